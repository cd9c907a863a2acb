import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../platform/errors/errors.ts';
import { type Account, accountFile } from './account-file.ts';
import { type EmulatorClient, type EmulatorReply, emulatorClient } from './emulator-client.ts';
import { type EmulatorProcess, startEmulatorProcess } from './emulator-process-host.ts';

export type Log = { info(message: string): void; warn(message: string): void };
export type SignInState = 'up' | 'starting' | 'down';

type Options = { projectId: string; dataDir: string; log: Log };
type Call = { method: string; path: string; body?: unknown };
type Key = { email: string; localId?: undefined } | { email?: undefined; localId: string };

/** A start takes seconds of CPU time itself, so that even a crash after each leaves room for the shop. */
const RESTART_DELAYS_MS = [0, 250, 500, 1000, 2000, 5000];
/** After running this long, the restart delays start over. */
const STABLE_AFTER_MS = 10_000;
const PROBE_INTERVAL_MS = 3000;
const PROBES_MISSED_MAX = 2;

/**
 * Keeps the emulator running: starts it with the saved accounts, restarts it when it exits or hangs, and
 * saves the accounts after every call that changes one, before the response is sent.
 */
export function runEmulator({ projectId, dataDir, log }: Options) {
  let state: SignInState = 'starting';
  let client: EmulatorClient | undefined;
  let child: EmulatorProcess | undefined;
  /** How often the emulator reverted to the accounts on disk, which may undo earlier calls. */
  let rollbacks = 0;
  const ending = new AbortController();
  const admin = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const file = accountFile(dataDir, {
    read: readAccounts,
    async restore(accounts) {
      await child?.restore(accounts);
      rollbacks += 1;
    },
  });

  async function readAccounts(): Promise<Account[]> {
    const path = `${admin}/accounts:batchGet?maxResults=-1`;
    const { status, body } = await send({ method: 'GET', path, asOwner: true });
    if (status !== 200) throw new Error(`The sign-in emulator replied ${status} to a backup.`);
    return (body as { users?: Account[] }).users ?? [];
  }

  async function send(call: Call & { asOwner?: boolean }): Promise<EmulatorReply> {
    if (!client || state !== 'up') throw unavailable();
    try {
      return await client.call(call);
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  /** Runs one emulator from start to exit. Resolves with a description of how it ended. */
  async function runOnce(accounts: Account[]): Promise<string> {
    child = await startEmulatorProcess(projectId, accounts, ending.signal);
    rollbacks += 1;
    const { gone, kill } = child;
    client = emulatorClient(child.socketPath);
    // Like in new Firebase projects, an unknown account and a wrong password look the same.
    const privacy = client.call({
      method: 'PATCH',
      path: `/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
      body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
      asOwner: true,
    });
    // Otherwise a hung emulator would keep running beside the next one.
    await privacy.catch(async (error: unknown) => {
      await kill();
      throw error;
    });
    state = 'up';
    log.info('Sign-in is ready.');
    await endOrHang(client, gone);
    await kill();
    return gone;
  }

  /** Resolves when the emulator has exited, or has not responded for some seconds. */
  async function endOrHang({ isAnswering }: EmulatorClient, gone: Promise<string>) {
    const ended = new AbortController();
    gone.finally(() => ended.abort());
    for (let missed = 0; missed < PROBES_MISSED_MAX; ) {
      await wait(PROBE_INTERVAL_MS, undefined, { signal: ended.signal }).catch(() => {});
      if (ended.signal.aborted) return;
      missed = (await isAnswering()) ? 0 : missed + 1;
      state = missed === 0 ? 'up' : 'down';
    }
    log.warn('Sign-in has stopped responding.');
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
      child = undefined;
      if (ending.signal.aborted) return;
      state = 'down';
      if (Date.now() - begun > STABLE_AFTER_MS) failures = 0;
      const delayMs = RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)] ?? 0;
      const when = delayMs === 0 ? 'at once' : `in ${delayMs} ms`;
      log.warn(`Sign-in is down and restarts ${when}. ${reason}`);
      await wait(delayMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const running = keepRunning();

  return {
    state: () => state,
    /** Sends a customer's call. Throws `unavailable` while the emulator is down. */
    send: (call: Call): Promise<EmulatorReply> => send(call),
    /**
     * Sends a call that may change an account. Resolves when the change is on disk. Throws `unavailable`
     * if that fails, and then nothing has changed.
     */
    async change(call: Call): Promise<EmulatorReply> {
      const before = rollbacks;
      const reply = await send(call);
      if (reply.status !== 200) return reply;
      await file.save().catch((cause: Error) => {
        log.warn(`The accounts could not be saved: ${cause.message}`);
        throw unavailable(cause);
      });
      if (rollbacks !== before) throw unavailable();
      return reply;
    },
    /** Returns the account with this email (in lower case) or this id. Throws `unavailable`. */
    async findAccount({ email, localId }: Key): Promise<Account | undefined> {
      const path = `${admin}/accounts:lookup`;
      const body = email === undefined ? { localId: [localId] } : { email: [email] };
      const { body: found } = await send({ method: 'POST', path, body, asOwner: true });
      return (found as { users?: Account[] }).users?.[0];
    },
    /** Returns the code of a link to an address; undefined for an unknown one. */
    async makeCode(wanted: {
      requestType: CodePurpose;
      email: string;
    }): Promise<string | undefined> {
      const path = `${admin}/accounts:sendOobCode`;
      const body = { ...wanted, returnOobLink: true };
      const { body: made } = await send({ method: 'POST', path, body, asOwner: true });
      return (made as { oobCode?: string }).oobCode;
    },
    /** Stops the emulator after pending writes. */
    async stop(): Promise<void> {
      await file.settled();
      ending.abort();
      await running;
      state = 'down';
    },
  };
}

/** What a link that is sent to an address is good for. */
export type CodePurpose = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

export type RunningEmulator = ReturnType<typeof runEmulator>;

/** Returns the error for an emulator that is not running. */
export function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', {
    detail: 'Sign-in is not ready yet. Please try again in a few seconds.',
    retryAfter: 3,
    cause,
  });
}
