import { PAGES } from '@book-store/contract/pages';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListCustomersQuery } from '../../features/admin-customers/admin-customers-api.ts';
import {
  parseCustomerList,
  toCustomersQuery,
} from '../../features/admin-customers/customer-list-params.ts';
import { CustomersTable } from '../../features/admin-customers/customers-table.tsx';
import { SortCustomers } from '../../features/admin-customers/sort-customers.tsx';
import { count } from '../../shared/amount.ts';
import { toApiProblem } from '../../shared/api/api-problem.ts';

import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { BeingCounted } from '../../shared/ui/being-counted.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { DownloadButton } from '../../shared/ui/download-button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { ListSearch } from '../../shared/ui/list-search.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

export function CustomersPage() {
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
