import { useParams } from 'react-router-dom';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { LIVE_REFRESH, useGetAdminOrderQuery } from '../parts/orders/api.ts';
import { OrderDetails } from './order-details.tsx';

export default function AdminOrderPage() {
  const { id = '' } = useParams();
  const { isRefined } = useDashboardTexts();
  const query = useGetAdminOrderQuery(id, LIVE_REFRESH);
  const title = query.currentData ? `Order ${query.currentData.number}` : 'Order';
  return (
    <section className="stack gap-4">
      <PageHead title={title} hidden />
      <header>
        <BackLink to={paths.adminOrders.to()} all="All orders" />
        <h2>{title}</h2>
        {!isRefined && <p className="text-fine break-all text-muted">Order ID {id}</p>}
      </header>
      <Loaded query={query} current failed="This order could not be loaded.">
        {(order) => <OrderDetails order={order} />}
      </Loaded>
    </section>
  );
}
