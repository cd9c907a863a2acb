import type { Limits } from '../../platform/http/limits/limits.ts';
import { isRefusedFor } from './code-refused.ts';

/** A discount code that somebody has typed, if any. */
type Typed = { code: string | undefined; network: string; isGuest: boolean };

/**
 * Does something with a discount code that somebody has typed, if there is one. A network that has typed too many
 * codes that there are not is refused, and one that has found out too many addresses of customers who have used
 * one: throws `too-many-requests`, or what the work throws.
 */
export const limitGuesses = <Result>(
  { code, network, isGuest }: Typed,
  { codeGuesses }: Pick<Limits, 'codeGuesses'>,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (code === undefined) return work();
  return codeGuesses(network, work, (error) =>
    isRefusedFor(error, isGuest ? ['unknown', 'used-by-you'] : ['unknown']),
  );
};
