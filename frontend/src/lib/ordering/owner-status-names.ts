import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { textsNow } from '../wording/storefront-texts.ts';
import { isPaidInCash, type Payable } from './order-status-names.ts';
import { ownerOrderingTexts } from './owner-texts.ts';

/** The owner's name of a status: a cash order is paid once it is delivered. */
export function adminOrderStatusName(status: OrderStatus, order: Payable): string {
  const { statuses, deliveredForCash } = textsNow(ownerOrderingTexts);
  return status === 'delivered' && isPaidInCash(order) ? deliveredForCash : statuses[status];
}
