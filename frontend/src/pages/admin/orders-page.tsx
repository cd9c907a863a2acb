import { PAGES } from '@book-store/contract/pages';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  LIVE_REFRESH,
  useListAdminOrdersQuery,
} from '../../features/admin-orders/admin-orders-api.ts';
import { parseOrderList, toOrdersQuery } from '../../features/admin-orders/order-list-params.ts';
import { OrdersTable } from '../../features/admin-orders/orders-table.tsx';
import { StatusTabs } from '../../features/admin-orders/status-tabs.tsx';
import { useChangeOrderStatus } from '../../features/admin-orders/use-change-order-status.ts';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { pageCount } from '../../shared/list-params.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { ListSearch } from '../../shared/ui/list-search.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useRestoreFocus } from '../../shared/use-restore-focus.ts';

export function AdminOrdersPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = parseOrderList(params);
  const orders = useListAdminOrdersQuery(toOrdersQuery(state), LIVE_REFRESH);
  const { changeStatus, changing } = useChangeOrderStatus();
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(page, heading);
  // Keeps the previous page while the next one loads, but never together with an error.
  const list = orders.error ? orders.currentData : orders.data;
  const pages = pageCount(list?.total ?? 0);

  const pastLastPage = !orders.isFetching && pages > 0 && state.page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to the last page after its last order has left the filter
  useEffect(() => {
    if (pastLastPage) navigate(paths.adminOrders.to({ ...state, page: pages }), { replace: true });
  }, [pastLastPage]);

  return (
    <section ref={page} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.adminOrders} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="admin-orders" ref={heading} tabIndex={-1} className="outline-none">
            Orders
          </h2>
          <p role="status" className="text-muted tabular-nums">
            {list && (list.total === 1 ? '1 order' : `${list.total} orders`)}
          </p>
        </div>
        <ButtonLink variant="secondary" to={paths.deliveries.to()}>
          Delivery list
        </ButtonLink>
      </header>
      <ListSearch
        label="Search orders"
        placeholder="Name, city, book, phone or number"
        value={state.q}
        onSearch={(q) => navigate(paths.adminOrders.to({ ...state, q, page: undefined }))}
      />
      <StatusTabs status={state.status} q={state.q} />
      {orders.error && !list && (
        <Failure
          text="The orders could not be loaded."
          detail={toApiProblem(orders.error).message}
          onRetry={orders.refetch}
        />
      )}
      {!list && !orders.error && <Spinner text={texts.orders.loading} />}
      {list?.total === 0 && (
        <EmptyState
          picture={<Picture name="noOrders" />}
          text={state.q || state.status ? 'No matching orders.' : 'No orders yet.'}
        >
          {(state.q || state.status) && (
            <ButtonLink variant="secondary" to={paths.adminOrders.to()}>
              Show all orders
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {list && list.orders.length > 0 && (
        <OrdersTable
          labelledBy="admin-orders"
          orders={list.orders}
          busy={orders.data !== orders.currentData}
          changing={changing}
          onChangeStatus={changeStatus}
        />
      )}
      <Pagination
        page={state.page}
        pages={pages}
        to={(page) => paths.adminOrders.to({ ...state, page: page === 1 ? undefined : page })}
      />
    </section>
  );
}
