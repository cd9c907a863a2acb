import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../shared/errors.ts';
import { type Account, accountFile } from './account-file.ts';
import { type EmulatorClient, type EmulatorReply, emulatorClient } from './emulator-client.ts';
import { startEmulatorProcess } from './emulator-process-host.ts';

export type Log = { info(message: string): void; warn(message: string): void };
export type SignInState = 'up' | 'starting' | 'down';

type Options = { projectId: string; dataDir: string; log: Log };
type Call = { method: string; path: string; body?: unknown };

const BACK_OFF_MS = [500, 1000, 2000, 5000, 15_000, 30_000];
const STEADY_AFTER_MS = 60_000;

/**
 * Keeps the emulator running: starts it with the saved accounts, starts it again when it ends, and
 * saves the accounts after every call that changes one, before the answer is given.
 */
export function runEmulator({ projectId, dataDir, log }: Options) {
  let state: SignInState = 'starting';
  let client: EmulatorClient | undefined;
  const ending = new AbortController();
  const admin = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const file = accountFile(dataDir, readAccounts);

  async function readAccounts(): Promise<Account[]> {
    const path = `${admin}/accounts:batchGet?maxResults=-1`;
    const { status, body } = await send({ method: 'GET', path, asOwner: true });
    if (status !== 200) throw new Error(`The sign-in emulator answered ${status} to a backup.`);
    return (body as { users?: Account[] }).users ?? [];
  }

  async function send(call: Call & { asOwner?: boolean }): Promise<EmulatorReply> {
    if (!client || state !== 'up') throw notThere();
    try {
      return await client.call(call);
    } catch (cause) {
      throw notThere(cause);
    }
  }

  /** Runs one emulator from start to end; resolves with how it ended. */
  async function runOnce(accounts: Account[]): Promise<string> {
    const child = await startEmulatorProcess(projectId, accounts, ending.signal);
    client = emulatorClient(child.socketPath);
    // As new Firebase projects are: an unknown account and a wrong password look the same.
    const privacy = client.call({
      method: 'PATCH',
      path: `/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
      body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
      asOwner: true,
    });
    // One that hangs would live on beside the next.
    await privacy.catch(async (error: unknown) => {
      await child.kill();
      throw error;
    });
    state = 'up';
    log.info('Sign-in is ready.');
    return child.gone;
  }

  async function keepRunning(): Promise<void> {
    for (let failures = 0; !ending.signal.aborted; failures += 1) {
      const begun = Date.now();
      let accounts: Account[];
      try {
        accounts = await file.load();
      } catch (error) {
        state = 'down';
        log.warn(`Sign-in stays off: ${(error as Error).message}`);
        return;
      }
      const reason = await runOnce(accounts).catch((error: Error) => error.message);
      client?.close();
      client = undefined;
      if (ending.signal.aborted) return;
      state = 'down';
      if (Date.now() - begun > STEADY_AFTER_MS) failures = 0;
      const pause = BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)] ?? 0;
      log.warn(`Sign-in is away and comes back in ${pause} ms. ${reason}`);
      await wait(pause, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const running = keepRunning();

  return {
    state: () => state,
    /** Sends a customer's call. Throws `unavailable` while the emulator isn't there. */
    send: (call: Call): Promise<EmulatorReply> => send(call),
    /** Resolves when all accounts, as they are now, are on disk. Throws `unavailable` if they can't be. */
    async save(): Promise<void> {
      await file.save().catch((cause: Error) => {
        log.warn(`The accounts could not be saved: ${cause.message}`);
        throw notThere(cause);
      });
    },
    /** Ends the emulator once the accounts under way are saved. */
    async stop(): Promise<void> {
      await file.settled();
      ending.abort();
      await running;
      state = 'down';
    },
  };
}

export type RunningEmulator = ReturnType<typeof runEmulator>;

function notThere(cause?: unknown): AppError {
  return new AppError('unavailable', {
    detail: 'Sign-in is not ready yet. Please try again in a few seconds.',
    retryAfter: 3,
    cause,
  });
}
