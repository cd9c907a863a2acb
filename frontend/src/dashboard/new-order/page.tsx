import { PAGES } from '@book-store/contract/pages';
import { Link, useNavigate } from 'react-router-dom';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { ArrowLeftIcon } from '../../kit/icons/icons.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { NewOrderForm } from './new-order-form.tsx';

/** Orders that the owner takes in the shop or on the phone. */
export default function NewOrderPage() {
  const navigate = useNavigate();
  return (
    <section className="stack gap-4">
      <PageHead {...PAGES.newOrder} />
      <header>
        <Link
          to={paths.adminOrders.to()}
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <ArrowLeftIcon className="size-5" />
          All orders
        </Link>
        <h2>New order</h2>
        <p className="text-muted">For somebody in the shop or on the phone.</p>
      </header>
      <NewOrderForm
        onEntered={({ _id, number }) => {
          void successToast(`Order ${number} entered`);
          navigate(paths.adminOrder.to(_id));
        }}
      />
    </section>
  );
}
