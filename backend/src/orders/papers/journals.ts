import { shopPlace, startOfDay } from '@book-store/contract/place';
import type { TaxSum } from '@book-store/contract/settings/tax/tax';
import { toAddressView } from '../../settings/place/addresses.ts';
import { orderNumberOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { ordersMovedSince } from './orders-moved-since.ts';
import { Paper, type StoredPaper } from './papers.model.ts';
import { type TaxedMove, taxedMovesOf } from './taxed-moves.ts';

type Range = { from: string; to: string };

/** One rate of a paper. */
export type PaperRow = Pick<StoredPaper, 'kind' | 'number' | 'day' | 'orderNumber'> &
  TaxSum & { country?: string | undefined; corrects?: string | undefined; name: string };

/** The papers of a range of the shop's days in the order of their issue, with a row for each tax rate. */
export async function* listPaperRows({ from, to }: Range): AsyncGenerator<PaperRow> {
  const papers = Paper.find({ day: { $gte: from, $lte: to } })
    .sort({ day: 1, at: 1 })
    .lean<StoredPaper[]>()
    .cursor();
  for await (const paper of papers) {
    const { kind, number, day, orderNumber, corrects, buyer, country } = paper;
    for (const { rate, net, tax, gross } of paper.taxes.sums)
      yield {
        ...{ kind, number, day, orderNumber, name: buyer.name, net, tax, gross },
        ...(rate != null && { rate }),
        country: country ?? shopPlace().country,
        corrects: corrects?.number,
      };
  }
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
  const { papers, address } = order;
  const shared = {
    ...{ at, day, kind, method },
    number: orderNumberOf(order),
    // The one that was in force.
    invoice:
      papers?.findLast((one) => one.kind === 'invoice' && one.at <= at)?.number ??
      papers?.find((one) => one.kind === 'invoice')?.number,
    country: (address && toAddressView(address).countryCode) ?? shopPlace().country,
  };
  return [
    ...sums.map((sum) => ({ ...shared, ...sum, isSale: true })),
    ...(rest === 0 ? [] : [{ ...shared, net: rest, tax: 0, gross: rest, isSale: false }]),
  ];
}
