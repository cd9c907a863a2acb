import type { ExportOrdersQuery } from '@book-store/contract/orders/order/admin-orders.schemas';
import { GERMAN_STATUSES } from '@book-store/contract/orders/order/german-statuses';
import { copiesIn, titleOfCopies } from '@book-store/contract/orders/order/orders';
import { GERMAN_METHODS } from '@book-store/contract/settings/payment/german-methods';
import type { Language } from '@book-store/contract/storefront';
import type { z } from 'zod';
import { type CsvColumn, csvAmount, csvWord, toCsv } from '../../platform/csv/write-csv.ts';
import { toOrderFilter } from '../order/list-orders.ts';
import { orderNumberOf } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { findMatching, readOrders } from '../order/search-orders.ts';
import { SOURCES } from './csv-german.ts';

const BATCH = 500;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** With several statuses, an index cannot resume at a position. */
const OF_ONE_STATUS = { status: 1, ...NEWEST_FIRST } as const;

type Query = z.output<typeof ExportOrdersQuery>;

const COLUMNS: CsvColumn<StoredOrder>[] = [
  { name: { en: 'Number', de: 'Nummer' }, value: orderNumberOf },
  { name: { en: '_id', de: '_id' }, value: ({ _id }) => _id.toString() },
  { name: { en: 'Placed', de: 'Bestellt am' }, value: ({ createdAt }) => createdAt },
  {
    name: { en: 'Source', de: 'Quelle' },
    value: ({ source }) => csvWord(source ?? 'web', SOURCES),
  },
  { name: { en: 'Status', de: 'Status' }, value: ({ status }) => csvWord(status, GERMAN_STATUSES) },
  { name: { en: 'Status since', de: 'Status seit' }, value: ({ history }) => history.at(-1)?.at },
  { name: { en: 'Name', de: 'Name' }, value: ({ name }) => name },
  { name: { en: 'Email', de: 'E-Mail' }, value: ({ email }) => email },
  { name: { en: 'Phone', de: 'Telefon' }, value: ({ phone }) => phone },
  { name: { en: 'Street', de: 'Straße' }, value: ({ address }) => address?.street },
  { name: { en: 'Zip code', de: 'PLZ' }, value: ({ address }) => address?.zipcode },
  { name: { en: 'City', de: 'Ort' }, value: ({ address }) => address?.city },
  { name: { en: 'State', de: 'Bundesland' }, value: ({ address }) => address?.state },
  { name: { en: 'Country', de: 'Land' }, value: ({ address }) => address?.country },
  {
    name: { en: 'Books', de: 'Bücher' },
    value: ({ lines, boughtGiftCard }) =>
      boughtGiftCard ? { en: 'Gift card', de: 'Gutschein' } : lines.map(titleOfCopies).join('; '),
  },
  { name: { en: 'Copies', de: 'Exemplare' }, value: ({ lines }) => copiesIn(lines) },
  {
    name: { en: 'Delivery', de: 'Versand' },
    value: ({ deliveryCents }) => csvAmount(deliveryCents ?? 0),
  },
  { name: { en: 'Total', de: 'Summe' }, value: ({ totalCents }) => csvAmount(totalCents) },
  {
    name: { en: 'Payment', de: 'Zahlungsart' },
    value: (order) => csvWord(paymentOf(order).method, GERMAN_METHODS),
  },
  { name: { en: 'Paid', de: 'Bezahlt' }, value: (order) => csvAmount(paidFor(order)) },
  { name: { en: 'Given back', de: 'Erstattet' }, value: (order) => csvAmount(givenBackOf(order)) },
  { name: { en: 'Copies returned', de: 'Zurückgegebene Exemplare' }, value: copiesReturned },
];

/** Including gift card payments. */
function paidFor(order: StoredOrder): number {
  const { paid, giftCard } = paymentOf(order);
  return paid + (giftCard?.amount ?? 0);
}

function givenBackOf(order: StoredOrder): number {
  const { refunded, giftCard } = paymentOf(order);
  return refunded + (giftCard?.returned ?? 0);
}

function copiesReturned({ returns }: StoredOrder): number {
  return (returns ?? [])
    .filter(({ state }) => state === 'received' || state === 'refunded')
    .reduce((copies, { lines }) => copies + copiesIn(lines), 0);
}

/** Newest first, with the list's filters; yields a CSV file in parts. */
export const exportOrders = (query: Query, language: Language): AsyncGenerator<string> =>
  toCsv(COLUMNS, matchingOrders(query), language);

async function* matchingOrders({ q, ...given }: Query): AsyncGenerator<StoredOrder> {
  const filter = toOrderFilter(given);
  const index = given.status?.length === 1 ? OF_ONE_STATUS : NEWEST_FIRST;
  if (!q) return yield* byAge(filter, index);
  const { ids, matching } = await findMatching({ q, filter, sort: NEWEST_FIRST });
  if (!ids) return yield* byAge(matching, index);
  for (let at = 0; at < ids.length; at += BATCH) yield* await readOrders(ids.slice(at, at + BATCH));
}

/** In batches, because a cursor over a million orders would fill the database's memory. */
async function* byAge(filter: object, index: Record<string, 1 | -1>): AsyncGenerator<StoredOrder> {
  let from: object[] = [{}];
  for (;;) {
    let last: StoredOrder | undefined;
    for (const range of from) {
      const orders = await Order.find({ $and: [filter, range] })
        .hint(index)
        .sort(NEWEST_FIRST)
        .limit(BATCH)
        .lean<StoredOrder[]>();
      yield* orders;
      last = orders.at(-1) ?? last;
      // The rest comes with the next batch.
      if (orders.length === BATCH) break;
    }
    if (!last) return;
    const { createdAt, _id } = last;
    from = [{ createdAt, _id: { $lt: _id } }, { createdAt: { $lt: createdAt } }];
  }
}
