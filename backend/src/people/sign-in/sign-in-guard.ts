import { digestOf } from '../../platform/documents/digest-of.ts';
import { createWindows, tooManyRequests } from '../../platform/http/limits/rate-limit.ts';
import { type CountedAttempt, createFailureBackoff, SignInFailures } from './failure-backoff.ts';
import type { HashCaller, Lane } from './hash-queue.ts';
import { createKnownDevices } from './known-devices.ts';

/** A sign-in attempt: the normalised account name, the network, and the device token. */
export type SignInTry = { account: string; network: string; device?: string | undefined };

type Deps = {
  /** Each kind of account has its own counters. */
  name: string;
  /** Wrong passwords from one network, for any account, before delays begin. */
  freePerNetwork: number;
  /** Wrong passwords per minute over all networks, before only clean networks are admitted. */
  failuresPerMinute: number;
  /** The hash queue's lane for known devices. */
  knownLane: Lane;
  now: () => Date;
};

type Admitted = { lane: Lane; known: boolean; counted: CountedAttempt[] };

/** Wrong passwords for one account, from one network or device, before delays begin. */
const FREE = 5;
/** A network with fewer wrong passwords than this in the last hour is clean: anyone mistypes. */
const CLEAN_BELOW = 3;
/** The key of the global failure counter. */
const ALL_NETWORKS = 'all';

/**
 * Limits password attempts. A known device has its own counter, so nobody else can lock it out.
 * Everyone else is counted per network, and per network and account; never per account alone,
 * because strangers could then lock its owner out. See `backend/docs/security.md`.
 */
export function createSignInGuard(deps: Deps) {
  const { name, freePerNetwork, failuresPerMinute, knownLane, now } = deps;
  const devices = createKnownDevices({ name, now });
  const backoff = (part: string, free: number) =>
    createFailureBackoff({ name: `${name}-${part}`, free, now });
  const [byDevice, byPair] = [backoff('device', FREE), backoff('pair', FREE)];
  const byNetwork = backoff('network', freePerNetwork);
  const failures = createWindows({ name: `${name}-failures`, max: failuresPerMinute, seconds: 60 });

  return {
    devices,

    /**
     * Runs `check` and returns its result; counts a failure unless `succeeded` returns true for it.
     * After too many failures, throws `too-many-requests` without running it.
     */
    async attempt<Result>(
      who: SignInTry,
      check: (caller: HashCaller) => Promise<Result>,
      succeeded: (result: Result) => boolean = (result) => result !== undefined,
    ): Promise<Result> {
      const { lane, known, counted } = await admit(who);
      const result = await check({ lane, network: who.network }).catch(async (error) => {
        await refund(counted);
        throw error;
      });
      if (succeeded(result)) {
        const [ofAccount, ...others] = counted;
        await Promise.all([ofAccount?.forget(), refund(others)]);
      } else if (!known) {
        await failures.penalty(ALL_NETWORKS);
      }
      return result;
    },
  };

  /** Counts the attempt on every counter that applies, the account's first. */
  async function admit(who: SignInTry): Promise<Admitted> {
    const { account, network, device } = who;
    const tag = digestOf(name, account);
    if (device && (await devices.isKnown(account, device))) {
      const subject = digestOf(account, device);
      const counted = [await byDevice(subject, { account: tag })];
      return { lane: knownLane, known: true, counted };
    }
    // The network first: a blocked one costs one read, whatever accounts it invents.
    const ofNetwork = await byNetwork(network);
    const counted = [ofNetwork];
    try {
      const networkId = digestOf(`${name}-network`, network);
      const pair = { account: tag, network: networkId };
      counted.unshift(await byPair(digestOf(account, network), pair));
      const clean = ofNetwork.before < CLEAN_BELOW;
      if (!clean) await assertMinute();
      return { lane: clean ? 'clean' : 'suspect', known: false, counted };
    } catch (error) {
      await refund(counted);
      throw error;
    }
  }

  async function assertMinute(): Promise<void> {
    const window = await failures.get(ALL_NETWORKS);
    if (window?.remainingPoints === 0) throw tooManyRequests(window.msBeforeNext / 1000);
  }
}

const refund = async (counted: CountedAttempt[]): Promise<void> => {
  await Promise.all(counted.map((one) => one.refund()));
};

/** Deletes the failures of one account. Those of networks stay, because anybody can have an account. */
export async function forgetFailuresOf(given: { name: string; account: string }): Promise<void> {
  await SignInFailures.deleteMany({ account: digestOf(given.name, given.account) });
}

/** Deletes the failures of one account and of the networks they came from; without an account, deletes all failures. */
export async function forgetFailures(account?: { name: string; account: string }): Promise<void> {
  if (!account) {
    await SignInFailures.deleteMany({});
    return;
  }
  const tag = digestOf(account.name, account.account);
  const ofAccount = await SignInFailures.find({ account: tag }, { network: 1 }).lean();
  const networks = ofAccount.flatMap(({ network }) => network ?? []);
  await SignInFailures.deleteMany({ $or: [{ account: tag }, { _id: { $in: networks } }] });
}
