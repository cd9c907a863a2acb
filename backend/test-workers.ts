import { availableParallelism, totalmem } from 'node:os';

/** What a worker of Vitest takes, and half as much again for what it starts. */
const BYTES = 2 * 2 ** 30;

/**
 * One more than there are cores, as far as the memory allows: tests and journeys wait for a third of their time. As a
 * number, because Vitest limits percentages to 100.
 */
export const maxWorkers = Math.max(
  1,
  Math.min(availableParallelism() + 1, Math.floor(totalmem() / BYTES)),
);

/**
 * Tests make much garbage, and collecting it took a seventh of their time: four times the default is collected at once,
 * and without threads of its own, as the workers keep all cores busy.
 */
export const execArgv = ['--max-semi-space-size=64', '--single-threaded-gc'];
