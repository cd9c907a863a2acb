import { createServer } from 'node:net';

/**
 * The ports of each worker. They lie below those that systems give to whoever asks for any: such a port may be given
 * away again before the shop has started that is to listen on it.
 */
const FIRST = 20_000;
const EACH = 1000;
const { TEST_PARALLEL_INDEX = '0' } = process.env;
/** Other runs on this machine begin elsewhere. */
let next = FIRST + Number(TEST_PARALLEL_INDEX) * EACH + (process.pid % (EACH / 2));

/** Returns an unused port, which nobody else gets. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
