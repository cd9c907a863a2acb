import type { OrderStatus } from '@book-store/contract/order-status';

/** Order statuses as customers read them. */
export const orderStatusNames: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  refused: 'Refused',
  cancelled: 'Cancelled',
};

/** Order statuses as the owner reads them: delivered means paid. */
export const adminOrderStatusNames: Record<OrderStatus, string> = {
  ...orderStatusNames,
  delivered: 'Delivered, cash collected',
};
