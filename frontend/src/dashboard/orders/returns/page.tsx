import { RETURN_STATES } from '@book-store/contract/orders/returns/returns';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useSearchParams } from 'react-router-dom';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE, parseChoice, parsePage } from '../../../lib/addresses/list-params.ts';
import { counted } from '../../../lib/money/amount.ts';
import { returnStateNames } from '../../../lib/ordering/return-names.ts';
import { LIVE_REFRESH } from '../parts/orders/api.ts';
import { useCountReturnsQuery, useListReturnsQuery } from '../parts/returns/api.ts';
import { ReturnRow } from './return-row.tsx';

const [FIRST, ...OTHERS] = RETURN_STATES;

/** The orders of which customers give books back, by how far that is. */
export default function ReturnsPage() {
  const [params] = useSearchParams();
  const state = { ...parseChoice(params, 'state', RETURN_STATES), page: parsePage(params) };
  const { state: shown = FIRST, page } = state;
  const query = useListReturnsQuery({ state: shown, page, limit: PER_PAGE }, LIVE_REFRESH);
  const { data: counts } = useCountReturnsQuery(undefined, LIVE_REFRESH);
  return (
    <ListPage
      head={PAGES.returns}
      title="Returns"
      id="returns"
      count={({ total }) => counted(total, 'order')}
      actions={<BackLink to={paths.adminOrders.to()} all="All orders" />}
      tools={
        <FilterTabs
          label="Returns by state"
          names={returnStateNames}
          all={returnStateNames[FIRST]}
          choices={OTHERS}
          current={shown === FIRST ? undefined : shown}
          to={(choice) => paths.returns.to({ state: choice })}
          counts={counts}
        />
      }
      state={{ page }}
      to={({ page: next }) => paths.returns.to({ state: state.state, page: next })}
      query={query}
      failed="The returns could not be loaded."
      empty={{ text: 'Nothing here.', narrowed: 'Nothing here.', all: 'Show the first page' }}
      rows={({ orders }) =>
        orders.flatMap((order) =>
          (order.returns ?? [])
            .filter((one) => one.state === shown)
            .map((one) => <ReturnRow key={one._id} order={order} one={one} />),
        )
      }
    />
  );
}
