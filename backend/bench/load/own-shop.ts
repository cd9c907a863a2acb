import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childrenOf, cpuMsOf, mappedBytesOf, memoryOf } from './process-figures.ts';

const builtServer = fileURLToPath(new URL('../../dist/src/server.js', import.meta.url));

/** Preloaded into a process: on SIGUSR2, collects garbage and prints the size of the heap. */
export const HEAP_ON_REQUEST = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => {
    globalThis.gc();
    process.stdout.write('heap ' + process.memoryUsage().heapUsed + '\\n');
  });
`)}`;

export const admin = { username: 'load', password: 'load-of-five-hundred' };

export type OwnShop = {
  url: string;
  /** From the start of its process until it accepted requests. */
  openedAfterMs: number;
  /** Returns the resident memory in bytes, including the database thread; undefined if unknown. */
  residentBytes: () => number | undefined;
  /** Like `residentBytes`, without the pages of files, which the system reclaims when it needs memory. */
  ownBytes: () => number | undefined;
  /** Returns how much of the resident memory is the mapped file of the database, in bytes. */
  mappedBytes: () => number;
  /** Returns the CPU time used so far, in milliseconds; undefined if unknown. */
  cpuMs: () => number | undefined;
  /** Returns its process and those that it has started. */
  pids: () => number[];
  /** Returns the size of the main thread's live objects, in bytes; of the given processes together. */
  heapBytes: (pids?: readonly number[]) => Promise<number>;
  /** Tells it to stop and waits for its end. Returns its exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the built shop with its emulator on a free port, with a temporary data folder that `fill` may
 * prepare or with a given one, which stays, and with the settings of `env` and Node's options besides the usual ones.
 */
export async function startOwnShop(
  fill: (dataDir: string) => Promise<void> = async () => {},
  {
    server = builtServer,
    env = {},
    execArgv = [],
    dataDir: given,
  }: {
    server?: string;
    env?: Record<string, string>;
    execArgv?: readonly string[];
    dataDir?: string;
  } = {},
): Promise<OwnShop> {
  if (!existsSync(server)) throw new Error('The shop is not built. Run `npm run build` first.');
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'book-store-load-'));
  mkdirSync(dataDir, { recursive: true });
  const output = path.join(dataDir, 'output');
  await fill(dataDir);
  const startedAt = performance.now();
  const args = [...execArgv, '--expose-gc', '--import', HEAP_ON_REQUEST, server];
  const child = spawn(process.execPath, args, {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
      // The load claims to come from many addresses, like a proxy.
      TRUST_PROXY: '1',
      ...env,
    },
    // A file never makes the shop wait, however much it logs.
    stdio: ['ignore', openSync(output, 'w'), 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const find = async (pattern: RegExp, from = 0): Promise<string> => {
    for (;;) {
      const printed = readFileSync(output).subarray(from).toString();
      const found = pattern.exec(printed)?.[1];
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`The shop has exited:\n${printed}`);
      await wait(50);
    }
  };
  const url = await find(/(http:\/\/localhost:\d+)/);
  const openedAfterMs = performance.now() - startedAt;
  await untilSignIn(url);

  return {
    url,
    openedAfterMs,
    residentBytes: () => memoryOf(child.pid, 'VmRSS'),
    ownBytes: () => memoryOf(child.pid, 'RssAnon'),
    mappedBytes: () => mappedBytesOf(child.pid, 'data.mdb'),
    cpuMs: () => cpuMsOf(child.pid),
    pids: () => [child.pid ?? 0, ...childrenOf(child.pid)],
    heapBytes: async (pids = [child.pid ?? 0]) => {
      let sum = 0;
      for (const pid of pids) {
        const { size } = statSync(output);
        process.kill(pid, 'SIGUSR2');
        sum += Number(await find(/heap (\d+)\n/, size));
      }
      return sum;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (!given) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

async function untilSignIn(url: string): Promise<void> {
  for (;;) {
    const { signIn } = (await (await fetch(`${url}/api/health`)).json()) as { signIn: string };
    if (signIn === 'up') return;
    await wait(200);
  }
}
