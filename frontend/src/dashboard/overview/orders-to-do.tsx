import type { OrderStatus } from '@book-store/contract/order-status';
import type { AdminOrderSummary } from '@book-store/contract/schemas/admin-orders';
import { ToDoLink } from '../../kit/to-do-link.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { RUNNING_OUT_URL } from '../books/book-list-params.ts';
import { useListLowStockQuery } from '../books/stock-api.ts';

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
      {(summary.byStatus['awaiting-payment'] ?? 0) > 0 && (
        <ToDoLink
          to={paths.payments.to({})}
          number={summary.byStatus['awaiting-payment'] ?? 0}
          name="waiting for payment"
        />
      )}
      {TO_DO.map(({ status, to, name }) => (
        <ToDoLink key={status} to={to} number={summary.byStatus[status] ?? 0} name={name} />
      ))}
    </>
  );
}

/** How many books have few copies left; nothing in a shop that does not count them. */
export function LowStockToDo() {
  const { data } = useListLowStockQuery(1, { refetchOnMountOrArgChange: true });
  if (!data?.total) return null;
  return <ToDoLink to={RUNNING_OUT_URL} number={data.total} name="low on stock" />;
}
