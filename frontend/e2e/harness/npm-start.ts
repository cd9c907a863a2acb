import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

export type NpmStart = {
  pid: number;
  output(): string;
  /** Resolves with npm's exit code, or 128 plus the signal number if a signal ended it. */
  ended: Promise<number>;
};

/** Runs `npm start` in its own process group, like a terminal, so that Ctrl-C can be simulated. */
export function npmStart(env: Record<string, string>): NpmStart {
  const child = spawn('npm', ['start'], {
    cwd: repository,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const append = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
  if (!child.pid) throw new Error('npm could not be started.');
  return { pid: child.pid, output: () => output, ended };
}

/** Simulates Ctrl-C: a terminal sends SIGINT to the whole process group. */
export const pressCtrlC = ({ pid }: NpmStart) => process.kill(-pid, 'SIGINT');

/** Returns the PIDs of a process and all its descendants. */
export function processTreeOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    pairs.flatMap(([child, ppid]) =>
      child && ppid === parent ? [child, ...childrenOf(child)] : [],
    );
  return [pid, ...childrenOf(pid)];
}

/** Cleans up after a test: terminates a shop that is still running, and kills it if necessary. */
export async function stopIfRunning({ pid }: NpmStart): Promise<void> {
  const tree = processTreeOf(pid).filter(isRunning);
  if (tree.length === 0) return;
  process.kill(pid, 'SIGTERM');
  for (const one of await stillRunning(tree, 10_000)) process.kill(one, 'SIGKILL');
}

/** Returns the processes that are still running after the timeout. */
export async function stillRunning(pids: number[], timeoutMs = 60_000): Promise<number[]> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && pids.some(isRunning)) await wait(50);
  return pids.filter(isRunning);
}

/** Returns whether a process is running; zombies (state Z) are not. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}
