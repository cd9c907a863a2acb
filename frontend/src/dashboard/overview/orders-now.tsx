import type { ReactNode } from 'react';
import { LIVE_REFRESH, useGetOrderSummaryQuery, useListAdminOrdersQuery } from '../orders/api.ts';
import { NewestOrders } from './newest-orders.tsx';
import { OrdersToDo } from './orders-to-do.tsx';

const NEWEST = { limit: 5 };

/** What the owner has to do now, and the newest orders; `more` are further links of the first list. */
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
