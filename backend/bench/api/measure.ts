import autocannon from 'autocannon';

/** A server under load; `cpuMs` returns the CPU time that it has used, in milliseconds. */
export type Target = { url: string; cpuMs: () => number | undefined };
export type Measured = { perSecond: number; cpuUs: number };

export const CONNECTIONS = 32;
/** Number of client addresses: a single network would exceed its read budget. */
const CALLERS = 500;

/** Requests the paths in turn, as fast as the server replies. Throws if it replies with an error. */
export async function measure(
  { url, cpuMs }: Target,
  paths: readonly string[],
  seconds: number,
): Promise<Measured> {
  const requests = Array.from({ length: Math.max(CALLERS, paths.length) }, (_, at) => ({
    path: paths[at % paths.length] as string,
    headers: { 'x-forwarded-for': `198.51.${at >> 8}.${at & 255}` },
  }));
  const before = cpuMs() ?? Number.NaN;
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests });
  const used = (cpuMs() ?? Number.NaN) - before;
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} failed: ${paths[0]}`);
  return {
    perSecond: result.requests.total / result.duration,
    cpuUs: (used * 1000) / result.requests.total,
  };
}
