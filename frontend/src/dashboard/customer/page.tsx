import { useParams, useSearchParams } from 'react-router-dom';
import { CURRENT } from '../../api/base-api.ts';
import { BackLink } from '../../kit/back-link.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { Loaded, shownOf } from '../../kit/loaded.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { PER_PAGE, parsePage } from '../../lib/list-params.ts';
import { useGetCustomerQuery, useListCustomerOrdersQuery } from '../customers/api.ts';
import { OrderLinks } from '../order-parts/order-links.tsx';
import { CustomerCard } from './customer-card.tsx';
import { EraseGuest } from './erase-guest.tsx';

export default function CustomerPage() {
  const { id = '' } = useParams();
  const query = useGetCustomerQuery(id, CURRENT);
  const name = query.currentData?.name ?? 'Customer';
  return (
    <section className="stack gap-4">
      <PageHead title={name} hidden />
      <header>
        <BackLink to={paths.customers.to()} all="All customers" />
        <h2 className="break-words">{name}</h2>
      </header>
      <Loaded query={query} current failed="This customer could not be loaded.">
        {(customer) => (
          <>
            <CustomerCard customer={customer} />
            <CustomerOrders id={id} />
            {customer.guest && <EraseGuest id={id} name={customer.name} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function CustomerOrders({ id }: { id: string }) {
  const [params] = useSearchParams();
  const page = parsePage(params);
  const query = useListCustomerOrdersQuery({ id, page, limit: PER_PAGE }, CURRENT);
  return (
    <>
      <h3 className="text-lead">Orders</h3>
      <Loaded query={query} failed="The orders could not be loaded.">
        {({ orders }) => (
          <div
            aria-busy={query.data !== query.currentData}
            className="card px-5 py-2 aria-busy:opacity-60"
          >
            <OrderLinks orders={orders} dated />
          </div>
        )}
      </Loaded>
      <Pagination
        page={page}
        total={shownOf(query)?.total}
        loading={query.isFetching}
        to={(to) => `${paths.customer.to(id)}${to ? `?page=${to}` : ''}`}
      />
    </>
  );
}
