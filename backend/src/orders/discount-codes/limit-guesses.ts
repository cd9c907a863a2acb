import type { Limits } from '../../platform/http/limits/limits.ts';
import { isRefusedFor } from './code-refused.ts';

/** `code` is as typed. */
type Typed = { code: string | undefined; network: string; isGuest: boolean };

/**
 * Runs `work`, which uses a typed code, if there is one. Throws `too-many-requests` for a network that has tried too
 * many unknown codes, or probed too many customers' addresses, and what `work` throws.
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
