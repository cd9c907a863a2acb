import type {
  AdminOrderSummary,
  AdminOrderView,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FRESH, live } from '../../../api/refresh.ts';
import { Card } from '../../../kit/card.tsx';
import { ToDoLink } from '../../../kit/to-do-link.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { RUNNING_OUT_URL } from '../../catalogue/parts/books/book-list-params.ts';
import { useListLowStockQuery } from '../../catalogue/parts/books/stock-api.ts';
import { OrderLinks } from '../../orders/parts/order-parts/order-links.tsx';
import { useGetOrderSummaryQuery, useListAdminOrdersQuery } from '../../orders/parts/orders/api.ts';
import { overviewTexts } from '../overview-texts.ts';

const NEWEST = { limit: 5 };

type OrdersNowProps = {
  /** Whether to list the orders to process; the desk has them, too. */
  toDo: boolean;
  /** Further links of that list. */
  more?: ReactNode;
};

/** The orders to process, and the newest ones. */
export function OrdersNow({ toDo, more }: OrdersNowProps) {
  const texts = useTexts(overviewTexts).now;
  const summary = useGetOrderSummaryQuery(undefined, { ...live(10), skip: !toDo });
  const newest = useListAdminOrdersQuery(NEWEST, live(10));
  const failed = (summary.isError && !summary.data) || (newest.isError && !newest.data);
  return (
    <section aria-labelledby={toDo ? 'to-do' : undefined} className="stack gap-4">
      {toDo && (
        <h2 id="to-do" className="sr-only">
          {texts.toDo}
        </h2>
      )}
      {summary.data && (
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:gap-3">
          <OrdersToDo summary={summary.data} />
          {more}
        </ul>
      )}
      {newest.data && <NewestOrders orders={newest.data.orders} />}
      {failed && (
        <p role="alert" className="text-muted">
          {texts.failed}
        </p>
      )}
    </section>
  );
}

function NewestOrders({ orders }: { orders: readonly AdminOrderView[] }) {
  const texts = useTexts(overviewTexts).now;
  return (
    <Card
      title={texts.newest}
      aside={
        <Link
          to={dashboardPaths.adminOrders.to()}
          className="link inline-flex min-h-11 items-center"
        >
          {texts.allOrders}
        </Link>
      }
    >
      {orders.length === 0 && <p className="py-2 text-muted">{texts.noOrders}</p>}
      <OrderLinks orders={orders} />
    </Card>
  );
}

const { adminOrders, deliveries, pickUps } = dashboardPaths;

const TO_DO = [
  { status: 'placed', to: adminOrders.to({ status: 'placed' }), name: 'toConfirm' },
  { status: 'confirmed', to: adminOrders.to({ status: 'confirmed' }), name: 'toPack' },
  { status: 'packed', to: adminOrders.to({ waits: 'to-send' }), name: 'toSendOut' },
  { status: 'out-for-delivery', to: deliveries.to(), name: 'toDeliver' },
] as const;

function OrdersToDo({ summary }: { summary: AdminOrderSummary }) {
  const texts = useTexts(overviewTexts).now;
  const { byStatus, readyForPickUp = 0 } = summary;
  // Ready for pick-up, they wait for the customer.
  const waiting = { ...byStatus, packed: (byStatus.packed ?? 0) - readyForPickUp };
  return (
    <>
      {(summary.byStatus['awaiting-payment'] ?? 0) > 0 && (
        <ToDoLink
          to={dashboardPaths.payments.to({})}
          number={summary.byStatus['awaiting-payment'] ?? 0}
          name={texts.awaitingPayment}
        />
      )}
      {(summary.byStatus.unconfirmed ?? 0) > 0 && (
        <ToDoLink
          to={dashboardPaths.adminOrders.to({ status: 'unconfirmed' })}
          number={summary.byStatus.unconfirmed ?? 0}
          name={texts.unconfirmed}
        />
      )}
      {TO_DO.map(({ status, to, name }) => (
        <ToDoLink key={status} to={to} number={waiting[status] ?? 0} name={texts[name]} />
      ))}
      {readyForPickUp > 0 && (
        <ToDoLink to={pickUps.to()} number={readyForPickUp} name={texts.toPickUp} />
      )}
    </>
  );
}

/** Renders nothing in a shop without stock counts. */
export function LowStockToDo() {
  const texts = useTexts(overviewTexts).now;
  const { data } = useListLowStockQuery(1, FRESH);
  if (!data?.total) return null;
  return <ToDoLink to={RUNNING_OUT_URL} number={data.total} name={texts.lowStock} />;
}
