import type { Tally } from './drive.ts';
import type { OwnShop } from './own-shop.ts';

/** What the live heap may grow by in a run: caches still fill, and each order leaves an index entry. */
const GROWTH = 1.2;
const ROOM = 8 * 1024 * 1024;

/** Prints a line for each kind of request; answers how many errors there were. */
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

/** Takes the memory now, and the resident memory each second until `printShop`. */
export async function watchShop(own: OwnShop | undefined) {
  const heap = await own?.heap();
  const processor = own?.processor();
  const resident: number[] = [];
  const look = () => {
    const bytes = own?.resident();
    if (bytes) resident.push(bytes);
  };
  look();
  const timer = setInterval(look, 1000);
  return { own, heap, processor, resident, stop: () => clearInterval(timer) };
}

/** Prints processor time, and memory at start and end; answers whether that stayed flat. */
export async function printShop(
  { own, heap, processor, resident, stop }: Awaited<ReturnType<typeof watchShop>>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<boolean> {
  stop();
  if (!own || heap === undefined) {
    console.log('\nmemory and processor: not known of a shop that was started elsewhere');
    return true;
  }
  const used = (own.processor() ?? Number.NaN) - (processor ?? Number.NaN);
  console.log(`\nprocessor: ${(used / rate / seconds).toFixed(2)} ms a request, database included`);
  const after = await own.heap();
  const isFlat = after <= heap * GROWTH + ROOM;
  const mb = (bytes = 0) => `${Math.round(bytes / 1024 / 1024)} MB`;
  const short = seconds < 30 ? ' (a short run tells little)' : '';
  console.log(
    `live heap: ${mb(heap)} at start, ${mb(after)} at end: ${isFlat ? 'flat' : 'GROWS'}${short}`,
  );
  const middle = resident[Math.floor(resident.length / 2)];
  console.log(
    `resident: ${mb(resident[0])} at start, ${mb(middle)} half-way, ${mb(resident.at(-1))} at end`,
  );
  return isFlat;
}
