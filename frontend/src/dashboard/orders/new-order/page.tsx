import { useNavigate } from 'react-router-dom';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { entryTexts } from '../entry-texts.ts';
import { NewOrderForm } from './new-order-form.tsx';

/** Orders that the owner takes in the shop or on the phone. */
export default function NewOrderPage() {
  const texts = useTexts(entryTexts);
  const navigate = useNavigate();
  return (
    <section className="stack gap-4">
      <PageHead {...useDashboardHead('newOrder')} />
      <header>
        <BackLink to={dashboardPaths.adminOrders.to()} all={texts.all} />
        <h2>{texts.title}</h2>
        <p className="text-muted">{texts.about}</p>
      </header>
      <NewOrderForm
        onEntered={({ _id, number }) => {
          void successToast(texts.entered(number));
          navigate(dashboardPaths.adminOrder.to(_id));
        }}
      />
    </section>
  );
}
