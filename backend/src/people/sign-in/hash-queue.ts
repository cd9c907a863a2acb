import { AppError } from '../../platform/errors/errors.ts';

/**
 * How trusted a caller is, most trusted first: a device on which the account has signed in before (and the shop's own
 * commands), a network with hardly any wrong passwords, someone who registers or sets a password from a link, anyone
 * else.
 */
export type Lane = 'known' | 'clean' | 'new' | 'suspect';
export type HashCaller = { lane: Lane; network?: string };

const CAPACITY: Record<Lane, number> = { known: 16, clean: 16, new: 64, suspect: 4 };
const ORDER: readonly Lane[] = ['known', 'clean', 'new', 'suspect'];
/** Half of a lane, so that no single network fills it; but a whole class may register at once. */
const CAPACITY_PER_NETWORK: Record<Lane, number> = { known: 8, clean: 8, new: 64, suspect: 4 };
const RETRY_AFTER_SECONDS = 2;

/** The shop's own commands, which no stranger can start. */
export const OWN_COMMAND: HashCaller = { lane: 'known' };

type Waiting = { network: string | undefined; start: () => void };

/**
 * Creates a queue that runs one job at a time, the most trusted lane first. A job throws `too-many-requests` at once
 * if its lane is full or its network has too many jobs waiting.
 */
export function createHashQueue() {
  const lanes: Record<Lane, Waiting[]> = { known: [], clean: [], new: [], suspect: [] };
  let running = false;

  function assertCapacity({ lane, network }: HashCaller): void {
    const waiting = lanes[lane];
    const ofNetwork = network ? waiting.filter((one) => one.network === network).length : 0;
    if (waiting.length < CAPACITY[lane] && ofNetwork < CAPACITY_PER_NETWORK[lane]) return;
    throw new AppError('too-many-requests', {
      detail: 'Too many people are signing in right now. Please try again in a few seconds.',
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }

  function startNext(): void {
    if (running) return;
    const best = ORDER.find((lane) => lanes[lane].length > 0);
    const next = best && lanes[best].shift();
    if (!next) return;
    running = true;
    next.start();
  }

  return async <Result>(job: () => Promise<Result>, caller: HashCaller): Promise<Result> => {
    assertCapacity(caller);
    await new Promise<void>((start) => {
      lanes[caller.lane].push({ network: caller.network, start });
      startNext();
    });
    try {
      return await job();
    } finally {
      running = false;
      startNext();
    }
  };
}

/**
 * This server's only queue for password hashes: hashing occupies a core and one of libuv's four threads, which also
 * read files and compress responses.
 */
export const queueHash = createHashQueue();
