import { setTimeout as wait } from 'node:timers/promises';
import type { HttpClient } from './http-client.ts';
import type { Kind } from './visitors.ts';

const TICK_MS = 10;
/** More pending requests than this count as errors and are not sent. */
const MAX_PENDING = 2000;

export type Tally = { times: number[]; errors: Map<string, number> };

/**
 * Sends `rate` requests a second, whether or not there are replies to earlier ones, until the signal, and
 * waits for the last replies. Latency is measured from the time a request was due.
 */
export async function drive(
  client: HttpClient,
  kinds: readonly Kind[],
  { rate, seconds, until }: { rate: number; seconds: number; until?: AbortSignal },
): Promise<Map<string, Tally>> {
  const { tallies, next, send, refuse } = sender(client, kinds);
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let sent = 0; sent < rate * seconds && !until?.aborted; await wait(TICK_MS)) {
    const due = Math.min(rate * seconds, ((performance.now() - startedAt) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const kind = next();
      if (running.size >= MAX_PENDING) {
        refuse(kind);
        continue;
      }
      const request = send(kind, startedAt + (sent / rate) * 1000).finally(() =>
        running.delete(request),
      );
      running.add(request);
    }
  }
  await Promise.all(running);
  return tallies;
}

/** Sends requests over a number of connections, on each as soon as the reply to the last one is there. */
export async function saturate(
  client: HttpClient,
  kinds: readonly Kind[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Map<string, Tally>> {
  const { tallies, next, send } = sender(client, kinds);
  const endsAt = performance.now() + seconds * 1000;
  const keepSending = async () => {
    while (performance.now() < endsAt) await send(next(), performance.now());
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  return tallies;
}

function sender(client: HttpClient, kinds: readonly Kind[]) {
  const tallies = new Map(
    kinds.map(({ name }): [string, Tally] => [name, { times: [], errors: new Map() }]),
  );
  const deck = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  const fail = ({ name }: Kind, error: string) => {
    const errors = tallies.get(name)?.errors;
    errors?.set(error, (errors.get(error) ?? 0) + 1);
  };

  async function send(kind: Kind, due: number): Promise<void> {
    try {
      const call = kind.call();
      const reply = await client.call(call);
      if (reply.status !== kind.status) fail(kind, `${reply.status} ${reply.text.slice(0, 120)}`);
      else kind.onReply?.(call, reply);
    } catch (error) {
      fail(kind, (error as Error).message || (error as Error).name);
    }
    tallies.get(kind.name)?.times.push(performance.now() - due);
  }
  return {
    tallies,
    /** Draws a kind, each as often as its share says. */
    next: () => deck[Math.floor(Math.random() * deck.length)] as Kind,
    send,
    refuse: (kind: Kind) => fail(kind, 'not sent: too many pending'),
  };
}
