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
  /** The private socket on which it listens; only this user can access it, and no port is opened. */
  socketPath: string;
  /** Resolves with a description of how it ended. */
  gone: Promise<string>;
  /** Replaces all its accounts; kills it if it does not respond. */
  restore(accounts: Account[]): Promise<void>;
  kill(): Promise<void>;
};

const START_TIMEOUT_MS = 60_000;
const RESTORE_TIMEOUT_MS = 10_000;
const OUTPUT_MAX_LENGTH = 2000;

/**
 * Starts the emulator with these accounts. Resolves when it is ready; rejects with its last output if it
 * exits first or takes longer than a minute. It exits on `ending`, or when this process does.
 */
export async function startEmulatorProcess(
  projectId: string,
  accounts: Account[],
  ending: AbortSignal,
): Promise<EmulatorProcess> {
  const folder = await makeEmulatorFolder();
  if (ending.aborted) {
    await rm(folder, { recursive: true, force: true });
    ending.throwIfAborted();
  }
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
    const acknowledged = once(child, 'message', {
      signal: AbortSignal.timeout(RESTORE_TIMEOUT_MS),
    });
    child.send({ accounts } satisfies RestoreMessage, () => {});
    await Promise.race([acknowledged, gone]).catch(kill);
  };
  return { socketPath, gone, restore, kill };
}

function forkEmulator(cwd: string): ChildProcess {
  // From source (development, tests) Node 20 needs tsx for TypeScript; the build does not.
  const fromSource = import.meta.url.endsWith('.ts');
  const entry = new URL(`./emulator-process.${fromSource ? 'ts' : 'js'}`, import.meta.url);
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const args = fromSource ? ['--import', tsx()] : [];
  return spawn(process.execPath, [...args, fileURLToPath(entry)], {
    cwd,
    // Passes on nothing of this process's environment, which contains secrets.
    env: { PATH: '', HOME: cwd, CI: '1', NODE_OPTIONS: '' },
    // Its own process group: Ctrl-C in a terminal goes to the shop, which then stops the emulator.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/**
 * Keeps the output during startup to explain a failure. Discards later output, which would contain
 * customers' emails and reset links.
 */
function endOf(child: ChildProcess): Promise<string> {
  let output = '';
  const listen = (part: Buffer) => {
    output = (output + part.toString('utf8')).slice(-OUTPUT_MAX_LENGTH);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', listen);
  child.once('message', () => {
    output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.off('data', listen).resume();
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(`(${signal ?? code}) ${output}`.trim()));
  });
}

async function ready(child: ChildProcess, gone: Promise<string>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      new Promise((resolve) => child.once('message', resolve)),
      gone.then((how) => {
        throw new Error(`The sign-in emulator exited during startup ${how}`);
      }),
      new Promise((_, reject) => {
        timer = setTimeout(
          () => reject(new Error('The sign-in emulator took longer than a minute to start.')),
          START_TIMEOUT_MS,
        );
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
