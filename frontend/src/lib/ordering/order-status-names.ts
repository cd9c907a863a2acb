import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { isCash, type PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { type OrderingTexts, orderingTexts } from './texts.ts';

/** Like the customers' names, except where those address the customer. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  ...orderingTexts.english.statuses,
  unconfirmed: 'Not confirmed',
};

type Handover = { address?: object | undefined; boughtGiftCard?: object | undefined };

/** The customer's name of a status; an order without an address is picked up. */
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

/** False if a gift card has paid everything. */
export const isPaidInCash = ({ payment }: Payable): boolean =>
  !payment || (isCash(payment.method) && payment.due > 0);

/** The owner's name of a status: a cash order is paid once it is delivered. */
export const adminOrderStatusName = (status: OrderStatus, order: Payable): string =>
  (isPaidInCash(order) ? adminOrderStatusNames : orderStatusNames)[status];

/** The owner's names for cash orders, where delivered means paid. */
const adminOrderStatusNames: Record<OrderStatus, string> = {
  ...orderStatusNames,
  delivered: 'Delivered, cash collected',
};
