import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { Failure } from '../../kit/failure.tsx';
import { ArrowLeftIcon } from '../../kit/icons/icons.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { PER_PAGE, parsePage } from '../../lib/list-params.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { useGetCustomerQuery, useListCustomerOrdersQuery } from '../customers/api.ts';
import { OrderLinks } from '../order-parts/order-links.tsx';
import { CustomerCard } from './customer-card.tsx';

const CURRENT = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

export default function CustomerPage() {
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
