import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { ORDER_MATCHES_MAX } from '@book-store/contract/orders/order/orders';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { Choice } from '../../../kit/fields/choice.tsx';
import { SearchIcon } from '../../../kit/icons/icons.tsx';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import noOrders from '../../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted, sumOf } from '../../../lib/money/amount.ts';
import { orderStatusNames } from '../../../lib/ordering/order-status-names.ts';
import {
  LIVE_REFRESH,
  useGetOrderSummaryQuery,
  useListAdminOrdersQuery,
} from '../parts/orders/api.ts';
import { useCountReturnsQuery } from '../parts/returns/api.ts';
import {
  type OrderListState,
  PERIODS,
  parseOrderList,
  toOrderFilters,
  toOrdersQuery,
} from './order-list-params.ts';
import { OrderListWork } from './order-list-work.tsx';

export default function AdminOrdersPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = parseOrderList(params);
  const { data: summary } = useGetOrderSummaryQuery(undefined, LIVE_REFRESH);
  const { data: shop } = useShopQuery();
  const { data: returns } = useCountReturnsQuery(undefined, LIVE_REFRESH);
  const waiting = sumOf(Object.values(returns ?? {}));
  const query = useListAdminOrdersQuery(toOrdersQuery(state), LIVE_REFRESH);
  // A phone shows orders where a desk has room for the tools, too.
  const [tools, setTools] = useState(Boolean(state.q || state.placed));
  const onPhones = tools ? '' : 'max-md:hidden';
  const narrow = (next: { q?: string; placed?: string | undefined }, how?: { replace: boolean }) =>
    navigate(paths.adminOrders.to({ ...state, ...next, page: undefined }), how);

  return (
    <ListPage
      head={PAGES.adminOrders}
      title="Orders"
      id="admin-orders"
      count={({ total }) => orderCount(total, state)}
      actions={
        <>
          {waiting > 0 && (
            <ButtonLink variant="secondary" to={paths.returns.to()}>
              {`Returns (${waiting})`}
            </ButtonLink>
          )}
          <div className={`contents ${onPhones}`}>
            <ButtonLink variant="secondary" to={paths.deliveries.to()} className="max-md:hidden">
              Delivery list
            </ButtonLink>
            {shop?.returnDays !== undefined && waiting === 0 && (
              <ButtonLink variant="secondary" to={paths.returns.to()}>
                Returns
              </ButtonLink>
            )}
            {hasWithdrawals(shop?.place?.country) && (
              <ButtonLink variant="secondary" to={paths.withdrawals.to()}>
                Withdrawals
              </ButtonLink>
            )}
            {shop?.payments && (
              <ButtonLink variant="secondary" to={paths.payments.to({})}>
                Payments
              </ButtonLink>
            )}
            {shop?.giftCards && (
              <ButtonLink variant="secondary" to={paths.giftCards.to()}>
                Gift cards
              </ButtonLink>
            )}
            <DownloadButton
              path="/api/admin/exports/orders.csv"
              query={toOrderFilters(state)}
              fileName="orders.csv"
            >
              Export CSV
            </DownloadButton>
          </div>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={tools}
            onClick={() => setTools(!tools)}
            className="md:hidden"
          >
            <SearchIcon className="size-5" />
            <span className="sr-only">Search, other lists and export</span>
          </Button>
          <ButtonLink to={paths.newOrder.to()} size="phone">
            New order
          </ButtonLink>
        </>
      }
      tools={
        <>
          <div className={`grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] ${onPhones}`}>
            <ListSearch
              label="Search orders"
              placeholder="Name, city, book, phone or number"
              value={state.q}
              onSearch={(q, how) => narrow({ q }, how)}
            />
            <Choice
              label="Placed"
              names={PERIODS}
              none="Any time"
              value={state.placed}
              onChange={(placed) => narrow({ placed })}
            />
          </div>
          <FilterTabs
            label="Orders by status"
            names={orderStatusNames}
            all="All orders"
            choices={ORDER_STATUSES}
            current={state.status}
            to={(status) => paths.adminOrders.to({ q: state.q, placed: state.placed, status })}
            counts={summary?.byStatus}
          />
        </>
      }
      gap="gap-2 md:gap-4"
      state={state}
      to={paths.adminOrders.to}
      query={query}
      failed="The orders could not be loaded."
      empty={{
        picture: <Picture drawing={noOrders} />,
        text: 'No orders yet.',
        narrowed: 'No matching orders.',
        all: 'Show all orders',
      }}
    >
      {({ orders }, busy, none) => (
        <OrderListWork
          labelledBy="admin-orders"
          orders={orders}
          list={params.toString()}
          busy={busy}
          toolsOnPhones={tools}
          empty={none}
        />
      )}
    </ListPage>
  );
}

/** A search or a period with more matches is not counted to its end. */
function orderCount(total: number, { q, placed }: OrderListState): string {
  if ((q || placed) && total >= ORDER_MATCHES_MAX) return `${ORDER_MATCHES_MAX} orders or more`;
  return counted(total, 'order');
}
