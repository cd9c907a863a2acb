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

/** Returns a status as the customer of an order reads it; without an address it is picked up in the shop. */
export function orderStatusName(
  status: OrderStatus,
  { address }: { address?: object | undefined },
) {
  if (!address && status === 'packed') return 'Ready to be picked up';
  if (!address && status === 'delivered') return 'Picked up';
  return orderStatusNames[status];
}

/** Order statuses as the owner reads them: delivered means paid. */
export const adminOrderStatusNames: Record<OrderStatus, string> = {
  ...orderStatusNames,
  delivered: 'Delivered, cash collected',
};
