import { ORDERS_TO_COUNT, type OrdersToCount } from '../../orders/overview/orders-to-count.ts';
import { customerKeys } from '../../platform/text/customer-keys.ts';
import { CustomerFigures } from '../figures/customer-figures.model.ts';
import { DueFigure } from '../figures/due-figures.model.ts';
import { countUntilStored, type Due, makeCustomersDue } from '../figures/due-figures.ts';

/** Recounts due customers. One without orders has no document. */
export const countCustomers = (
  due: readonly Due[],
  orders: Pick<OrdersToCount, 'countCustomers'> = ORDERS_TO_COUNT,
): Promise<void> =>
  countUntilStored(due, async (ids) => {
    const counted = await orders.countCustomers(ids);
    const withOrders = new Set(counted.map(({ id }) => id));
    return (session) =>
      CustomerFigures.bulkWrite(
        [
          ...counted.map((customer) => ({
            replaceOne: {
              filter: { _id: customer.id },
              replacement: toStored(customer),
              upsert: true,
            },
          })),
          ...ids
            .filter((id) => !withOrders.has(id))
            .map((_id) => ({ deleteOne: { filter: { _id } } })),
        ],
        { session },
      );
  });

/** Recounts customers at once, such as after an account's data was erased. */
export async function recountCustomers(ids: readonly string[]): Promise<void> {
  await makeCustomersDue(ids);
  const due = ids.map(async (customer) => {
    const rows = await DueFigure.find({ customer }, { _id: 1 }).lean();
    return { of: customer, rows: rows.map(({ _id }) => _id) };
  });
  await countCustomers((await Promise.all(due)).filter(({ rows }) => rows.length > 0));
}

type CustomerCount = Awaited<ReturnType<OrdersToCount['countCustomers']>>[number];

const toStored = ({ id, earning, ...customer }: CustomerCount) => ({
  ...customer,
  _id: id,
  ...customerKeys(customer),
  earningOrders: earning.orders,
  earningCents: earning.cents,
  averageCents: earning.orders > 0 ? earning.cents / earning.orders : 0,
});
