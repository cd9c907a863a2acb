import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useNavigate } from 'react-router-dom';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { NewOrderForm } from './new-order-form.tsx';

/** Orders that the owner takes in the shop or on the phone. */
export default function NewOrderPage() {
  const navigate = useNavigate();
  return (
    <section className="stack gap-4">
      <PageHead {...PAGES.newOrder} />
      <header>
        <BackLink to={dashboardPaths.adminOrders.to()} all="All orders" />
        <h2>New order</h2>
        <p className="text-muted">For somebody in the shop or on the phone.</p>
      </header>
      <NewOrderForm
        onEntered={({ _id, number }) => {
          void successToast(`Order ${number} entered`);
          navigate(dashboardPaths.adminOrder.to(_id));
        }}
      />
    </section>
  );
}
