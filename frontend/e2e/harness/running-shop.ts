import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const server = fileURLToPath(new URL('../../../backend/dist/src/main/server.js', import.meta.url));
const READY_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 60_000;
/** Of a fixture that starts a shop, and stops it. */
export const SHOP_TIMEOUT_MS = READY_TIMEOUT_MS + STOP_TIMEOUT_MS;

export type RunningShop = {
  /** Its URL, without a trailing slash. */
  url: string;
  dataDir: string;
  /** Returns everything it has printed so far, including the admin's credentials. */
  output(): string;
  /** Stops it with SIGTERM; keeps its data. */
  halt(): Promise<void>;
  /** Kills it with SIGKILL, like a power cut; keeps its data. */
  kill(): Promise<void>;
  /** Restarts it with the same data and URL. */
  resume(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/**
 * Starts the built shop on a free port with its own data directory. Resolves once database and
 * sign-in are up.
 */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  if (!existsSync(server)) throw new Error('The shop is not built. Run `npm run build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = '';
  let child: ChildProcess | undefined;

  async function resume(): Promise<void> {
    const started = spawn(process.execPath, [server], {
      cwd: dataDir,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        BACKUP_EVERY: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const append = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    started.stdout.on('data', append);
    started.stderr.on('data', append);
    child = started;
    await waitUntilReady(url, started).catch(async (error: unknown) => {
      await end('SIGKILL');
      throw new Error(`The shop did not start. Its output:\n${output}`, { cause: error });
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const running = child;
    const exited = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    const late = wait(STOP_TIMEOUT_MS, 'late', { ref: false });
    if ((await Promise.race([exited, late])) !== 'late') return;
    running.kill('SIGKILL');
    await exited;
    throw new Error(`The shop took longer than ${STOP_TIMEOUT_MS} ms to stop.`);
  }

  await resume();
  return {
    url,
    dataDir,
    output: () => output,
    halt: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    resume,
    remove: async () => {
      await end('SIGTERM').finally(() => rm(dataDir, { recursive: true, force: true }));
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`It exited with code ${child.exitCode}.`);
    const health = await fetch(`${url}/api/health`)
      .then((reply) => reply.json() as Promise<{ status: string; signIn: string }>)
      .catch(() => undefined);
    if (health?.status === 'ok' && health.signIn === 'up') return;
    await wait(100);
  }
  throw new Error('It was not ready in time.');
}
