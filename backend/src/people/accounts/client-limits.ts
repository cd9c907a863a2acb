import { AppError } from '../../platform/errors/errors.ts';
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
  countCall: (call: string, from: string) => Promise<void>;
  /** Counts a requested mail by account. */
  countMail: (counted: string, from: string) => Promise<void>;
  /** Counts a request for a new password. Returns false if the address has had enough links that are still valid. */
  countReset: (email: string, from: string) => Promise<boolean>;
  /** Checks a password, unless there were too many wrong ones. `check` returns undefined for a wrong one. */
  checkPassword: <Found>(
    who: SignInTry,
    check: (caller: HashCaller) => Promise<Found | undefined>,
  ) => Promise<Found | undefined>;
  /** Remembers the device of a successful sign-in. Returns its token. */
  remember: (email: string, device: string | undefined) => Promise<string>;
  /** Forgets an account's devices and wrong passwords after its password has changed. */
  forget: (email: string) => Promise<void>;
};

const WINDOW_SECONDS = 15 * 60;
/** The key of customers' failure counters and known devices. */
const CUSTOMERS = 'customer';
const PASSWORDS = { name: CUSTOMERS, freePerNetwork: 50, failuresPerMinute: 120 };
/** A whole class may register or sign in from one school. */
const CALLS_OF_A_NETWORK = 600;
const COUNTED_CALLS = [
  ...['signUp', 'signInWithPassword', 'signInWithIdp', 'update', 'resetPassword', 'delete'],
];
/**
 * Each counted call hashes a password: forty at once and one a second. Separate from reads, so that a class can keep
 * reading while it registers.
 */
const HASHES = { points: 2, seconds: 2, atOnce: 40 };
/** `email` is far above what a person asks for, from however many networks. */
const MAILS = { account: 5, email: 10, address: 60 };

/** Creates limits for the shop's own accounts, like Google's for a Firebase project. */
export function createClientLimits(now: () => Date): ClientLimits {
  const limit = (name: string, max: number) =>
    createRateLimit({ name, max, seconds: WINDOW_SECONDS });
  // Anyone can register, so customers' known devices must not share the admins' lane.
  const guard = createSignInGuard({ ...PASSWORDS, knownLane: 'clean', now });
  const mails = limit('reset-mails', MAILS.account);
  const resets = limit('reset-mails-email', MAILS.email);
  const mailsFromAddress = limit('reset-mails-address', MAILS.address);
  const hashes = createPointLimit(HASHES);
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
    async countReset(email, from) {
      await mailsFromAddress(from);
      await mails(`${email} ${from}`);
      // Strangers elsewhere are no reason to refuse: those links are in the mailbox and work.
      return resets(email).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'too-many-requests') return false;
          throw error;
        },
      );
    },
    checkPassword: (who, check) => guard.attempt(who, check),
    remember: (email, device) => guard.devices.remember(email, device),
    forget: forgetCustomer,
  };
}

/** Forgets a customer's devices and wrong passwords. Not those of networks: customers can trigger this themselves. */
export async function forgetCustomer(email: string): Promise<void> {
  await forgetFailuresOf(counterOf(email));
  await forgetDevices(CUSTOMERS, email);
}

/** Forgets a customer's wrong passwords and those of the networks they came from; only the owner can trigger this. */
export const forgetCustomerFailures = (email: string): Promise<void> =>
  forgetFailures(counterOf(email));

const counterOf = (email: string) => ({ name: CUSTOMERS, account: email.trim().toLowerCase() });
