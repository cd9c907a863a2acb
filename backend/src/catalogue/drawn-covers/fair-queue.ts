import { AppError } from '../../platform/errors/errors.ts';

type Job = () => Promise<void>;
type Limits = { perNetwork: number; inTotal: number };

/**
 * Runs one job at a time. Networks take turns, so that one that asks for hundreds delays others by one job only.
 * Throws `too-many-requests` if too many wait.
 */
export function createFairQueue({ perNetwork, inTotal }: Limits) {
  /** The next network comes first. */
  const waiting = new Map<string, Job[]>();
  let count = 0;
  let running = false;

  async function run() {
    running = true;
    for (;;) {
      const [next] = waiting;
      if (!next) break;
      const [network, jobs] = next;
      const job = jobs.shift();
      waiting.delete(network);
      if (jobs.length > 0) waiting.set(network, jobs);
      await job?.();
      count -= 1;
    }
    running = false;
  }

  return <Result>(network: string, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const jobs = waiting.get(network) ?? [];
      if (jobs.length >= perNetwork || count >= inTotal) {
        reject(tooMany());
        return;
      }
      count += 1;
      jobs.push(() => work().then(resolve, reject));
      waiting.set(network, jobs);
      if (!running) void run();
    });
}

const tooMany = () =>
  new AppError('too-many-requests', {
    detail: 'Too many covers are being drawn right now. Please try again in a few seconds.',
    retryAfter: 5,
  });
