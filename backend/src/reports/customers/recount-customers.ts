import { ORDERS_TO_COUNT, type OrdersToCount } from '../../orders/overview/orders-to-count.ts';
import { customerKeys } from '../../platform/text/customer-keys.ts';
import { storeCount } from '../figures/count-days.ts';
import { CustomerFigures, type StoredCustomerFigures } from '../figures/customer-figures.model.ts';

/** How many are counted in one query. */
const BATCH = 100;
/** Each failed try means that another server has stored its count. */
const TRIES = 20;

/**
 * Counts the orders of customers again and stores the results. As for the days, a count is stored only
 * where no other one has been stored since before it began.
 */
export async function recountCustomers(
  ids: readonly string[],
  orders: OrdersToCount = ORDERS_TO_COUNT,
): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    let left = ids.slice(at, at + BATCH);
    for (let tries = TRIES; left.length > 0; tries -= 1) {
      if (tries === 0) throw new Error('Customers could not be counted.');
      left = await countOnce(left, orders);
    }
  }
}

/** Returns the customers whose count could not be stored. */
async function countOnce(ids: string[], { countCustomers }: OrdersToCount): Promise<string[]> {
  const known = await CustomerFigures.find({ _id: { $in: ids } }, { revision: 1 }).lean<
    Pick<StoredCustomerFigures, '_id' | 'revision'>[]
  >();
  const revisions = new Map(known.map(({ _id, revision }) => [_id, revision]));
  const counted = await countCustomers(ids);
  const stored = await Promise.all(
    counted.map(async (customer) => {
      const next = toStored(customer, (revisions.get(customer.id) ?? 0) + 1);
      return (await storeCount(CustomerFigures, next)) ? [] : [customer.id];
    }),
  );
  const withOrders = new Set(counted.map(({ id }) => id));
  const gone = ids.filter((id) => revisions.has(id) && !withOrders.has(id));
  if (gone.length > 0) await Promise.all(gone.map((id) => forgetCustomer(id)));
  return stored.flat();
}

type CustomerCount = Awaited<ReturnType<OrdersToCount['countCustomers']>>[number];

const toStored = ({ id, earning, ...customer }: CustomerCount, revision: number) => {
  return {
    ...customer,
    _id: id,
    revision,
    listed: true,
    ...customerKeys(customer),
    earningOrders: earning.orders,
    earningCents: earning.cents,
    averageCents: earning.orders > 0 ? earning.cents / earning.orders : 0,
  };
};

const NOTHING = { orders: 0, earningOrders: 0, earningCents: 0, averageCents: 0 };

/** Erases what is kept about a customer. Nothing that is counted meanwhile brings it back. */
export async function forgetCustomer(id: string): Promise<void> {
  await CustomerFigures.updateOne(
    { _id: id },
    {
      $set: { ...NOTHING, erasedAt: new Date() },
      $inc: { revision: 1 },
      $unset: { listed: 1, name: 1, email: 1, phone: 1, nameKey: 1, searchText: 1, lastOrderAt: 1 },
    },
    { upsert: true },
  );
}
