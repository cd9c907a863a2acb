import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useSearchParams } from 'react-router-dom';
import { CURRENT } from '../../../api/base-api.ts';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE, parseChoice, parsePage } from '../../../lib/addresses/list-params.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListWithdrawalsQuery } from '../parts/withdrawals/api.ts';
import { WithdrawalList } from '../parts/withdrawals/withdrawal-list.tsx';

const STATES = ['open'] as const;
const NAMES = { open: 'To do' };

export default function WithdrawalsPage() {
  const [params] = useSearchParams();
  const state = { ...parseChoice(params, 'state', STATES), page: parsePage(params) };
  const query = useListWithdrawalsQuery({ ...state, limit: PER_PAGE }, CURRENT);
  return (
    <ListPage
      head={PAGES.withdrawals}
      title="Withdrawals"
      id="withdrawals"
      count={({ total }) => counted(total, 'withdrawal')}
      note={
        <p className="prose text-muted">
          Customers in the European Union can withdraw from a contract without a reason, within 14
          days of receiving the books. Each has a receipt by mail.
        </p>
      }
      actions={<BackLink to={paths.adminOrders.to()} all="All orders" />}
      tools={
        <FilterTabs
          label="Withdrawals by state"
          names={NAMES}
          all="All"
          choices={STATES}
          current={state.state}
          to={(choice) => paths.withdrawals.to({ state: choice })}
        />
      }
      state={state}
      to={paths.withdrawals.to}
      query={query}
      loading="Loading the withdrawals…"
      failed="The withdrawals could not be loaded."
      empty={{
        text: 'Nobody has withdrawn from a contract.',
        narrowed: 'There is nothing to do.',
        all: 'Show all withdrawals',
      }}
    >
      {({ withdrawals }, busy, none) =>
        none || (
          <div className="card px-4 py-1 md:px-6">
            <WithdrawalList label="Withdrawals" withdrawals={withdrawals} busy={busy} />
          </div>
        )
      }
    </ListPage>
  );
}
