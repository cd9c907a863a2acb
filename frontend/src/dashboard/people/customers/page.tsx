import { CUSTOMER_SORTS, type CustomerSort } from '@book-store/contract/lists';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { ListCustomersQuery } from '@book-store/contract/people/customers/admin-customers.schemas';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CURRENT } from '../../../api/base-api.ts';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { Choice } from '../../../kit/fields/choice.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { BeingCounted } from '../../../kit/page/being-counted.tsx';
import noOrders from '../../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import {
  PER_PAGE,
  parseChoice,
  parsePage,
  parseWords,
} from '../../../lib/addresses/list-params.ts';
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
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = parseCustomerList(params);
  const query = useListCustomersQuery(toCustomersQuery(state), CURRENT);
  return (
    <ListPage
      head={PAGES.customers}
      title="Customers"
      id="customers"
      count={({ total }) => counted(total, 'customer')}
      actions={
        <>
          <Choice
            label="Sort customers"
            names={SORTS}
            value={state.sort ?? 'recent'}
            onChange={(sort) =>
              navigate(
                paths.customers.to({ q: state.q, sort: sort === 'recent' ? undefined : sort }),
              )
            }
          />
          <DownloadButton path="/api/admin/exports/customers.csv" fileName="customers.csv">
            Export CSV
          </DownloadButton>
        </>
      }
      tools={
        <ListSearch
          label="Search customers"
          placeholder="Name, email or phone"
          value={state.q}
          onSearch={(q, how) => navigate(paths.customers.to({ q, sort: state.sort }), how)}
        />
      }
      state={state}
      to={paths.customers.to}
      query={query}
      failed="The customers could not be loaded."
      empty={{
        picture: <Picture drawing={noOrders} />,
        text: 'No customers yet. They will appear here with their first order.',
        narrowed: 'No matching customers.',
        all: 'Show all customers',
      }}
    >
      {({ customers, beingCounted }, busy, none) => (
        <>
          {beingCounted && <BeingCounted />}
          {customers.length > 0 ? (
            <CustomersTable labelledBy="customers" customers={customers} busy={busy} />
          ) : (
            !beingCounted && none
          )}
        </>
      )}
    </ListPage>
  );
}

/** The state of the customers screen, as in its URL. */
type CustomerListState = { q: string; sort?: CustomerSort; page: number };

/** Parses the URL; ignores invalid values. */
const parseCustomerList = (params: URLSearchParams): CustomerListState => ({
  q: parseWords(params),
  ...parseChoice(params, 'sort', CUSTOMER_SORTS),
  page: parsePage(params),
});

/** Returns the API query for a state. */
const toCustomersQuery = ({ q, sort, page }: CustomerListState): ListCustomersQuery => ({
  ...(q && { q }),
  ...(sort && { sort }),
  page,
  limit: PER_PAGE,
});
