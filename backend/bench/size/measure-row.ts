import { setTimeout as wait } from 'node:timers/promises';
import type { Call, HttpClient } from '../load/http-client.ts';

/** One kind of request; `call` returns the next one. */
export type Row = {
  name: string;
  times: number;
  status?: number;
  /** Runs before each request and is not measured. */
  before?: () => Promise<unknown>;
  call: (at: number) => Call;
  /** A request that somebody else keeps sending. */
  probe: () => Call;
};

/** A row without the fields that all rows share. */
export type Kind = Omit<Row, 'probe' | 'times'> & { times?: number };

/** Long enough that an answer is not cached any more when the same request comes again. */
const PAUSE_MS = 5;
const PROBE_PAUSE_MS = 20;

/**
 * Sends a row's requests one after the other. Times in milliseconds; the CPU time of a request includes what
 * somebody else has asked for meanwhile.
 */
export async function measureRow(
  { client, cpuMs }: { client: HttpClient; cpuMs: () => number | undefined },
  { name, times, status = 200, before, call, probe }: Row,
): Promise<{ p50: string; p99: string; cpu: string; others: string }> {
  const durations: number[] = [];
  const cpuBefore = cpuMs() ?? 0;
  const stopProbing = probeWith(client, probe);
  for (let at = 0; at < times; at += 1) {
    await before?.();
    const next = call(at);
    const began = performance.now();
    const reply = await client.call(next);
    durations.push(performance.now() - began);
    if (reply.status !== status) {
      throw new Error(`${name}: ${next.path} returned ${reply.status} ${reply.text.slice(0, 200)}`);
    }
    await wait(PAUSE_MS);
  }
  const longest = await stopProbing();
  const cpu = ((cpuMs() ?? 0) - cpuBefore) / times;
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor((durations.length - 1) * share)] ?? 0;
  return {
    p50: at(0.5).toFixed(1),
    p99: at(0.99).toFixed(1),
    cpu: cpu.toFixed(1),
    others: longest.toFixed(0),
  };
}

/** Sends the request repeatedly. Returns a function that stops it and returns the longest time of a request. */
export function probeWith(client: HttpClient, probe: () => Call): () => Promise<number> {
  let stopped = false;
  let longest = 0;
  const probing = (async () => {
    while (!stopped) {
      const began = performance.now();
      await client.call(probe());
      longest = Math.max(longest, performance.now() - began);
      await wait(PROBE_PAUSE_MS);
    }
  })();
  // A shop that is away is reported by the row itself.
  probing.catch(() => {});
  return async () => {
    stopped = true;
    await probing;
    return longest;
  };
}
