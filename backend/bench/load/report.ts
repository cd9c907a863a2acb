import type { Tally } from './drive.ts';
import type { OwnShop } from './own-shop.ts';

/** How much the live heap may grow: caches still fill up, and each order adds an index entry. */
const MAX_GROWTH = 1.2;
const MAX_GROWTH_BYTES = 8 * 1024 * 1024;

/** Prints a line for each kind of request. Returns the number of errors. */
export function printTimes(tallies: ReadonlyMap<string, Tally>): number {
  console.log('\nkind          requests  errors      p50      p99      max  (ms)');
  for (const [name, tally] of tallies) printLine(name, summaryOf(new Map([[name, tally]])));
  const all = summaryOf(tallies);
  printLine('all', all);
  for (const error of all.errorLines) console.log(`  ${error}`);
  return all.errors;
}

export type Summary = {
  requests: number;
  errors: number;
  errorLines: string[];
  /** Times in milliseconds. */
  p50: number;
  p99: number;
  max: number;
};

export function summaryOf(tallies: ReadonlyMap<string, Tally>): Summary {
  const sorted = [...tallies.values()].flatMap(({ times }) => times).sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const errors = [...tallies].flatMap(([name, tally]) =>
    [...tally.errors].map(([what, times]) => ({ line: `${times} x ${name}: ${what}`, times })),
  );
  return {
    requests: sorted.length,
    errors: errors.reduce((sum, { times }) => sum + times, 0),
    errorLines: errors.map(({ line }) => line),
    p50: at(0.5),
    p99: at(0.99),
    max: sorted.at(-1) ?? 0,
  };
}

function printLine(name: string, { requests, errors, p50, p99, max }: Summary): void {
  const ms = (time: number) => time.toFixed(1).padStart(9);
  const counts = `${String(requests).padStart(8)}${String(errors).padStart(8)}`;
  console.log(`${name.padEnd(14)}${counts}${ms(p50)}${ms(p99)}${ms(max)}`);
}

/** Returns whether the live heap of `processes` processes did not grow. */
export const isFlat = (before: number, after: number, processes = 1): boolean =>
  after <= before * MAX_GROWTH + MAX_GROWTH_BYTES * processes;

export const toMb = (bytes = 0): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Measures CPU time and memory now, and the resident memory each second until `printShop`. */
export async function watchShop(own: OwnShop | undefined) {
  const heap = await own?.heapBytes();
  const cpu = own?.cpuMs();
  const resident: number[] = [];
  const measure = () => {
    const bytes = own?.residentBytes();
    if (bytes) resident.push(bytes);
  };
  measure();
  const timer = setInterval(measure, 1000);
  return { own, heap, cpu, resident, stop: () => clearInterval(timer) };
}

/** Prints CPU time, and memory at start and end. Returns whether the heap did not grow. */
export async function printShop(
  { own, heap, cpu, resident, stop }: Awaited<ReturnType<typeof watchShop>>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<boolean> {
  stop();
  if (!own || heap === undefined) {
    console.log('\nCPU and memory: unknown for a shop started elsewhere');
    return true;
  }
  const used = (own.cpuMs() ?? Number.NaN) - (cpu ?? Number.NaN);
  console.log(`\nCPU: ${(used / rate / seconds).toFixed(2)} ms a request, including the database`);
  const after = await own.heapBytes();
  const flat = isFlat(heap, after);
  const short = seconds < 30 ? ' (too short a run to tell)' : '';
  console.log(
    `live heap: ${toMb(heap)} at start, ${toMb(after)} at end: ${flat ? 'flat' : 'GROWS'}${short}`,
  );
  const middle = resident[Math.floor(resident.length / 2)];
  console.log(
    `resident: ${toMb(resident[0])} at start, ${toMb(middle)} halfway, ${toMb(resident.at(-1))} at end`,
  );
  return flat;
}
