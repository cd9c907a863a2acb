import type { ExportOrdersQuery } from '@book-store/contract/orders/order/admin-orders.schemas';
import { copiesIn, titleOfCopies } from '@book-store/contract/orders/order/orders';
import type { z } from 'zod';
import { type CsvColumn, csvAmount, toCsv } from '../../platform/csv/write-csv.ts';
import { toOrderFilter } from '../order/list-orders.ts';
import { orderNumberOf } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { findMatching, readOrders } from '../order/search-orders.ts';

const BATCH = 500;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** With several statuses, an index cannot resume at a position. */
const OF_ONE_STATUS = { status: 1, ...NEWEST_FIRST } as const;

type Query = z.output<typeof ExportOrdersQuery>;

const COLUMNS: CsvColumn<StoredOrder>[] = [
  { name: 'Number', value: orderNumberOf },
  { name: '_id', value: ({ _id }) => _id.toString() },
  { name: 'Placed', value: ({ createdAt }) => createdAt },
  { name: 'Source', value: ({ source }) => source ?? 'web' },
  { name: 'Status', value: ({ status }) => status },
  { name: 'Status since', value: ({ history }) => history.at(-1)?.at },
  { name: 'Name', value: ({ name }) => name },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phone },
  { name: 'Street', value: ({ address }) => address?.street },
  { name: 'Zip code', value: ({ address }) => address?.zipcode },
  { name: 'City', value: ({ address }) => address?.city },
  { name: 'State', value: ({ address }) => address?.state },
  { name: 'Country', value: ({ address }) => address?.country },
  {
    name: 'Books',
    value: ({ lines, boughtGiftCard }) =>
      boughtGiftCard ? 'Gift card' : lines.map(titleOfCopies).join('; '),
  },
  { name: 'Copies', value: ({ lines }) => copiesIn(lines) },
  { name: 'Delivery', value: ({ deliveryCents }) => csvAmount(deliveryCents ?? 0) },
  { name: 'Total', value: ({ totalCents }) => csvAmount(totalCents) },
  { name: 'Payment', value: (order) => paymentOf(order).method },
  { name: 'Paid', value: (order) => csvAmount(paidFor(order)) },
  { name: 'Given back', value: (order) => csvAmount(givenBackOf(order)) },
  { name: 'Copies returned', value: copiesReturned },
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
export const exportOrders = (query: Query): AsyncGenerator<string> =>
  toCsv(COLUMNS, matchingOrders(query));

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
