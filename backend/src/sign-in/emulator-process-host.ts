import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Account } from './account-file.ts';
import { makeEmulatorFolder, socketIn } from './emulator-folder.ts';
import type { RestoreMessage, StartMessage } from './emulator-process.ts';

export type EmulatorProcess = {
  /** Where it listens: only this user of this machine gets there, no port is opened. */
  socketPath: string;
  /** Resolves with how it ended, once it is gone. */
  gone: Promise<string>;
  /** Gives it these accounts and no others; ends it where it can't be told. */
  restore(accounts: Account[]): Promise<void>;
  kill(): Promise<void>;
};

const READY_WITHIN_MS = 60_000;
const RESTORED_WITHIN_MS = 10_000;
const LAST_WORDS = 2000;

/**
 * Starts the emulator with these accounts. Resolves when it answers; rejects with its last words
 * when it ends before, or takes longer than a minute. It ends on `ending`, or when this process does.
 */
export async function startEmulatorProcess(
  projectId: string,
  accounts: Account[],
  ending: AbortSignal,
): Promise<EmulatorProcess> {
  const folder = await makeEmulatorFolder();
  const socketPath =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\shop-sign-in-${randomBytes(8).toString('hex')}`
      : socketIn(folder);
  const child = forkEmulator(folder);
  const gone = endOf(child).finally(() => rm(folder, { recursive: true, force: true }));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  child.send({ projectId, folder, socketPath, accounts } satisfies StartMessage, () => {});
  const end = () => child.kill('SIGKILL');
  ending.addEventListener('abort', end);
  gone.finally(() => ending.removeEventListener('abort', end));
  await ready(child, gone).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  const restore = async (accounts: Account[]) => {
    const told = once(child, 'message', { signal: AbortSignal.timeout(RESTORED_WITHIN_MS) });
    child.send({ accounts } satisfies RestoreMessage, () => {});
    await Promise.race([told, gone]).catch(kill);
  };
  return { socketPath, gone, restore, kill };
}

function forkEmulator(cwd: string): ChildProcess {
  // From source (development, tests) Node 20 needs tsx to read TypeScript; the build needs nothing.
  const fromSource = import.meta.url.endsWith('.ts');
  const entry = new URL(`./emulator-process.${fromSource ? 'ts' : 'js'}`, import.meta.url);
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const args = fromSource ? ['--import', tsx()] : [];
  return spawn(process.execPath, [...args, fileURLToPath(entry)], {
    cwd,
    // Nothing of this process's environment, which holds secrets.
    env: { PATH: '', HOME: cwd, CI: '1', NODE_OPTIONS: '' },
    // A group of its own: Ctrl-C in a terminal is for the shop, which then ends the emulator.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/**
 * What it said at its start is kept to explain a failure. What it says later is thrown away: it
 * would name customers and their reset links.
 */
function endOf(child: ChildProcess): Promise<string> {
  let words = '';
  const listen = (part: Buffer) => {
    words = (words + part.toString('utf8')).slice(-LAST_WORDS);
  };
  for (const output of [child.stdout, child.stderr]) output?.on('data', listen);
  child.once('message', () => {
    words = '';
    for (const output of [child.stdout, child.stderr]) output?.off('data', listen).resume();
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(`(${signal ?? code}) ${words}`.trim()));
  });
}

async function ready(child: ChildProcess, gone: Promise<string>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      new Promise((resolve) => child.once('message', resolve)),
      gone.then((how) => {
        throw new Error(`The sign-in emulator ended at its start ${how}`);
      }),
      new Promise((_, reject) => {
        timer = setTimeout(
          () => reject(new Error('The sign-in emulator took longer than a minute to start.')),
          READY_WITHIN_MS,
        );
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
