import { type AttemptLimits, createAttemptLimits } from '../../http/attempt-limits.ts';
import { usernameKey } from './admins.model.ts';

/** Many addresses together come to at most 4800 guesses a day. */
const MAX = { accountAndAddress: 10, account: 50, address: 100 };

/** Limits of wrong passwords in 15 minutes, in whatever letter case the username is written. */
export function createSignInLimits(now: () => Date): AttemptLimits {
  const limits = createAttemptLimits({ name: 'sign-in', max: MAX, seconds: 15 * 60, now });
  return {
    count: (username, from) => limits.count(usernameKey(username), from),
    takeBack: (username, from) => limits.takeBack(usernameKey(username), from),
  };
}
