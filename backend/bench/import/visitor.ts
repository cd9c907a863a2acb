import { setTimeout as wait } from 'node:timers/promises';
import type { HttpClient } from '../load/http-client.ts';

const PATHS = [
  '/api/books/?limit=20',
  '/api/books/?q=the&limit=8',
  '/api/books/facets?category=horror',
  '/api/books/?category=fiction&sort=price&limit=20',
  '/api/genres',
  '/',
  '/api/books/?sort=title&page=3&limit=20',
];
const PAUSE_MS = 40;

export type Waits = { p50: number; p95: number; longest: number };

/** Lets a visitor browse until stopped. Returns how to stop it, which returns how long each answer took. */
export function startVisitor({ call }: HttpClient): () => Promise<Waits> {
  const durations: number[] = [];
  let stopped = false;
  const browsing = (async () => {
    for (let at = 0; !stopped; at += 1) {
      const path = PATHS[at % PATHS.length] as string;
      const began = performance.now();
      const { status } = await call({ path });
      if (status !== 200) throw new Error(`${path} returned ${status}.`);
      durations.push(performance.now() - began);
      await wait(PAUSE_MS);
    }
  })();
  // Reported to the caller of the returned function.
  browsing.catch(() => {});
  return async () => {
    stopped = true;
    await browsing;
    durations.sort((a, b) => a - b);
    const at = (share: number) => durations[Math.floor((durations.length - 1) * share)] ?? 0;
    return { p50: at(0.5), p95: at(0.95), longest: at(1) };
  };
}
