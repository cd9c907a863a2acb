import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import {
  isCancellable,
  isInShop,
  isOpen,
  nextStatuses,
} from '@book-store/contract/orders/order/order-status';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type { AdminOrderPayment } from '@book-store/contract/orders/payments/payments.schemas';
import { anOrder } from './builders.ts';

/** An order that is delivered to an address. */
type Delivered = AdminOrderView & { address: NonNullable<OrderView['address']> };

/** Creates an order as admins receive it, with the next statuses for its status. */
export const anAdminOrder = (overrides: Partial<Delivered> = {}): Delivered => {
  const { payment: _cash, returns: _none, ...order } = anOrder();
  const moves = [...nextStatuses(overrides.status ?? order.status)];
  return {
    ...order,
    source: 'web',
    notes: [],
    corrections: [],
    version: 0,
    correctable: isOpen(overrides.status ?? order.status),
    nextStatuses: moves,
    cancellable: isCancellable(overrides.status ?? order.status),
    linesCanChange: isInShop(overrides.status ?? order.status),
    ...overrides,
  };
};

/** Creates the payment of an order as admins receive it: an invoice that is not paid yet. */
export const anAdminPayment = (overrides: Partial<AdminOrderPayment> = {}): AdminOrderPayment => ({
  method: 'invoice',
  state: 'open',
  due: 12.5,
  paid: 0,
  refunded: 0,
  refundable: 0,
  events: [],
  ...overrides,
});
