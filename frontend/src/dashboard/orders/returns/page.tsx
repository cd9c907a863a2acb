import { RETURN_STATES } from '@book-store/contract/orders/returns/returns';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import { returnStateNames } from '../../../lib/ordering/return-names.ts';
import { LIVE_REFRESH } from '../parts/orders/api.ts';
import { useCountReturnsQuery, useListReturnsQuery } from '../parts/returns/api.ts';
import { ReturnRow } from './return-row.tsx';

const [FIRST, ...OTHERS] = RETURN_STATES;

export default function ReturnsPage() {
  const list = useListState(dashboardPaths.returns.to, { choices: { state: RETURN_STATES } });
  const { state = FIRST } = list.chosen;
  const query = useListReturnsQuery({ ...list.query, state }, LIVE_REFRESH);
  const { data: counts } = useCountReturnsQuery(undefined, LIVE_REFRESH);
  const shown = shownOf(query);
  return (
    <ListPage head={PAGES.returns}>
      <ListHead id="returns" title="Returns" count={shown && counted(shown.total, 'order')}>
        <BackLink to={dashboardPaths.adminOrders.to()} all="All orders" />
      </ListHead>
      <FilterTabs
        label="Returns by state"
        names={returnStateNames()}
        all={returnStateNames()[FIRST]}
        choices={OTHERS}
        current={state === FIRST ? undefined : state}
        to={(choice) => list.to({ state: choice })}
        counts={counts}
      />
      <ListItems list={list} query={query} failed="The returns could not be loaded.">
        {({ orders, total }, busy) =>
          total === 0 ? (
            <NoItems list={list} text="Nothing here." />
          ) : (
            <ListRows labelledBy="returns" busy={busy}>
              {orders.flatMap((order) =>
                (order.returns ?? [])
                  .filter((one) => one.state === state)
                  .map((one) => <ReturnRow key={one._id} order={order} one={one} />),
              )}
            </ListRows>
          )
        }
      </ListItems>
    </ListPage>
  );
}
