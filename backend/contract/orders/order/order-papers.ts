import { isCash, type PaymentMethod } from '../../settings/payment/payment.ts';
import type { OrderStatus } from './order-status.ts';

type Ordered = {
  status: OrderStatus;
  payment?: { method: PaymentMethod; due: number; paid: number } | undefined;
};

/** Only a paid order can have a receipt; cash is paid on delivery. */
export const isPaidFor = ({ status, payment }: Ordered): boolean =>
  !payment || isCash(payment.method) ? status === 'delivered' : payment.paid >= payment.due;

/** An invoice may be enclosed in the parcel. */
const PACKED: readonly OrderStatus[] = ['packed', 'out-for-delivery', 'delivered'];

/** Not before the order is paid or packed. */
export const canBeInvoiced = (order: Ordered): boolean =>
  PACKED.includes(order.status) || isPaidFor(order);
