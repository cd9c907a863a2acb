import type { Tally } from './drive.ts';
import type { OwnShop } from './own-shop.ts';

/** How much the live heap may grow: caches still fill up, and each order adds an index entry. */
const MAX_GROWTH = 1.2;
const MAX_GROWTH_BYTES = 8 * 1024 * 1024;

/** Prints a line for each kind of request. Returns the number of errors. */
export function printTimes(tallies: ReadonlyMap<string, Tally>): number {
  console.log('\nkind          requests  errors      p50      p99      max  (ms)');
  const all: Tally = { times: [], errors: new Map() };
  for (const [name, tally] of tallies) {
    printLine(name, tally);
    all.times.push(...tally.times);
    for (const [what, times] of tally.errors) {
      all.errors.set(`${name}: ${what}`, times);
    }
  }
  printLine('all', all);
  for (const [what, times] of all.errors) console.log(`  ${times} x ${what}`);
  return sum(all);
}

const sum = ({ errors }: Tally) => [...errors.values()].reduce((one, other) => one + other, 0);

function printLine(name: string, tally: Tally): void {
  const sorted = tally.times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  const ms = (time = 0) => time.toFixed(1).padStart(9);
  const counts = `${String(sorted.length).padStart(8)}${String(sum(tally)).padStart(8)}`;
  console.log(`${name.padEnd(14)}${counts}${ms(at(0.5))}${ms(at(0.99))}${ms(sorted.at(-1))}`);
}

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
  const isFlat = after <= heap * MAX_GROWTH + MAX_GROWTH_BYTES;
  const mb = (bytes = 0) => `${Math.round(bytes / 1024 / 1024)} MB`;
  const short = seconds < 30 ? ' (too short a run to tell)' : '';
  console.log(
    `live heap: ${mb(heap)} at start, ${mb(after)} at end: ${isFlat ? 'flat' : 'GROWS'}${short}`,
  );
  const middle = resident[Math.floor(resident.length / 2)];
  console.log(
    `resident: ${mb(resident[0])} at start, ${mb(middle)} halfway, ${mb(resident.at(-1))} at end`,
  );
  return isFlat;
}
