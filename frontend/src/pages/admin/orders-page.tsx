import { ORDER_MATCHES_MAX } from '@book-store/contract/orders';
import { PAGES } from '@book-store/contract/pages';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  LIVE_REFRESH,
  useListAdminOrdersQuery,
} from '../../features/admin-orders/admin-orders-api.ts';
import { ExportOrders } from '../../features/admin-orders/export-orders.tsx';
import {
  type OrderListState,
  parseOrderList,
  toOrderFilters,
  toOrdersQuery,
} from '../../features/admin-orders/order-list-params.ts';
import { OrderListWork } from '../../features/admin-orders/order-list-work.tsx';
import { PeriodSelect } from '../../features/admin-orders/period-select.tsx';
import { StatusTabs } from '../../features/admin-orders/status-tabs.tsx';
import { toApiProblem } from '../../shared/api/api-problem.ts';

import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { SearchIcon } from '../../shared/ui/icons.tsx';
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
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(page, heading);
  // Keeps the previous page while the next one loads, but never together with an error.
  const list = orders.error ? orders.currentData : orders.data;
  // A phone shows orders where a desk has room for the tools, too.
  const [tools, setTools] = useState(Boolean(state.q || state.placed));
  const onPhones = tools ? '' : 'max-md:hidden';
  const isNarrowed = Boolean(state.q || state.status || state.placed);

  return (
    <section ref={page} className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
      <PageHead {...PAGES.adminOrders} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="admin-orders" ref={heading} tabIndex={-1} className="outline-none">
            Orders
          </h2>
          <p role="status" className="text-muted tabular-nums">
            {list && orderCount(list.total, state)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <div className={`contents ${onPhones}`}>
            <ButtonLink variant="secondary" to={paths.deliveries.to()} className="max-md:hidden">
              Delivery list
            </ButtonLink>
            <ExportOrders filters={toOrderFilters(state)} />
          </div>
          <Button
            variant="secondary"
            aria-expanded={tools}
            onClick={() => setTools(!tools)}
            className="px-3! md:hidden"
          >
            <SearchIcon className="size-5" />
            <span className="sr-only">Search, export and print</span>
          </Button>
          <ButtonLink to={paths.newOrder.to()} className="max-md:px-4!">
            New order
          </ButtonLink>
        </div>
      </header>
      <div className={`grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] ${onPhones}`}>
        <ListSearch
          label="Search orders"
          placeholder="Name, city, book, phone or number"
          value={state.q}
          onSearch={(q, how) =>
            navigate(paths.adminOrders.to({ ...state, q, page: undefined }), how)
          }
        />
        <PeriodSelect
          value={state.placed}
          onChange={(placed) =>
            navigate(paths.adminOrders.to({ ...state, placed, page: undefined }))
          }
        />
      </div>
      <StatusTabs {...state} />
      {orders.error && !list && (
        <Failure
          text="The orders could not be loaded."
          detail={toApiProblem(orders.error).message}
          onRetry={orders.refetch}
        />
      )}
      {!list && !orders.error && <Spinner text={texts.orders.loading} />}
      {list && (
        <OrderListWork
          labelledBy="admin-orders"
          orders={list.orders}
          list={params.toString()}
          busy={orders.data !== orders.currentData}
          toolsOnPhones={tools}
          empty={
            <EmptyState
              picture={<Picture name="noOrders" />}
              text={isNarrowed ? 'No matching orders.' : 'No orders yet.'}
            >
              {isNarrowed && (
                <ButtonLink variant="secondary" to={paths.adminOrders.to()}>
                  Show all orders
                </ButtonLink>
              )}
            </EmptyState>
          }
        />
      )}
      <Pagination
        page={state.page}
        total={list?.total}
        loading={orders.isFetching}
        to={(page) => paths.adminOrders.to({ ...state, page })}
      />
    </section>
  );
}

/** A search or a period with more matches is not counted to its end. */
function orderCount(total: number, { q, placed }: OrderListState): string {
  if ((q || placed) && total >= ORDER_MATCHES_MAX) return `${ORDER_MATCHES_MAX} orders or more`;
  return total === 1 ? '1 order' : `${total} orders`;
}
