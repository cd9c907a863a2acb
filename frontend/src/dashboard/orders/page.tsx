import { ORDER_MATCHES_MAX } from '@book-store/contract/orders';
import { PAGES } from '@book-store/contract/pages';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Failure } from '../../kit/failure.tsx';
import { SearchIcon } from '../../kit/icons/icons.tsx';
import { ListSearch } from '../../kit/lists/list-search.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Picture } from '../../kit/pictures/picture.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { LIVE_REFRESH, useListAdminOrdersQuery } from './api.ts';
import { ExportOrders } from './export-orders.tsx';
import {
  type OrderListState,
  parseOrderList,
  toOrderFilters,
  toOrdersQuery,
} from './order-list-params.ts';
import { OrderListWork } from './order-list-work.tsx';
import { PeriodSelect } from './period-select.tsx';
import { StatusTabs } from './status-tabs.tsx';

export default function AdminOrdersPage() {
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
