import { CUSTOMER_SORTS } from '@book-store/contract/lists';
import { live } from '../../../api/refresh.ts';
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
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useListCustomersQuery } from '../parts/customers/api.ts';
import { peopleTexts } from '../texts.ts';
import { CustomersTable } from './customers-table.tsx';
import { EraseAddress } from './erase-address.tsx';

export default function CustomersPage() {
  const texts = useTexts(peopleTexts).customers;
  const list = useListState(dashboardPaths.customers.to, {
    searched: true,
    choices: { sort: CUSTOMER_SORTS },
  });
  const query = useListCustomersQuery(list.query, live(60));
  const shown = shownOf(query);
  return (
    <ListPage head={useDashboardHead('customers')}>
      <ListHead id="customers" title={texts.title} count={shown && texts.count(shown.total)}>
        <Choice
          label={texts.sort}
          names={texts.sorts}
          value={list.chosen.sort ?? 'recent'}
          onChange={(sort) => list.change({ sort: sort === 'recent' ? undefined : sort })}
        />
        <DownloadButton path="/api/admin/exports/customers.csv" fileName="customers.csv">
          {texts.export}
        </DownloadButton>
      </ListHead>
      <ListSearch
        label={texts.search}
        placeholder={texts.searchHint}
        value={list.q}
        onSearch={(q, how) => list.change({ q }, how)}
      />
      <ListItems list={list} query={query} failed={texts.failed}>
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
                  text={texts.none}
                  narrowed={texts.noMatches}
                  all={texts.all}
                />
              )
            )}
          </>
        )}
      </ListItems>
      <EraseAddress />
    </ListPage>
  );
}
