import { Link, useLocation, useParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { Failure } from '../../kit/failure.tsx';
import { ArrowLeftIcon } from '../../kit/icons/icons.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { PrintReceipt } from '../../kit/print/print-receipt.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { LIVE_REFRESH, useGetAdminOrderQuery } from '../orders/api.ts';
import { OrderDetails } from './order-details.tsx';

export default function AdminOrderPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { currentData: order, error, refetch } = useGetAdminOrderQuery(id, LIVE_REFRESH);
  const title = order ? `Order ${order.number}` : 'Order';
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title={title} hidden />
      <header>
        <Link
          to={`${paths.adminOrders.to()}${state?.list ?? ''}`}
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <ArrowLeftIcon className="size-5" />
          {state?.list ? 'Back to the list' : 'All orders'}
        </Link>
        <h2>{title}</h2>
        <p className="text-fine break-all text-muted">Order ID {id}</p>
      </header>
      {!order && error && (
        <Failure
          text="This order could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {!order && !error && <Spinner text={texts.orders.loading} />}
      {order && <OrderDetails order={order} receipt={<PrintReceipt order={order} />} />}
    </section>
  );
}
