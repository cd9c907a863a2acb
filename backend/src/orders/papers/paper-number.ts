import { formatPaperNumber, paperSeries } from '@book-store/contract/settings/papers/paper-numbers';
import type { ClientSession } from 'mongoose';
import type { Settings } from '../../settings/shop/sections.ts';
import { nextInSeries } from '../placing/order-number.ts';

/**
 * Returns the next number of the series that the owner has set. Drawn in the transaction that stores the paper, so that
 * each series has no gaps; one that is taken up again continues.
 */
export async function nextPaperNumber(
  { papers }: Pick<Settings, 'papers'>,
  day: string,
  session: ClientSession,
): Promise<string> {
  const series = paperSeries(papers, day);
  return formatPaperNumber(series, await nextInSeries(series, session));
}
