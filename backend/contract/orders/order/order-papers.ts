import { isCash, type PaymentMethod } from '../../settings/payment/payment.ts';
import type { OrderStatus } from './order-status.ts';

type Ordered = {
  status: OrderStatus;
  payment?: { method: PaymentMethod; due: number; paid: number } | undefined;
};

/** Returns whether all of an order has been paid, so that it can have a receipt: cash is paid at the delivery. */
export const isPaidFor = ({ status, payment }: Ordered): boolean =>
  !payment || isCash(payment.method) ? status === 'delivered' : payment.paid >= payment.due;

/** An invoice may lie in the parcel. */
const PACKED: readonly OrderStatus[] = ['packed', 'out-for-delivery', 'delivered'];

/** Returns whether an invoice can be drawn for an order: not before its money has come, or its books go. */
export const canBeInvoiced = (order: Ordered): boolean =>
  PACKED.includes(order.status) || isPaidFor(order);
