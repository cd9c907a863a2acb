import { setTimeout as wait } from 'node:timers/promises';
import type { Call, HttpClient, Reply } from '../src/testing/app/http-client.ts';

/** One kind of request. */
export type Kind = {
  name: string;
  /** How often it comes, in percent. */
  share?: number;
  status?: number;
  call: () => Call;
  /** Called with each reply of the right status. */
  onReply?: (call: Call, reply: Reply) => void;
};
/** The times of requests in milliseconds, and what failed, by kind. */
export type Tallies = Record<string, { times: number[]; errors: string[] }>;

const TICK_MS = 10;
/** More pending requests than this count as errors and are not sent. */
const MAX_PENDING = 2000;

/**
 * Sends `rate` requests a second, whether or not there are replies to earlier ones, until the signal, and
 * waits for the last replies. Latency is measured from the time a request was due.
 */
export async function drive(
  client: HttpClient,
  kinds: readonly Kind[],
  { rate, seconds = Infinity, until }: { rate: number; seconds?: number; until?: AbortSignal },
): Promise<Tallies> {
  const { tallies, next, send } = sender(client, kinds);
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let sent = 0; sent < rate * seconds && !until?.aborted; await wait(TICK_MS)) {
    const due = Math.min(rate * seconds, ((performance.now() - startedAt) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const kind = next();
      if (running.size < MAX_PENDING) {
        const sending = send(kind, startedAt + (sent / rate) * 1000);
        running.add(sending);
        sending.then(() => running.delete(sending));
      } else tallies[kind.name]?.errors.push('not sent: too many pending');
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
): Promise<Tallies> {
  const { tallies, next, send } = sender(client, kinds);
  const endsAt = performance.now() + seconds * 1000;
  const keepSending = async () => {
    while (performance.now() < endsAt) await send(next(), performance.now());
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  return tallies;
}

function sender(client: HttpClient, kinds: readonly Kind[]) {
  const tallies: Tallies = {};
  for (const { name } of kinds) tallies[name] = { times: [], errors: [] };
  const deck = kinds.flatMap((kind) => Array.from({ length: kind.share ?? 1 }, () => kind));
  return {
    tallies,
    next: () => any(deck),
    send: async ({ name, status = 200, call, onReply }: Kind, due: number): Promise<void> => {
      try {
        const sent = call();
        const reply = await client.call(sent);
        if (reply.status === status) onReply?.(sent, reply);
        else tallies[name]?.errors.push(`${reply.status} ${reply.text().slice(0, 120)}`);
      } catch (error) {
        tallies[name]?.errors.push(String(error));
      }
      tallies[name]?.times.push(performance.now() - due);
    },
  };
}

/** Returns the number of requests, the quantiles of their times and the errors of several kinds. */
export function summaryOf(tallies: Tallies) {
  const errors = Object.values(tallies).flatMap(({ errors }) => errors);
  const times = Object.values(tallies).flatMap(({ times }) => times);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { requests: times.length, errors, p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** Prints a row of a Markdown table; numbers are rounded to a tenth. */
export function printRow(...cells: readonly (string | number)[]): void {
  const shown = cells.map((cell) => (typeof cell === 'number' ? +cell.toFixed(1) : cell));
  console.log(`| ${shown.join(' | ')} |`);
}

export function printHead(...names: readonly string[]): void {
  printRow(...names);
  printRow(...names.map(() => '---'));
}

/** Prints a row for each kind of request, and the errors. Returns their number. */
export function printTallies(tallies: Tallies): number {
  printHead('', 'requests', 'errors', 'p50 ms', 'p99', 'max');
  for (const [name, tally] of Object.entries(tallies)) {
    const { requests, errors, p50, p99, max } = summaryOf({ [name]: tally });
    printRow(name, requests, errors.length, p50, p99, max);
  }
  const { errors } = summaryOf(tallies);
  for (const error of new Set(errors)) console.log(error);
  return errors.length;
}

export function any<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
