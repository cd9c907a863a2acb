import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.ts';

const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const run = promisify(execFile);

/** What Lighthouse says of one visit; times in milliseconds, sizes in bytes on the wire. */
export type PageRun = {
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scripts: number;
  styles: number;
  pictures: number;
  whole: number;
};

type Report = {
  categories: { performance: { score: number | null } };
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items?: { resourceType: string; transferSize: number }[] };
    }
  >;
};

/** On a busy machine a browser sometimes records no start of the visit. */
const ATTEMPTS = 4;

/**
 * Opens a page as a phone on slow 4G in a process and a browser of its own. `simulate` computes the
 * times from an unthrottled visit, `devtools` really throttles network and processor.
 */
export async function runLighthouse(url: string, how: 'simulate' | 'devtools'): Promise<PageRun> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const report = await visit(url, how);
    if (report) return toRun(report);
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times at ${url}.`);
}

async function visit(url: string, how: string): Promise<Report | undefined> {
  const args = [
    ...[cli, url, '--quiet', '--output=json', '--output-path=stdout'],
    ...['--no-enable-error-reporting', '--only-categories=performance'],
    `--throttling-method=${how}`,
    `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  try {
    const { stdout } = await run(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: CHROMIUM },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    process.stderr.write(`${stderr || error}\n`);
    return undefined;
  }
}

function toRun({ categories, audits }: Report): PageRun {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    performance: Math.round((categories.performance.score ?? Number.NaN) * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scripts: bytes('Script'),
    styles: bytes('Stylesheet'),
    pictures: bytes('Image'),
    whole: bytes(),
  };
}

/** Returns the middle value of each figure. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  const [first] = runs;
  if (!first) throw new Error('No run.');
  const names = Object.keys(first) as (keyof PageRun)[];
  const middles = names.map((name) => [name, median(runs.map((one) => one[name]))]);
  return Object.fromEntries(middles) as PageRun;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
