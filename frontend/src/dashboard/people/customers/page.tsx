import { CUSTOMER_SORTS, type CustomerSort } from '@book-store/contract/lists';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { CURRENT } from '../../../api/base-api.ts';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { Choice } from '../../../kit/fields/choice.tsx';
import { ListHead, ListItems, ListPage, NoItems } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { BeingCounted } from '../../../kit/page/being-counted.tsx';
import { shownOf } from '../../../kit/page/loaded.tsx';
import noOrders from '../../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useListCustomersQuery } from '../parts/customers/api.ts';
import { CustomersTable } from './customers-table.tsx';

const SORTS: Record<CustomerSort, string> = {
  recent: 'Latest order first',
  sum: 'Highest sum first',
  orders: 'Most orders first',
  name: 'By name',
};

export default function CustomersPage() {
  const list = useListState(dashboardPaths.customers.to, {
    searched: true,
    choices: { sort: CUSTOMER_SORTS },
  });
  const query = useListCustomersQuery(list.query, CURRENT);
  const shown = shownOf(query);
  return (
    <ListPage head={PAGES.customers}>
      <ListHead id="customers" title="Customers" count={shown && counted(shown.total, 'customer')}>
        <Choice
          label="Sort customers"
          names={SORTS}
          value={list.chosen.sort ?? 'recent'}
          onChange={(sort) => list.change({ sort: sort === 'recent' ? undefined : sort })}
        />
        <DownloadButton path="/api/admin/exports/customers.csv" fileName="customers.csv">
          Export CSV
        </DownloadButton>
      </ListHead>
      <ListSearch
        label="Search customers"
        placeholder="Name, email or phone"
        value={list.q}
        onSearch={(q, how) => list.change({ q }, how)}
      />
      <ListItems list={list} query={query} failed="The customers could not be loaded.">
        {({ customers, beingCounted }, busy) => (
          <>
            {beingCounted && <BeingCounted />}
            {customers.length > 0 ? (
              <CustomersTable labelledBy="customers" customers={customers} busy={busy} />
            ) : (
              !beingCounted && (
                <NoItems
                  list={list}
                  picture={<Picture drawing={noOrders} />}
                  text="No customers yet. They will appear here with their first order."
                  narrowed="No matching customers."
                  all="Show all customers"
                />
              )
            )}
          </>
        )}
      </ListItems>
    </ListPage>
  );
}
