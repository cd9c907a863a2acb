import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { isCash, type PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { type OrderingTexts, orderingTexts } from './texts.ts';

/** Order statuses in the dashboard, where they are named as for customers but for what these have to do. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  ...orderingTexts.english.statuses,
  unconfirmed: 'Not confirmed',
};

type Handover = { address?: object | undefined; boughtGiftCard?: object | undefined };

/** Returns a status as the customer of an order reads it; books without an address are picked up in the shop. */
export function orderStatusName(
  status: OrderStatus,
  { address, boughtGiftCard }: Handover,
  texts: OrderingTexts,
) {
  if (boughtGiftCard) return texts.statuses[status];
  if (!address && status === 'packed') return texts.readyToPickUp;
  if (!address && status === 'delivered') return texts.pickedUp;
  return texts.statuses[status];
}

type Payable = { payment?: { method: PaymentMethod; due: number } | undefined };

/** Returns whether cash changes hands with the books of an order: not if a gift card has paid all of it. */
export const isPaidInCash = ({ payment }: Payable): boolean =>
  !payment || (isCash(payment.method) && payment.due > 0);

/** Returns a status as the owner of the shop reads it: what is paid in cash is paid once it is delivered. */
export const adminOrderStatusName = (status: OrderStatus, order: Payable): string =>
  (isPaidInCash(order) ? adminOrderStatusNames : orderStatusNames)[status];

/** Order statuses as the owner reads them where cash changes hands: delivered means paid. */
const adminOrderStatusNames: Record<OrderStatus, string> = {
  ...orderStatusNames,
  delivered: 'Delivered, cash collected',
};
