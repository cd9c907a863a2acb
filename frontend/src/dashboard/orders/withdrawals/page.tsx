import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { CURRENT } from '../../../api/base-api.ts';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListWithdrawalsQuery } from '../parts/withdrawals/api.ts';
import { WithdrawalList } from '../parts/withdrawals/withdrawal-list.tsx';

const STATES = ['open'] as const;
const NAMES = { open: 'To do' };

export default function WithdrawalsPage() {
  const list = useListState(dashboardPaths.withdrawals.to, { choices: { state: STATES } });
  const query = useListWithdrawalsQuery(list.query, CURRENT);
  const shown = shownOf(query);
  return (
    <ListPage head={PAGES.withdrawals}>
      <ListHead
        id="withdrawals"
        title="Withdrawals"
        count={shown && counted(shown.total, 'withdrawal')}
        note={
          <p className="prose text-muted">
            Customers in the European Union can withdraw from a contract without a reason, within 14
            days of receiving the books. Each has a receipt by mail.
          </p>
        }
      >
        <BackLink to={dashboardPaths.adminOrders.to()} all="All orders" />
      </ListHead>
      <FilterTabs
        label="Withdrawals by state"
        names={NAMES}
        all="All"
        choices={STATES}
        current={list.chosen.state}
        to={(state) => list.to({ state })}
      />
      <ListItems
        list={list}
        query={query}
        loading="Loading the withdrawals…"
        failed="The withdrawals could not be loaded."
      >
        {({ withdrawals, total }, busy) =>
          total === 0 ? (
            <NoItems
              list={list}
              text="Nobody has withdrawn from a contract."
              narrowed="There is nothing to do."
              all="Show all withdrawals"
            />
          ) : (
            <div className="card px-4 py-1 md:px-6">
              <WithdrawalList label="Withdrawals" withdrawals={withdrawals} busy={busy} />
            </div>
          )
        }
      </ListItems>
    </ListPage>
  );
}
