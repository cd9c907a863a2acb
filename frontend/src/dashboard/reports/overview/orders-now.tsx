import type {
  AdminOrderSummary,
  AdminOrderView,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { ToDoLink } from '../../../kit/to-do-link.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { RUNNING_OUT_URL } from '../../catalogue/parts/books/book-list-params.ts';
import { useListLowStockQuery } from '../../catalogue/parts/books/stock-api.ts';
import { OrderLinks } from '../../orders/parts/order-parts/order-links.tsx';
import {
  LIVE_REFRESH,
  useGetOrderSummaryQuery,
  useListAdminOrdersQuery,
} from '../../orders/parts/orders/api.ts';

const NEWEST = { limit: 5 };

/** The orders to process, and the newest ones; `more` are further links of the first list. */
export function OrdersNow({ more }: { more?: ReactNode }) {
  const summary = useGetOrderSummaryQuery(undefined, LIVE_REFRESH);
  const newest = useListAdminOrdersQuery(NEWEST, LIVE_REFRESH);
  const failed = (summary.isError && !summary.data) || (newest.isError && !newest.data);
  return (
    <section aria-labelledby="to-do" className="stack gap-4">
      <h2 id="to-do" className="sr-only">
        To do now
      </h2>
      {summary.data && (
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:gap-3">
          <OrdersToDo summary={summary.data} />
          {more}
        </ul>
      )}
      {newest.data && <NewestOrders orders={newest.data.orders} />}
      {failed && (
        <p role="alert" className="text-muted">
          The orders could not be loaded. They are tried again every few seconds.
        </p>
      )}
    </section>
  );
}

function NewestOrders({ orders }: { orders: readonly AdminOrderView[] }) {
  return (
    <Card
      title="Newest orders"
      aside={
        <Link
          to={dashboardPaths.adminOrders.to()}
          className="link inline-flex min-h-11 items-center"
        >
          All orders
        </Link>
      }
    >
      {orders.length === 0 && (
        <p className="py-2 text-muted">No orders yet. The first one will appear here.</p>
      )}
      <OrderLinks orders={orders} />
    </Card>
  );
}

const TO_DO: { status: OrderStatus; to: string; name: string }[] = [
  { status: 'placed', to: dashboardPaths.adminOrders.to({ status: 'placed' }), name: 'to confirm' },
  {
    status: 'confirmed',
    to: dashboardPaths.adminOrders.to({ status: 'confirmed' }),
    name: 'to pack',
  },
  {
    status: 'packed',
    to: dashboardPaths.adminOrders.to({ status: 'packed' }),
    name: 'to send out',
  },
  { status: 'out-for-delivery', to: dashboardPaths.deliveries.to(), name: 'to deliver' },
];

function OrdersToDo({ summary }: { summary: AdminOrderSummary }) {
  return (
    <>
      {(summary.byStatus['awaiting-payment'] ?? 0) > 0 && (
        <ToDoLink
          to={dashboardPaths.payments.to({})}
          number={summary.byStatus['awaiting-payment'] ?? 0}
          name="waiting for payment"
        />
      )}
      {(summary.byStatus.unconfirmed ?? 0) > 0 && (
        <ToDoLink
          to={dashboardPaths.adminOrders.to({ status: 'unconfirmed' })}
          number={summary.byStatus.unconfirmed ?? 0}
          name="not confirmed"
        />
      )}
      {TO_DO.map(({ status, to, name }) => (
        <ToDoLink key={status} to={to} number={summary.byStatus[status] ?? 0} name={name} />
      ))}
    </>
  );
}

/** Renders nothing in a shop without stock counts. */
export function LowStockToDo() {
  const { data } = useListLowStockQuery(1, { refetchOnMountOrArgChange: true });
  if (!data?.total) return null;
  return <ToDoLink to={RUNNING_OUT_URL} number={data.total} name="low on stock" />;
}
