import { convertSales, EARLIER_SALES } from '../../features/sales-figures/earlier-sales.ts';
import { BookSales } from '../../features/sales-figures/sales-days.model.ts';

/**
 * Writes the kept sales of earlier versions as rows, which are added up much faster. Idempotent, and what is
 * not done yet is converted when it is read. After each `goOn` says whether there is time for another;
 * returns whether all are done.
 */
export async function writeSalesAsRows(goOn: () => Promise<boolean>): Promise<boolean> {
  const earlier = await BookSales.find(EARLIER_SALES, { _id: 1 }).lean();
  for (const { _id } of earlier) {
    await convertSales(_id);
    if (!(await goOn())) return false;
  }
  return true;
}
