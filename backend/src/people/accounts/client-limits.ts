import { createPointLimit } from '../../platform/http/limits/points.ts';
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts';
import type { HashCaller } from '../sign-in/hash-queue.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import {
  createSignInGuard,
  forgetFailures,
  forgetFailuresOf,
  type SignInTry,
} from '../sign-in/sign-in-guard.ts';

/** Rate limits for calls of the Firebase SDK; each throws `too-many-requests`. */
export type ClientLimits = {
  /** Counts a call. */
  countCall: (call: string, from: string) => Promise<void>;
  /** Counts a mail that somebody has asked for: by its address, or for whoever is signed in by their account. */
  countMail: (counted: string, from: string) => Promise<void>;
  /** Checks a password, unless there were too many wrong ones. `check` returns undefined for a wrong one. */
  checkPassword: <Found>(
    who: SignInTry,
    check: (caller: HashCaller) => Promise<Found | undefined>,
  ) => Promise<Found | undefined>;
  /** Remembers the device of a successful sign-in. Returns its token. */
  remember: (email: string, device: string | undefined) => Promise<string>;
  /** Forgets the devices and wrong passwords of an account, for a new password. */
  forget: (email: string) => Promise<void>;
};

const WINDOW_SECONDS = 15 * 60;
/** The name of the customers' failure counters and known devices. */
const CUSTOMERS = 'customer';
const PASSWORDS = { name: CUSTOMERS, freePerNetwork: 50, failuresPerMinute: 120 };
/** A whole class may register or sign in from one school. */
const CALLS_OF_A_NETWORK = 600;
const COUNTED_CALLS = [
  ...['signUp', 'signInWithPassword', 'signInWithIdp', 'update', 'resetPassword', 'delete'],
];
/**
 * Points for the counted calls, each of which hashes a password: for forty at once and one a second. Separate from
 * reads, so that a class that registers can go on reading.
 */
const HASHES = { points: 2, seconds: 2, atOnce: 40 };
const MAILS = { account: 5, address: 60 };

/** Creates the limits of the shop's own accounts, such as Google has for a Firebase project. */
export function createClientLimits(now: () => Date, processes?: number): ClientLimits {
  const limit = (name: string, max: number) =>
    createRateLimit({ name, max, seconds: WINDOW_SECONDS });
  // Anyone can register, so customers' known devices must not share the admins' lane.
  const guard = createSignInGuard({ ...PASSWORDS, knownLane: 'clean', now });
  const mails = limit('reset-mails', MAILS.account);
  const mailsFromAddress = limit('reset-mails-address', MAILS.address);
  const hashes = createPointLimit({ ...HASHES, processes });
  const calls = new Map(
    COUNTED_CALLS.map((name) => [name, limit(`sign-in-${name}`, CALLS_OF_A_NETWORK)]),
  );

  return {
    async countCall(call, from) {
      if (calls.has(call)) await hashes.take(from);
      await calls.get(call)?.(from);
    },
    async countMail(counted, from) {
      await mailsFromAddress(from);
      await mails(counted);
    },
    checkPassword: (who, check) => guard.attempt(who, check),
    remember: (email, device) => guard.devices.remember(email, device),
    forget: forgetCustomer,
  };
}

/** Forgets the wrong passwords for a customer and their devices, as customers can cause it themselves. */
export async function forgetCustomer(email: string): Promise<void> {
  await forgetFailuresOf(counterOf(email));
  await forgetDevices(CUSTOMERS, email);
}

/** Forgets the wrong passwords for a customer, and those of the networks they came from, for the owner. */
export const forgetCustomerFailures = (email: string): Promise<void> =>
  forgetFailures(counterOf(email));

const counterOf = (email: string) => ({ name: CUSTOMERS, account: email.trim().toLowerCase() });
