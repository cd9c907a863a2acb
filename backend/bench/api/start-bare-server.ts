import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { cpuMsOf } from '../load/process-figures.ts';
import type { Imitated } from './bare-server.ts';
import type { Target } from './measure.ts';

const program = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

export type BareServer = Target & {
  imitate: (answer: Imitated) => Promise<void>;
  stop: () => void;
};

/** Starts a bare server in its own process. */
export async function startBareServer(kind: 'http' | 'express'): Promise<BareServer> {
  const child = fork(program, [kind]);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return {
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMsOf(child.pid),
    imitate: async (answer) => {
      child.send(answer);
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
}
