import type { HashCaller, Lane } from '../shared/hash-queue.ts';
import {
  type CountedAttempt,
  createFailureBackoff,
  digestOf,
  SignInFailures,
} from './failure-backoff.ts';
import { createKnownDevices } from './known-devices.ts';
import { countUp, RateWindow, tooManyRequests, windowFor } from './rate-limit.ts';

/** Who tries: the account's name as it is looked up, the network, and the token of the device. */
export type SignInTry = { account: string; network: string; device?: string | undefined };

type Deps = {
  /** The kind of account; its counters are apart from those of others. */
  name: string;
  /** Wrong passwords of one network that bring no delay yet, whatever accounts they are for. */
  freePerNetwork: number;
  /** Wrong passwords from everywhere in one minute, before only clean networks are let in. */
  failuresPerMinute: number;
  /** The lane of known devices. */
  knownLane: Lane;
  now: () => Date;
};

type Admitted = { lane: Lane; known: boolean; counted: CountedAttempt[] };

/** Wrong passwords for one account, from one network or device, that bring no delay yet. */
const FREE = 5;
/** A network with fewer wrong passwords than this in the last hour is clean: anybody mistypes. */
const CLEAN_BELOW = 3;

/**
 * Decides whose password is looked at. A known device is counted by itself alone, so nobody else
 * can shut it out. Others are counted by network, and by network and account; never by account
 * alone, or strangers could lock its owner out. `security/README.md` has the whole rule.
 */
export function createSignInGuard(deps: Deps) {
  const { name, freePerNetwork, failuresPerMinute, knownLane, now } = deps;
  const devices = createKnownDevices({ name, now });
  const backoff = (part: string, free: number) =>
    createFailureBackoff({ name: `${name}-${part}`, free, now });
  const [byDevice, byPair] = [backoff('device', FREE), backoff('pair', FREE)];
  const byNetwork = backoff('network', freePerNetwork);
  const minute = { name: `${name}-failures`, max: failuresPerMinute, seconds: 60, now };

  return {
    devices,

    /**
     * Runs `check` and returns what it returns; where `succeeded` says no, a failure stays counted.
     * Throws `too-many-requests` without running it where there were too many failures.
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
        const { id, endsAt } = windowFor(minute, '');
        await countUp(id, endsAt);
      }
      return result;
    },
  };

  /** Counts the attempt where it is to be counted, that of the account first. */
  async function admit(who: SignInTry): Promise<Admitted> {
    const { account, network, device } = who;
    const tag = digestOf(name, account);
    if (device && (await devices.isKnown(account, device))) {
      const subject = digestOf(account, device);
      const counted = [await byDevice(subject, { account: tag })];
      return { lane: knownLane, known: true, counted };
    }
    // The network first: one that is shut out costs one read, whatever accounts it makes up.
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
    const { id, left } = windowFor(minute, '');
    const failures = (await RateWindow.findById(id).lean())?.count ?? 0;
    if (failures >= failuresPerMinute) throw tooManyRequests(left);
  }
}

const refund = async (counted: CountedAttempt[]): Promise<void> => {
  await Promise.all(counted.map((one) => one.refund()));
};

/**
 * Forgets the wrong passwords for one account, with those of the networks that they came from, or
 * all there are.
 */
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
