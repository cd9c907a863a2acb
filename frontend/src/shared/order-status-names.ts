import type { OrderStatus } from '@book-store/backend/contract';

/** The states of an order in the words of the shop. */
export const orderStatusNames: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  refused: 'Refused',
  cancelled: 'Cancelled',
};

/** The same for who gets the cash: to the owner, delivered means paid. */
export const adminOrderStatusNames: Record<OrderStatus, string> = {
  ...orderStatusNames,
  delivered: 'Delivered, cash collected',
};
