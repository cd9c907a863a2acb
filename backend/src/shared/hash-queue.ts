import { AppError } from './errors.ts';

/**
 * How much is known of who waits, the most first: a device on which the account was signed in before
 * (and the shop's own commands), a network with hardly a wrong password so far, one who makes an account
 * or sets a password by a link, any other.
 */
export type Lane = 'known' | 'clean' | 'new' | 'suspect';
export type HashCaller = { lane: Lane; network?: string };

const PLACES: Record<Lane, number> = { known: 16, clean: 16, new: 64, suspect: 4 };
const ORDER: readonly Lane[] = ['known', 'clean', 'new', 'suspect'];
/** Half of a lane, so that no single network fills it; a whole class may register at once. */
const PLACES_PER_NETWORK: Record<Lane, number> = { known: 8, clean: 8, new: 64, suspect: 4 };
const RETRY_AFTER_SECONDS = 2;

/** The commands of the shop itself, which no stranger can start. */
export const OWN_COMMAND: HashCaller = { lane: 'known' };

type Waiting = { network: string | undefined; start: () => void };

/**
 * Runs one job after the other, those of the best lane first. A job that finds its lane full, or its
 * network in too many places, throws `too-many-requests` at once.
 */
export function createHashQueue() {
  const lanes: Record<Lane, Waiting[]> = { known: [], clean: [], new: [], suspect: [] };
  let running = false;

  function assertPlace({ lane, network }: HashCaller): void {
    const waiting = lanes[lane];
    const ofNetwork = network ? waiting.filter((one) => one.network === network).length : 0;
    if (waiting.length < PLACES[lane] && ofNetwork < PLACES_PER_NETWORK[lane]) return;
    throw new AppError('too-many-requests', {
      detail: 'Too many people are signing in at this moment. Please try again in a few seconds.',
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
