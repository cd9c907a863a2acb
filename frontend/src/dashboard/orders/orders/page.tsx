import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { ORDER_WAITS } from '@book-store/contract/orders/order/orders';
import {
  ORDER_PAYMENT_METHODS,
  PAYMENT_STATES,
} from '@book-store/contract/settings/payment/payment';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { live } from '../../../api/refresh.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { Choice } from '../../../kit/fields/choice.tsx';
import { SearchIcon } from '../../../kit/icons/icons.tsx';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, NoItems } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import noOrders from '../../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE } from '../../../lib/addresses/list-params.ts';
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useGetOrderSummaryQuery, useListAdminOrdersQuery } from '../parts/orders/api.ts';
import { ordersTexts } from '../texts.ts';
import { PERIODS, useOrderFilters } from './order-filters.ts';
import { OrderListWork } from './order-list-work.tsx';
import { OtherLists } from './other-lists.tsx';

export default function AdminOrdersPage() {
  const texts = useTexts(ordersTexts);
  const { statuses, methods, states } = useTexts(ownerOrderingTexts);
  const head = useDashboardHead('adminOrders');
  const [params] = useSearchParams();
  const list = useListState(dashboardPaths.adminOrders.to, {
    searched: true,
    choices: {
      status: ORDER_STATUSES,
      waits: ORDER_WAITS,
      payment: ORDER_PAYMENT_METHODS,
      paymentState: PAYMENT_STATES,
      placed: PERIODS,
    },
  });
  const { status, waits, payment, paymentState, placed } = list.chosen;
  const isNarrowed = Boolean(list.q || placed || waits || payment || paymentState);
  const filters = useOrderFilters({ q: list.q, ...list.chosen });
  const { data: shop } = useShopQuery();
  const { data: summary } = useGetOrderSummaryQuery(undefined, live(10));
  const query = useListAdminOrdersQuery({ ...filters, page: list.page, limit: PER_PAGE }, live(10));
  const shown = shownOf(query);
  // Phones hide the tools to show more orders.
  const [tools, setTools] = useState(isNarrowed);
  const onPhones = tools ? '' : 'max-md:hidden';

  return (
    <ListPage head={head} gap="gap-2 md:gap-4">
      <ListHead
        id="admin-orders"
        title={texts.title}
        count={shown && texts.count(shown.total, isNarrowed)}
      >
        <OtherLists onPhones={onPhones}>
          <DownloadButton
            path="/api/admin/exports/orders.csv"
            query={filters}
            fileName="orders.csv"
          >
            {texts.exportCsv}
          </DownloadButton>
        </OtherLists>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={tools}
          onClick={() => setTools(!tools)}
          className="md:hidden"
        >
          <SearchIcon className="size-5" />
          <span className="sr-only">{texts.tools}</span>
        </Button>
        <ButtonLink to={dashboardPaths.newOrder.to()} size="phone">
          {texts.newOrder}
        </ButtonLink>
      </ListHead>
      <div className={`flex flex-wrap gap-3 *:grow ${onPhones}`}>
        <div className="basis-60 sm:grow-[9]">
          <ListSearch
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={list.q}
            onSearch={(q, how) => list.change({ q }, how)}
          />
        </div>
        {/* Together, so that none is left alone on a line. */}
        <div className="flex flex-wrap gap-3 *:grow">
          <Choice
            label={texts.waits.label}
            names={texts.waits.names}
            none={texts.waits.none}
            value={waits}
            onChange={(choice) => list.change({ waits: choice })}
          />
          <Choice
            label={texts.placed}
            names={texts.periods}
            none={texts.anyTime}
            value={placed}
            onChange={(period) => list.change({ placed: period })}
          />
          {(shop?.payments || payment || paymentState) && (
            <>
              <Choice
                label={texts.payment}
                names={methods}
                none={texts.anyPayment}
                value={payment}
                onChange={(method) => list.change({ payment: method })}
              />
              <Choice
                label={texts.paymentState}
                names={states}
                none={texts.anyPaymentState}
                value={paymentState}
                onChange={(state) => list.change({ paymentState: state })}
              />
            </>
          )}
        </div>
      </div>
      <FilterTabs
        label={texts.byStatus}
        names={statuses}
        all={texts.all}
        choices={ORDER_STATUSES}
        current={status}
        to={(one) => list.to({ status: one })}
        counts={summary?.byStatus}
      />
      <ListItems list={list} query={query} failed={texts.failed}>
        {({ orders }, busy) => (
          <OrderListWork
            labelledBy="admin-orders"
            orders={orders}
            list={params.toString()}
            busy={busy}
            toolsOnPhones={tools}
            empty={
              <NoItems
                list={list}
                picture={<Picture drawing={noOrders} />}
                text={texts.none}
                narrowed={texts.noneFound}
                all={texts.showAll}
              />
            }
          />
        )}
      </ListItems>
    </ListPage>
  );
}
