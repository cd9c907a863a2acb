import { setTimeout as wait } from 'node:timers/promises';
import type { HttpClient } from './http-client.ts';
import type { Kind } from './visitors.ts';

const TICK_MS = 10;
/** More pending requests than this count as errors and are not sent. */
const MAX_PENDING = 2000;

export type Tally = { times: number[]; errors: Map<string, number> };

/**
 * Sends `rate` requests a second, whether or not there are replies to earlier ones, and waits for the
 * last replies. Latency is measured from the time a request was due.
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
  const startedAt = performance.now();

  async function send({ name, status, call }: Kind, due: number): Promise<void> {
    const tally = tallies.get(name);
    const fail = (error: string) => tally?.errors.set(error, (tally.errors.get(error) ?? 0) + 1);
    if (running.size >= MAX_PENDING) {
      fail('not sent: too many pending');
      return;
    }
    try {
      const reply = await client.call(call());
      if (reply.status !== status) fail(`${reply.status} ${reply.text.slice(0, 120)}`);
    } catch (error) {
      fail((error as Error).message || (error as Error).name);
    }
    tally?.times.push(performance.now() - due);
  }

  for (let sent = 0; sent < rate * seconds; await wait(TICK_MS)) {
    const due = Math.min(rate * seconds, ((performance.now() - startedAt) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const kind = deck[Math.floor(Math.random() * deck.length)];
      if (!kind) break;
      const request = send(kind, startedAt + (sent / rate) * 1000).finally(() =>
        running.delete(request),
      );
      running.add(request);
    }
  }
  await Promise.all(running);
  return tallies;
}
