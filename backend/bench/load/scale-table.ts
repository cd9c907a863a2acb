import { type Fleet, startFleet } from '../fleet/start-fleet.ts';
import { drive, saturate } from './drive.ts';
import { httpClient } from './http-client.ts';
import { startOrdering } from './ordering.ts';
import { residentBytesOfAll } from './process-figures.ts';
import { isFlat, type Summary, summaryOf, toMb } from './report.ts';
import { visitors } from './visitors.ts';

const SETUPS = [
  { name: 'one server', servers: 1 },
  { name: 'two workers of one server', servers: 1, workers: 2 },
  { name: 'three servers on one engine', servers: 3 },
];
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 4;
const SECONDS_AT_MAXIMUM = 6;
const SAMPLE_MS = 1000;

type Row = {
  maximum: { perSecond: number; clientCpu: number } & Summary;
  half: { rate: number } & Summary;
  memory: { resident: number[]; heap: [before: number, after: number]; isFlat: boolean };
  orders: number;
  faults: string[];
};

/**
 * Measures each setup: as many requests as it can reply to, then half of that for a number of seconds. Prints
 * a Markdown table. Returns whether nothing failed, no memory grew, and no order or copy was lost.
 */
export async function printScaleTable({
  seconds,
  only,
}: {
  seconds: number;
  only: string;
}): Promise<boolean> {
  console.log(
    `| | most requests/s | p50, p99 then | half of it for ${seconds} s | p50 | p99 | errors | memory at start, halfway, end | live heap | orders |`,
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  const notes: string[] = [];
  for (const setup of SETUPS.filter(({ name }) => name.startsWith(only))) {
    const row = await measure(setup, seconds);
    console.log(`| ${[setup.name, ...cellsOf(row)].join(' | ')} |`);
    notes.push(...problemsOf(row).map((problem) => `${setup.name}: ${problem}`));
  }
  console.log(
    '\nMemory is that of all processes. The visitors took one more process of this machine.',
  );
  for (const note of notes) console.log(note);
  return notes.length === 0;
}

async function measure(
  setup: { servers: number; workers?: number },
  seconds: number,
): Promise<Row> {
  const fleet = await startFleet(setup);
  const client = httpClient(fleet.servers.map(({ origin }) => origin));
  try {
    const ordering = await startOrdering(client, fleet.customers);
    const kinds = await visitors(client, { customers: fleet.customers, orders: ordering.kind });
    const atOnce = { connections: CONNECTIONS };
    // The first seconds compile code and fill caches.
    await saturate(client, kinds, { ...atOnce, seconds: WARM_UP_SECONDS });
    const cpu = process.cpuUsage();
    const most = summaryOf(
      await saturate(client, kinds, { ...atOnce, seconds: SECONDS_AT_MAXIMUM }),
    );
    const { user, system } = process.cpuUsage(cpu);
    const perSecond = Math.round(most.requests / SECONDS_AT_MAXIMUM);
    const rate = Math.max(1, Math.round(perSecond / 2));

    const memory = await watchMemory(fleet);
    const half = summaryOf(await drive(client, kinds, { rate, seconds }));
    return {
      maximum: { ...most, perSecond, clientCpu: (user + system) / 1e6 / SECONDS_AT_MAXIMUM },
      half: { ...half, rate },
      memory: await memory.stop(),
      orders: ordering.placed(),
      faults: await ordering.faults(),
    };
  } finally {
    client.close();
    await fleet.stop();
  }
}

async function watchMemory(fleet: Fleet) {
  const before = await fleet.heapBytes();
  const resident: number[] = [];
  const sample = () => resident.push(residentBytesOfAll(fleet.pids()) ?? 0);
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop: async (): Promise<Row['memory']> => {
      clearInterval(timer);
      const after = await fleet.heapBytes();
      return {
        resident,
        heap: [before, after],
        isFlat: isFlat(before, after, fleet.pids().length),
      };
    },
  };
}

function cellsOf({ maximum, half, memory, orders, faults }: Row): string[] {
  const { resident, heap } = memory;
  const ms = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
  const times = [resident[0], resident[Math.floor(resident.length / 2)], resident.at(-1)];
  return [
    `${maximum.perSecond}${maximum.clientCpu > 0.9 ? ' (as many as the visitors could send)' : ''}`,
    `${ms(maximum.p50)}, ${ms(maximum.p99)}`,
    `${half.rate}/s`,
    ms(half.p50),
    ms(half.p99),
    String(maximum.errors + half.errors),
    times.map((bytes) => (bytes ? toMb(bytes) : 'unknown')).join(', '),
    `${heap.map(toMb).join(' to ')}${memory.isFlat ? '' : ': GROWS'}`,
    faults.length === 0 ? `${orders}, each once` : `${orders}, ${faults.length} FAULTS`,
  ];
}

const problemsOf = ({ maximum, half, memory, faults }: Row): string[] => [
  ...maximum.errorLines,
  ...half.errorLines,
  ...(memory.isFlat ? [] : ['the live heap grows']),
  ...faults,
];
