import { PAGES } from '@book-store/contract/pages';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { BeingCounted } from '../../kit/being-counted.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { DownloadButton } from '../../kit/download-button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Failure } from '../../kit/failure.tsx';
import { ListSearch } from '../../kit/lists/list-search.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Picture } from '../../kit/pictures/picture.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { count } from '../../lib/amount.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { useListCustomersQuery } from './api.ts';
import { parseCustomerList, toCustomersQuery } from './customer-list-params.ts';
import { CustomersTable } from './customers-table.tsx';
import { SortCustomers } from './sort-customers.tsx';

export default function CustomersPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = parseCustomerList(params);
  const query = useListCustomersQuery(toCustomersQuery(state), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const list = query.error ? query.currentData : query.data;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.customers} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="customers">Customers</h2>
          <p role="status" className="text-muted tabular-nums">
            {list && (list.total === 1 ? '1 customer' : `${count(list.total)} customers`)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SortCustomers
            sort={state.sort}
            onSort={(sort) => navigate(paths.customers.to({ q: state.q, sort }))}
          />
          <DownloadButton path="/api/admin/exports/customers.csv" fileName="customers.csv">
            Export CSV
          </DownloadButton>
        </div>
      </header>
      <ListSearch
        label="Search customers"
        placeholder="Name, email or phone"
        value={state.q}
        onSearch={(q, how) => navigate(paths.customers.to({ q, sort: state.sort }), how)}
      />
      {list?.beingCounted && <BeingCounted />}
      {query.error && !list && (
        <Failure
          text="The customers could not be loaded."
          detail={toApiProblem(query.error).message}
          onRetry={query.refetch}
        />
      )}
      {!list && !query.error && <Spinner text={texts.book.loading} />}
      {list?.total === 0 && !list.beingCounted && (
        <EmptyState
          picture={<Picture name="noOrders" />}
          text={
            state.q
              ? 'No matching customers.'
              : 'No customers yet. They will appear here with their first order.'
          }
        >
          {state.q && (
            <ButtonLink variant="secondary" to={paths.customers.to()}>
              Show all customers
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {list && list.customers.length > 0 && (
        <CustomersTable
          labelledBy="customers"
          customers={list.customers}
          busy={query.data !== query.currentData}
        />
      )}
      <Pagination
        page={state.page}
        total={list?.total}
        loading={query.isFetching}
        to={(page) => paths.customers.to({ ...state, page })}
      />
    </section>
  );
}
