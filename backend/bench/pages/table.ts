import type { PageRun } from './lighthouse.ts';

export type PageFigures = {
  name: string;
  simulated: PageRun;
  throttled?: PageRun;
  /** Milliseconds until the first screen can be read on slow 3G. */
  slow3G?: number;
};

type Row = {
  title: string;
  goal: number;
  of: (page: PageFigures) => number | undefined;
  show: (value: number) => string;
  isMet?: (value: number, goal: number) => boolean;
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KiB`;
const KIB = 1024;

const ROWS: readonly Row[] = [
  {
    title: 'performance',
    goal: 98,
    of: ({ simulated }) => simulated.performance,
    show: String,
    isMet: (value, goal) => value >= goal,
  },
  {
    title: 'first paint',
    goal: 1000,
    of: ({ simulated }) => simulated.firstPaint,
    show: seconds,
  },
  {
    title: 'largest paint',
    goal: 1500,
    of: ({ simulated }) => simulated.largestPaint,
    show: seconds,
  },
  {
    title: 'largest paint, really throttled',
    goal: 2200,
    of: ({ throttled }) => throttled?.largestPaint,
    show: seconds,
  },
  {
    title: 'blocking time',
    goal: 100,
    of: ({ simulated }) => simulated.blocking,
    show: (ms) => `${Math.round(ms)} ms`,
  },
  {
    title: 'layout shift',
    goal: 0,
    of: ({ simulated }) => Math.round(simulated.shift * 1000) / 1000,
    show: String,
  },
  {
    title: 'JavaScript',
    goal: 130 * KIB,
    of: ({ simulated }) => simulated.scripts,
    show: kilobytes,
  },
  {
    title: 'styles',
    goal: 20 * KIB,
    of: ({ simulated }) => simulated.styles,
    show: kilobytes,
  },
  {
    title: 'pictures',
    goal: 100 * KIB,
    of: ({ simulated }) => simulated.pictures,
    show: kilobytes,
  },
  {
    title: 'whole page',
    goal: 260 * KIB,
    of: ({ simulated }) => simulated.whole,
    show: kilobytes,
  },
  {
    title: 'first screen on slow 3G',
    goal: 6000,
    of: ({ slow3G }) => slow3G,
    show: seconds,
  },
];

const isWithin = (value: number, goal: number) => value <= goal;

/** Prints a row per figure with its goal; values that miss the goal are bold. */
export function printTable(pages: readonly PageFigures[]): void {
  const lines = ROWS.map(({ title, goal, of, show, isMet = isWithin }) => {
    const cells = pages.map((page) => {
      const value = of(page);
      if (value === undefined) return '';
      return isMet(value, goal) ? show(value) : `**${show(value)}**`;
    });
    return [title, show(goal), ...cells];
  });
  const head = ['', 'goal', ...pages.map(({ name }) => name)];
  for (const cells of [head, head.map(() => '---'), ...lines]) {
    console.log(`| ${cells.join(' | ')} |`);
  }
}
