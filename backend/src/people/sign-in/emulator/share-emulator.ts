import cluster, { type Worker } from 'node:cluster';
import { EMULATOR_PROJECT, type SharedEmulator } from '../create-sign-in.ts';
import { type Log, runEmulator, type SignInState, unavailable } from './emulator.ts';

const METHODS = ['send', 'change', 'findAccount', 'makeCode'] as const;
type Method = (typeof METHODS)[number];

/** A worker's call of the emulator, the reply, and what the emulator is doing. */
type Call = { emulatorCall: number; method: Method; argument: unknown };
type Reply = { emulatorReply: number; result?: unknown; failed: boolean };
type State = { emulatorState: SignInState };

/** How soon workers learn that the emulator has started or ended. */
const STATE_INTERVAL_MS = 200;

/** Runs the emulator in this process for all workers of the cluster. */
export function shareEmulator(options: { dataDir: string; log: Log }): {
  stop: () => Promise<void>;
} {
  const emulator = runEmulator({ projectId: EMULATOR_PROJECT, ...options });
  const answer = async (worker: Worker, message: Partial<Call>) => {
    const { emulatorCall, method, argument } = message;
    if (emulatorCall === undefined || !method || !METHODS.includes(method)) return;
    const run = emulator[method] as (argument: unknown) => Promise<unknown>;
    const outcome = await run(argument).then(
      (result) => ({ result, failed: false }),
      () => ({ failed: true }),
    );
    if (worker.isConnected())
      worker.send({ emulatorReply: emulatorCall, ...outcome } satisfies Reply);
  };
  cluster.on('message', answer);
  const telling = setInterval(() => {
    const state: State = { emulatorState: emulator.state() };
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker?.isConnected()) worker.send(state);
    }
  }, STATE_INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(telling);
      cluster.off('message', answer);
      await emulator.stop();
    },
  };
}

/** Returns the emulator that the parent process runs, for a worker. */
export function useSharedEmulator(): SharedEmulator {
  let state: SignInState = 'starting';
  let calls = 0;
  const pending = new Map<number, (reply: Reply) => void>();
  process.on('message', (message: Partial<Reply & State>) => {
    if (message.emulatorState) state = message.emulatorState;
    const { emulatorReply } = message;
    if (emulatorReply === undefined) return;
    pending.get(emulatorReply)?.(message as Reply);
    pending.delete(emulatorReply);
  });

  const call = (method: Method) => async (argument: unknown) => {
    calls += 1;
    const message: Call = { emulatorCall: calls, method, argument };
    const reply = await new Promise<Reply>((resolve) => {
      pending.set(message.emulatorCall, resolve);
      process.send?.(message);
    });
    if (reply.failed) throw unavailable();
    return reply.result;
  };
  return {
    ...(Object.fromEntries(METHODS.map((method) => [method, call(method)])) as Pick<
      SharedEmulator,
      Method
    >),
    state: () => state,
    stop: async () => {},
  };
}
