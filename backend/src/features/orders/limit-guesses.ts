import type { Limits } from '../../http/limits/limits.ts';
import { isUnknownCode } from '../discount-codes/code-refused.ts';

/**
 * Does something with a discount code that somebody has typed, if there is one. A network that has typed too many
 * codes that there are not is refused: throws `too-many-requests`, or what the work throws.
 */
export async function limitGuesses<Result>(
  { code, network }: { code: string | undefined; network: string },
  { unknownCodes }: Pick<Limits, 'unknownCodes'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (code === undefined) return work();
  // Counted first, so that many at once are not looked up before they count.
  const uncount = await unknownCodes(network);
  let isUnknown = false;
  try {
    return await work();
  } catch (error) {
    isUnknown = isUnknownCode(error);
    throw error;
  } finally {
    if (!isUnknown) await uncount();
  }
}
