import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface EngineChild {
  uri: string;
  openedMs: number;
  /** kill -9: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

export async function startChild(dataDir: string): Promise<EngineChild> {
  const file = fileURLToPath(new URL('./engine-process.mjs', import.meta.url));
  const child: ChildProcess = fork(file, [dataDir], { execArgv: [] });
  const ended = once(child, 'exit');
  const [ready] = await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error('the engine did not start');
    }),
  ]);
  return {
    ...(ready as { uri: string; openedMs: number }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
