import { isCash, type PaymentMethod } from '../../settings/payment/payment.ts';
import { type OrderStatus, UNPAID_ENDS } from './order-status.ts';

type Ordered = {
  status: OrderStatus;
  payment?: { method: PaymentMethod; due: number; paid: number } | undefined;
};

/** Only a paid order can have a receipt; cash is paid on delivery. */
export const isPaidFor = ({ status, payment }: Ordered): boolean =>
  !payment || isCash(payment.method) ? status === 'delivered' : payment.paid >= payment.due;

/** An invoice may be enclosed in the parcel. */
const PACKED: readonly OrderStatus[] = ['packed', 'out-for-delivery', 'delivered'];

/** Not before the order is paid or packed, and not once it has ended unpaid; a gift card is money, not a sale. */
export const canBeInvoiced = (order: Ordered & { boughtGiftCard?: object | undefined }): boolean =>
  !order.boughtGiftCard &&
  order.status !== 'unconfirmed' &&
  !UNPAID_ENDS.includes(order.status) &&
  (PACKED.includes(order.status) || isPaidFor(order));
