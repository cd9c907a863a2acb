import { AppError } from './errors.ts';

/**
 * How much is known of who waits, the most first: a device on which the account was signed in before
 * (and the shop's own commands), a network with hardly a wrong password so far, any other.
 */
export type Lane = 'known' | 'clean' | 'suspect';
export type HashCaller = { lane: Lane; network?: string };

const PLACES: Record<Lane, number> = { known: 16, clean: 16, suspect: 4 };
/** Half of the longest lane, so that no single network fills one. */
const PLACES_PER_NETWORK = 8;
const RETRY_AFTER_SECONDS = 2;

/** The commands of the shop itself, which no stranger can start. */
export const OWN_COMMAND: HashCaller = { lane: 'known' };

type Waiting = { network: string | undefined; start: () => void };

/**
 * Runs one job after the other, those of the best lane first. A job that finds its lane full, or its
 * network in too many places, throws `too-many-requests` at once.
 */
export function createHashQueue() {
  const lanes: Record<Lane, Waiting[]> = { known: [], clean: [], suspect: [] };
  let running = false;

  function assertPlace({ lane, network }: HashCaller): void {
    const all = Object.values(lanes).flat();
    const ofNetwork = network ? all.filter((one) => one.network === network).length : 0;
    if (lanes[lane].length < PLACES[lane] && ofNetwork < PLACES_PER_NETWORK) return;
    throw new AppError('too-many-requests', {
      detail: 'Too many people are signing in at this moment. Please try again in a few seconds.',
      retryAfter: RETRY_AFTER_SECONDS,
    });
  }

  function startNext(): void {
    if (running) return;
    const next = lanes.known.shift() ?? lanes.clean.shift() ?? lanes.suspect.shift();
    if (!next) return;
    running = true;
    next.start();
  }

  return async <Result>(job: () => Promise<Result>, caller: HashCaller): Promise<Result> => {
    assertPlace(caller);
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
 * The one queue of this server for all password hashes: scrypt takes a core and one of the four
 * threads that also read files and compress answers.
 */
export const queueHash = createHashQueue();
