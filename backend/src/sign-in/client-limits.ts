import { forgetDevices } from '../http/known-devices.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { createSignInGuard, forgetFailures, type SignInTry } from '../http/sign-in-guard.ts';
import type { HashCaller } from '../shared/hash-queue.ts';
import type { EmulatorReply } from './emulator-client.ts';

/** What the callers of the Firebase SDK may do how often; each throws `too-many-requests`. */
export type ClientLimits = {
  /** Counts a call. */
  count: (call: string, email: string, from: string) => Promise<void>;
  /** Runs a sign-in by password, where the wrong ones so far allow it. */
  signIn: (
    who: SignInTry,
    run: (caller: HashCaller) => Promise<EmulatorReply>,
  ) => Promise<EmulatorReply>;
  /** Remembers the device on which the account was signed in; returns its token. */
  remember: (email: string, device: string | undefined) => Promise<string>;
  /** Forgets the devices and wrong passwords of an account with a new password. */
  forget: (email: string) => Promise<void>;
};

const SECONDS = 15 * 60;
/** The counters of customers' wrong passwords and their devices go by this name. */
const CUSTOMERS = 'customer';
const PASSWORDS = { name: CUSTOMERS, freePerNetwork: 50, failuresPerMinute: 120 };
/** A whole class may register, or sign in, from one school. */
const CALLS_OF_A_NETWORK = 600;
const COUNTED_CALLS = [
  ...['signUp', 'signInWithPassword', 'signInWithIdp', 'update', 'resetPassword', 'delete'],
];
const MAILS = { account: 5, address: 60 };

/** What Google limits for a real project, for the emulator behind this shop. */
export function createClientLimits(now: () => Date): ClientLimits {
  const limit = (name: string, max: number) =>
    createRateLimit({ name, max, seconds: SECONDS, now });
  // Anybody can register, so a customer's known device may not take the places of an admin's.
  const guard = createSignInGuard({ ...PASSWORDS, knownLane: 'clean', now });
  const mails = limit('reset-mails', MAILS.account);
  const mailsFromAddress = limit('reset-mails-address', MAILS.address);
  const calls = new Map(
    COUNTED_CALLS.map((name) => [name, limit(`sign-in-${name}`, CALLS_OF_A_NETWORK)]),
  );

  return {
    async count(call, email, from) {
      await calls.get(call)?.(from);
      if (call !== 'sendOobCode') return;
      await mailsFromAddress(from);
      await mails(email);
    },
    signIn: (who, run) => guard.attempt(who, run, ({ status }) => status === 200),
    remember: (email, device) => guard.devices.remember(email, device),
    async forget(email) {
      await forgetCustomerFailures(email);
      await forgetDevices(CUSTOMERS, email);
    },
  };
}

/** Forgets the wrong passwords so far for a customer, and those of the networks they came from. */
export const forgetCustomerFailures = (email: string): Promise<void> =>
  forgetFailures({ name: CUSTOMERS, account: email.trim().toLowerCase() });
