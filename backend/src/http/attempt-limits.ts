import { createRateLimit } from './rate-limit.ts';

type Max = { accountAndAddress: number; account: number; address: number };

/**
 * Limits of wrong passwords in each window of `seconds`, the same for accounts that do not exist.
 * One address tires an account out only for itself; many addresses together reach `account`; an
 * office behind one address shares `address`, so that is far above the others.
 */
export function createAttemptLimits({
  name,
  max,
  seconds,
  now,
}: {
  name: string;
  max: Max;
  seconds: number;
  now: () => Date;
}) {
  const limitOf = (part: keyof Max) =>
    createRateLimit({ name: `${name}-${part}`, max: max[part], seconds, now });
  const both = limitOf('accountAndAddress');
  const account = limitOf('account');
  const address = limitOf('address');

  return {
    /**
     * Counts an attempt before the password is looked at, so that many at once do not slip through.
     * The narrowest limit comes first: what it refuses does not count against the others.
     */
    async count(who: string, from: string): Promise<void> {
      await both(JSON.stringify([who, from]));
      await address(from);
      await account(who);
    },

    /** Takes a successful attempt back, so that only failures count. */
    async takeBack(who: string, from: string): Promise<void> {
      await Promise.all([
        both.takeBack(JSON.stringify([who, from])),
        address.takeBack(from),
        account.takeBack(who),
      ]);
    },
  };
}
