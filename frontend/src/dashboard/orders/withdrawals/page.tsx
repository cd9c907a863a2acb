import { live } from '../../../api/refresh.ts';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useListWithdrawalsQuery } from '../parts/withdrawals/api.ts';
import { WithdrawalList } from '../parts/withdrawals/withdrawal-list.tsx';
import { returnsTexts } from '../returns-texts.ts';

const STATES = ['open'] as const;

export default function WithdrawalsPage() {
  const { allOrders, withdrawals: texts } = useTexts(returnsTexts);
  const head = useDashboardHead('withdrawals');
  const list = useListState(dashboardPaths.withdrawals.to, { choices: { state: STATES } });
  const query = useListWithdrawalsQuery(list.query, live(60));
  const shown = shownOf(query);
  return (
    <ListPage head={head}>
      <ListHead
        id="withdrawals"
        title={texts.title}
        count={shown && texts.count(shown.total)}
        note={<p className="prose text-muted">{texts.about}</p>}
      >
        <BackLink to={dashboardPaths.adminOrders.to()} all={allOrders} />
      </ListHead>
      <FilterTabs
        label={texts.byState}
        names={{ open: texts.toDo }}
        all={texts.all}
        choices={STATES}
        current={list.chosen.state}
        to={(state) => list.to({ state })}
      />
      <ListItems list={list} query={query} loading={texts.loading} failed={texts.failed}>
        {({ withdrawals, total }, busy) =>
          total === 0 ? (
            <NoItems
              list={list}
              text={texts.none}
              narrowed={texts.nothingToDo}
              all={texts.showAll}
            />
          ) : (
            <div className="card px-4 py-1 md:px-6">
              <WithdrawalList label={texts.title} withdrawals={withdrawals} busy={busy} />
            </div>
          )
        }
      </ListItems>
    </ListPage>
  );
}
