import { setTimeout as wait } from 'node:timers/promises';
import type { HttpClient } from './http-client.ts';
import type { Kind } from './visitors.ts';

const TICK = 10;
/** Requests that may wait for an answer at once; what comes on top is an error of its own. */
const UNDER_WAY = 2000;

export type Tally = { times: number[]; errors: Map<string, number> };

/**
 * Sends `rate` requests a second for so many seconds, whether or not earlier ones are answered, and
 * waits for the last answers. Times count from the moment a request was due.
 */
export async function drive(
  client: HttpClient,
  kinds: readonly Kind[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Map<string, Tally>> {
  const tallies = new Map(
    kinds.map(({ name }): [string, Tally] => [name, { times: [], errors: new Map() }]),
  );
  const deck = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  const running = new Set<Promise<void>>();
  const began = performance.now();

  async function send({ name, status, call }: Kind, due: number): Promise<void> {
    const tally = tallies.get(name);
    const fail = (what: string) => tally?.errors.set(what, (tally.errors.get(what) ?? 0) + 1);
    if (running.size >= UNDER_WAY) {
      fail('not sent: too many under way');
      return;
    }
    const what = call();
    try {
      const answer = await client.call(what);
      if (answer.status !== status) fail(`${answer.status} ${answer.text.slice(0, 120)}`);
    } catch (error) {
      fail((error as Error).message || (error as Error).name);
    }
    tally?.times.push(performance.now() - due);
  }

  for (let sent = 0; sent < rate * seconds; await wait(TICK)) {
    const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const kind = deck[Math.floor(Math.random() * deck.length)];
      if (!kind) break;
      const request = send(kind, began + (sent / rate) * 1000).finally(() =>
        running.delete(request),
      );
      running.add(request);
    }
  }
  await Promise.all(running);
  return tallies;
}
