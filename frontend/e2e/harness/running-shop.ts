import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const server = fileURLToPath(new URL('../../../backend/dist/src/server.js', import.meta.url));
const READY_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 15_000;

export type RunningShop = {
  /** Its address, without a slash at the end. */
  url: string;
  dataDir: string;
  /** All that it printed so far; a journey finds the admin's sign-in here. */
  output(): string;
  /** Ends it like Ctrl-C does; the data stay. */
  halt(): Promise<void>;
  /** Ends it like a power cut does; the data stay. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same address. */
  resume(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

/**
 * Starts the built shop on a free port with a data folder of its own. Resolves once database and
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
    const one = spawn(process.execPath, [server], {
      cwd: dataDir,
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const listen = (part: Buffer) => {
      output += part.toString('utf8');
    };
    one.stdout.on('data', listen);
    one.stderr.on('data', listen);
    child = one;
    await waitUntilReady(url, one).catch(async (error: unknown) => {
      await end('SIGKILL');
      throw new Error(`The shop did not open. It said:\n${output}`, { cause: error });
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const one = child;
    const gone = new Promise((resolve) => one.once('exit', resolve));
    one.kill(signal);
    const late = wait(STOP_TIMEOUT_MS, 'late', { ref: false });
    if ((await Promise.race([gone, late])) !== 'late') return;
    one.kill('SIGKILL');
    await gone;
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
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.`);
    const health = await fetch(`${url}/api/health`)
      .then((reply) => reply.json() as Promise<{ status: string; signIn: string }>)
      .catch(() => undefined);
    if (health?.status === 'ok' && health.signIn === 'up') return;
    await wait(100);
  }
  throw new Error('It was not ready in time.');
}
