import { createAttemptLimits } from '../http/attempt-limits.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/**
 * Counts a call of the Firebase SDK; throws `too-many-requests`. Where it succeeds, what it resolves
 * with is to be called, so that only wrong passwords count as such.
 */
export type ClientLimits = (
  call: string,
  email: string,
  from: string,
) => Promise<() => Promise<void>>;

const SECONDS = 15 * 60;
const PASSWORDS = { accountAndAddress: 10, account: 50, address: 300 };
/** A whole class may register from one school. */
const NEW_ACCOUNTS = 600;
const MAILS = { account: 5, address: 60 };
/** Calls that make or change an account without a password to guess. */
const OTHER_CALLS = ['signInWithIdp', 'update', 'resetPassword', 'delete'];
const OTHER_CALLS_MAX = 600;

const nothing = async () => {};

/** What Google limits for a real project, for the emulator behind this shop. */
export function createClientLimits(now: () => Date): ClientLimits {
  const limit = (name: string, max: number) =>
    createRateLimit({ name, max, seconds: SECONDS, now });
  const passwords = createAttemptLimits({
    name: 'customer-sign-in',
    max: PASSWORDS,
    seconds: SECONDS,
    now,
  });
  const newAccounts = limit('new-accounts', NEW_ACCOUNTS);
  const mails = limit('reset-mails', MAILS.account);
  const mailsFromAddress = limit('reset-mails-address', MAILS.address);
  const otherCalls = (name: string) => limit(`sign-in-${name}`, OTHER_CALLS_MAX);
  const others = new Map(OTHER_CALLS.map((name) => [name, otherCalls(name)]));

  return async (call, email, from) => {
    const who = email.trim().toLowerCase();
    if (call === 'signUp') await newAccounts(from);
    await others.get(call)?.(from);
    if (call === 'sendOobCode') {
      await mailsFromAddress(from);
      await mails(who);
    }
    if (call !== 'signInWithPassword') return nothing;
    await passwords.count(who, from);
    return () => passwords.takeBack(who, from);
  };
}
