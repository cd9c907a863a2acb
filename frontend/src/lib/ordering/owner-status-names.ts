import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { WayKind } from '@book-store/contract/settings/delivery/delivery';
import { textsNow } from '../wording/storefront-texts.ts';
import { isPaidInCash, type Payable } from './order-status-names.ts';
import { ownerOrderingTexts } from './owner-texts.ts';

/** What the name of a status depends on. */
export type HandedOver = Payable & {
  delivery?: { kind?: WayKind; name?: string | undefined } | undefined;
};

/** The owner's name of a status: a cash order is paid once it is delivered or picked up. */
export function adminOrderStatusName(status: OrderStatus, order: HandedOver): string {
  const texts = textsNow(ownerOrderingTexts);
  if (status !== 'delivered') return texts.statuses[status];
  if (order.delivery?.kind === 'pick-up')
    return isPaidInCash(order) ? texts.pickedUpForCash : texts.pickedUp;
  return isPaidInCash(order) ? texts.deliveredForCash : texts.statuses.delivered;
}
