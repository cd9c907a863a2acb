import { RETURN_STATES } from '@book-store/contract/orders/returns/returns';
import { live } from '../../../api/refresh.ts';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useCountReturnsQuery, useListReturnsQuery } from '../parts/returns/api.ts';
import { returnsTexts } from '../returns-texts.ts';
import { ReturnRow } from './return-row.tsx';

const [FIRST, ...OTHERS] = RETURN_STATES;

export default function ReturnsPage() {
  const texts = useTexts(returnsTexts);
  const { returnStates } = useTexts(ownerOrderingTexts);
  const head = useDashboardHead('returns');
  const list = useListState(dashboardPaths.returns.to, { choices: { state: RETURN_STATES } });
  const { state = FIRST } = list.chosen;
  const query = useListReturnsQuery({ ...list.query, state }, live(10));
  const { data: counts } = useCountReturnsQuery(undefined, live(10));
  const shown = shownOf(query);
  return (
    <ListPage head={head}>
      <ListHead id="returns" title={texts.title} count={shown && texts.count(shown.total)}>
        <BackLink to={dashboardPaths.adminOrders.to()} all={texts.allOrders} />
      </ListHead>
      <FilterTabs
        label={texts.byState}
        names={returnStates}
        all={returnStates[FIRST]}
        choices={OTHERS}
        current={state === FIRST ? undefined : state}
        to={(choice) => list.to({ state: choice })}
        counts={counts}
      />
      <ListItems list={list} query={query} failed={texts.failed}>
        {({ orders, total }, busy) =>
          total === 0 ? (
            <NoItems list={list} text={texts.none} />
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
