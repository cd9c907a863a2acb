import { countCustomers, countCustomersAfter } from './count-customers.ts';
import { countOrders, lastPlacedBefore, listOrderChanges } from './count-orders.ts';

/** What the sales figures are counted from. */
export const ORDERS_TO_COUNT = {
  listOrderChanges,
  countOrders,
  lastPlacedBefore,
  countCustomers,
  countCustomersAfter,
};
