import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import {
  useGetCustomerQuery,
  useListCustomerOrdersQuery,
} from '../../features/admin-customers/admin-customers-api.ts';
import { CustomerCard } from '../../features/admin-customers/customer-card.tsx';
import { OrderLinks } from '../../features/admin-orders/order-links.tsx';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { PER_PAGE, parsePage } from '../../shared/list-params.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { ArrowLeftIcon } from '../../shared/ui/icons.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

const CURRENT = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

export function CustomerPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const customer = useGetCustomerQuery(id, CURRENT);
  const name = customer.currentData?.name ?? 'Customer';
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title={name} hidden />
      <header>
        <Link
          to={`${paths.customers.to()}${state?.list ?? ''}`}
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <ArrowLeftIcon className="size-5" />
          {state?.list ? 'Back to the list' : 'All customers'}
        </Link>
        <h2 className="break-words">{name}</h2>
      </header>
      {customer.error && !customer.currentData && (
        <Failure
          text="This customer could not be loaded."
          detail={toApiProblem(customer.error).message}
          onRetry={customer.refetch}
        />
      )}
      {!customer.currentData && !customer.error && <Spinner text={texts.orders.loading} />}
      {customer.currentData && <CustomerCard customer={customer.currentData} />}
      {customer.currentData && <CustomerOrders id={id} />}
    </section>
  );
}

function CustomerOrders({ id }: { id: string }) {
  const [params] = useSearchParams();
  const page = parsePage(params);
  const query = useListCustomerOrdersQuery({ id, page, limit: PER_PAGE }, CURRENT);
  const list = query.error ? query.currentData : query.data;
  return (
    <>
      <h3 className="text-lead">Orders</h3>
      {query.error && !list && (
        <Failure
          text="The orders could not be loaded."
          detail={toApiProblem(query.error).message}
          onRetry={query.refetch}
        />
      )}
      {!list && !query.error && <Spinner text={texts.orders.loading} />}
      {list && (
        <div
          aria-busy={query.data !== query.currentData}
          className="rounded-card border border-line bg-card px-5 py-2 aria-busy:opacity-60"
        >
          <OrderLinks orders={list.orders} dated />
        </div>
      )}
      <Pagination
        page={page}
        total={list?.total}
        loading={query.isFetching}
        to={(to) => `${paths.customer.to(id)}${to ? `?page=${to}` : ''}`}
      />
    </>
  );
}
