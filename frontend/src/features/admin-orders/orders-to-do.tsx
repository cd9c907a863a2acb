import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderSummary } from '@book-store/contract/schemas/admin-orders';
import { paths } from '../../shared/paths.ts';
import { ToDoLink } from '../../shared/ui/to-do-link.tsx';

const TO_DO: { status: OrderStatus; to: string; name: string }[] = [
  { status: 'placed', to: paths.adminOrders.to({ status: 'placed' }), name: 'to confirm' },
  { status: 'confirmed', to: paths.adminOrders.to({ status: 'confirmed' }), name: 'to pack' },
  { status: 'packed', to: paths.adminOrders.to({ status: 'packed' }), name: 'to send out' },
  { status: 'out-for-delivery', to: paths.deliveries.to(), name: 'to deliver' },
];

/** The orders that wait for the owner, each a link to them. */
export function OrdersToDo({ summary }: { summary: AdminOrderSummary }) {
  return (
    <>
      {TO_DO.map(({ status, to, name }) => (
        <ToDoLink key={status} to={to} number={summary.byStatus[status] ?? 0} name={name} />
      ))}
    </>
  );
}
