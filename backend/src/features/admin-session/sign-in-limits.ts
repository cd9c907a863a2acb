import { createRateLimit } from '../../http/rate-limit.ts';
import { usernameKey } from './admins.model.ts';

const SECONDS = 15 * 60;
/**
 * Failed attempts in 15 minutes. One address tires one account out only for itself; many addresses
 * together come to at most 4800 guesses a day; an office behind one address shares the last.
 */
const MAX = { accountAndAddress: 10, account: 50, address: 100 };

/** Limits of wrong passwords, the same for usernames that do not exist. */
export function createSignInLimits(now: () => Date) {
  const limitOf = (name: keyof typeof MAX) =>
    createRateLimit({ name: `sign-in-${name}`, max: MAX[name], seconds: SECONDS, now });
  const both = limitOf('accountAndAddress');
  const account = limitOf('account');
  const address = limitOf('address');

  return {
    /**
     * Counts an attempt before the password is looked at, so that many at once do not slip through.
     * The narrowest limit comes first: what it refuses does not count against the others.
     */
    async count(username: string, from: string): Promise<void> {
      await both(JSON.stringify([usernameKey(username), from]));
      await address(from);
      await account(usernameKey(username));
    },

    /** Takes a successful attempt back, so that only failures count. */
    async takeBack(username: string, from: string): Promise<void> {
      await Promise.all([
        both.takeBack(JSON.stringify([usernameKey(username), from])),
        address.takeBack(from),
        account.takeBack(usernameKey(username)),
      ]);
    },
  };
}
