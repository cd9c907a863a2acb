import { shopPlace, startOfDay } from '@book-store/contract/place';
import type { TaxSum } from '@book-store/contract/settings/tax/tax';
import { orderNumberOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { ordersMovedSince } from './orders-moved-since.ts';
import { Paper, type StoredPaper } from './papers.model.ts';
import { suppliedTo } from './supplied-on.ts';
import { type TaxedMove, taxedMovesOf } from './taxed-moves.ts';

type Range = { from: string; to: string };

/** One rate of a paper; what a discount code took off stands in its first row. */
export type PaperRow = Pick<StoredPaper, 'kind' | 'number' | 'day' | 'orderNumber'> &
  TaxSum & {
    country?: string | undefined;
    corrects?: string | undefined;
    /** It cancels the whole invoice. */
    whole: boolean;
    name: string;
    discount: number;
  };

/** The papers of a range of the shop's days by number, series by series, with a row for each tax rate. */
export async function listPaperRows({ from, to }: Range): Promise<PaperRow[]> {
  const papers = await Paper.find({ day: { $gte: from, $lte: to } })
    .sort({ day: 1, at: 1 })
    .lean<StoredPaper[]>();
  return papers
    .map((paper) => ({ ...placeInSeries(paper), paper }))
    .sort((one, other) => compare(one.series, other.series) || one.count - other.count)
    .flatMap(({ paper }) => rowsOfPaper(paper));
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The count stands behind the last hyphen. */
function placeInSeries({ number }: StoredPaper): { series: string; count: number } {
  const start = number.lastIndexOf('-') + 1;
  return { series: number.slice(0, start), count: Number(number.slice(start)) };
}

function rowsOfPaper(paper: StoredPaper): PaperRow[] {
  const { kind, number, day, orderNumber, corrects, buyer, country, items } = paper;
  const discounts = items.map((item) => (item.kind === 'discount' ? item.amount : 0));
  const discount = 0 - discounts.reduce((sum, amount) => sum + amount, 0);
  return paper.taxes.sums.map(({ rate, net, tax, gross }, at) => ({
    ...{ kind, number, day, orderNumber, name: buyer.name, net, tax, gross },
    ...(rate != null && { rate }),
    country: country ?? shopPlace().country,
    corrects: corrects?.number,
    whole: corrects?.whole ?? false,
    discount: at === 0 ? discount : 0,
  }));
}

/** One rate of a movement of money; without `isSale`, a gift card or what was paid too much. */
export type MoneyRow = Pick<TaxedMove, 'at' | 'day' | 'kind' | 'method'> &
  TaxSum & {
    number: string;
    invoice?: string | undefined;
    country?: string | undefined;
    isSale: boolean;
  };

/** The movements of money in a range of the shop's days, earliest first, with a row for each tax rate. */
export async function listMoneyRows({ from, to }: Range): Promise<MoneyRow[]> {
  const rows: MoneyRow[] = [];
  for await (const order of ordersMovedSince(startOfDay(from)))
    for (const move of taxedMovesOf(order))
      if (move.day >= from && move.day <= to) rows.push(...rowsOf(order, move));
  return rows.sort(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.number < other.number ? -1 : 1),
  );
}

function rowsOf(order: StoredOrder, { sums, rest, ...move }: TaxedMove): MoneyRow[] {
  const { at, day, kind, method } = move;
  const { papers } = order;
  const shared = {
    ...{ at, day, kind, method },
    number: orderNumberOf(order),
    // The one that was in force.
    invoice:
      papers?.findLast((one) => one.kind === 'invoice' && one.at <= at)?.number ??
      papers?.find((one) => one.kind === 'invoice')?.number,
    country: suppliedTo(order),
  };
  return [
    ...sums.map((sum) => ({ ...shared, ...sum, isSale: true })),
    ...(rest === 0 ? [] : [{ ...shared, net: rest, tax: 0, gross: rest, isSale: false }]),
  ];
}
