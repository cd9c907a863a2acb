import type { Limits } from '../../http/limits/limits.ts';
import { isUnknownCode } from '../discount-codes/code-refused.ts';

/**
 * Does something with a discount code that somebody has typed, if there is one. A network that has typed too many
 * codes that there are not is refused: throws `too-many-requests`, or what the work throws.
 */
export const limitGuesses = <Result>(
  { code, network }: { code: string | undefined; network: string },
  { unknownCodes }: Pick<Limits, 'unknownCodes'>,
  work: () => Promise<Result>,
): Promise<Result> => (code === undefined ? work() : unknownCodes(network, work, isUnknownCode));
