import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { isCash, type PaymentMethod } from '@book-store/contract/settings/payment/payment';
import type { OrderingTexts } from './texts.ts';

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

export type Payable = { payment?: { method: PaymentMethod; due: number } | undefined };

/** False if a gift card has paid everything. */
export const isPaidInCash = ({ payment }: Payable): boolean =>
  !payment || (isCash(payment.method) && payment.due > 0);
