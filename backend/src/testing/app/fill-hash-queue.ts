import { type Lane, OWN_COMMAND, queueHash } from '../../people/sign-in/hash-queue.ts';

/** At least the capacity of any lane. */
const HASHES = 100;

/** Fills a lane of the hash queue until the returned function is called. */
export function fillHashQueue(lane: Lane): () => Promise<unknown> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = [queueHash(() => held, OWN_COMMAND)];
  for (let at = 0; at < HASHES; at += 1) {
    waiting.push(queueHash(async () => {}, { lane, network: `filler ${at}` }));
  }
  const settled = Promise.allSettled(waiting);
  return () => {
    release();
    return settled;
  };
}
