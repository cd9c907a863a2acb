import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

export type NpmStart = {
  pid: number;
  output(): string;
  /** Resolves with npm's exit code, a signal's number plus 128 where one ended it. */
  ended: Promise<number>;
};

/** `npm start` as typed in a terminal: in a process group of its own, so that Ctrl-C can be pressed. */
export function npmStart(env: Record<string, string>): NpmStart {
  const child = spawn('npm', ['start'], {
    cwd: repository,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const listen = (part: Buffer) => {
    output += part.toString('utf8');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
  if (!child.pid) throw new Error('npm could not be started.');
  return { pid: child.pid, output: () => output, ended };
}

/** Presses Ctrl-C: the terminal sends SIGINT to the whole group. */
export const pressCtrlC = ({ pid }: NpmStart) => process.kill(-pid, 'SIGINT');

/** The process and all that it started, directly or not. */
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

/** Clears up after a test: asks a shop that still runs to end, and makes it. */
export async function stopIfRunning({ pid }: NpmStart): Promise<void> {
  const family = processTreeOf(pid).filter(runs);
  if (family.length === 0) return;
  process.kill(pid, 'SIGTERM');
  for (const one of await stillRunning(family, 10_000)) process.kill(one, 'SIGKILL');
}

/** Those of the processes that still run after giving them a moment to end. */
export async function stillRunning(pids: number[], timeoutMs = 3000): Promise<number[]> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && pids.some(runs)) await wait(50);
  return pids.filter(runs);
}

/** What is left of an ended process until its parent has heard of it (state Z) does not run. */
function runs(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}
