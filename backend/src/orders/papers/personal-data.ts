import type { PersonalData, Retention } from '../../platform/area.ts';
import { Paper } from './papers.model.ts';

type Old = { now: Date; retention: Retention };

/**
 * A paper keeps its buyer when the account is erased, as its order does: the law wants both. Both forget the name after
 * the same time; numbers, amounts and the country stay.
 */
export const paperData: PersonalData = {
  models: [Paper],
  forgetOld: forgetOldBuyers,
};

async function forgetOldBuyers({ now, retention }: Old): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - retention.keepNamesYears);
  await Paper.updateMany(
    { at: { $lt: before }, 'buyer.name': { $ne: '' } },
    { $set: { 'buyer.name': '', 'buyer.lines': [] } },
  );
}
