import type { CustomerView } from '@book-store/contract/people/customers/admin-customers.schemas';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { live } from '../../../api/refresh.ts';
import { Button } from '../../../kit/button.tsx';
import { contactLink, EmailLink, PhoneLink } from '../../../kit/contact-links.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { Pagination } from '../../../kit/lists/pagination.tsx';
import { BackLink } from '../../../kit/page/back-link.tsx';
import { Loaded, shownOf } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE, parsePage } from '../../../lib/addresses/list-params.ts';
import { formatAmount, formatCount } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OrderLinks } from '../../orders/parts/order-parts/order-links.tsx';
import {
  useEraseGuestMutation,
  useGetCustomerQuery,
  useListCustomerOrdersQuery,
} from '../parts/customers/api.ts';
import { peopleTexts } from '../texts.ts';

export default function CustomerPage() {
  const texts = useTexts(peopleTexts).customer;
  const { id = '' } = useParams();
  const query = useGetCustomerQuery(id, live(60));
  const name = query.currentData?.name ?? texts.title;
  return (
    <section className="stack gap-4">
      <PageHead title={name} hidden />
      <header>
        <BackLink to={dashboardPaths.customers.to()} all={texts.all} />
        <h2 className="break-words">{name}</h2>
      </header>
      <Loaded query={query} current failed={texts.failed}>
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
  const texts = useTexts(peopleTexts).customer;
  const [params] = useSearchParams();
  const page = parsePage(params);
  const query = useListCustomerOrdersQuery({ id, page, limit: PER_PAGE }, live(60));
  return (
    <>
      <h3 className="text-lead">{texts.orders}</h3>
      <Loaded query={query} failed={texts.ordersFailed}>
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
        to={(to) => `${dashboardPaths.customer.to(id)}${to ? `?page=${to}` : ''}`}
      />
    </>
  );
}

function CustomerCard({ customer }: { customer: CustomerView }) {
  const texts = useTexts(peopleTexts).customer;
  const { email, phone, orders, sum, lastOrderAt } = customer;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 card p-5">
      <p className="grid justify-items-start">
        <EmailLink email={email} className={contactLink} />
        <PhoneLink phone={phone} className={contactLink} />
      </p>
      <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
        <dt className="text-muted">{texts.orders}</dt>
        <dd className="text-right tabular-nums">{formatCount(orders)}</dd>
        <dt className="text-muted">{texts.sum}</dt>
        <dd className="text-right font-semibold tabular-nums">{formatAmount(sum)}</dd>
        <dt className="text-muted">{texts.lastOrder}</dt>
        <dd className="text-right">
          <DateTime at={lastOrderAt} />
        </dd>
      </dl>
      <p className="w-full text-fine text-muted">{texts.note}</p>
    </div>
  );
}

/** Guests have no account to delete, so they have to ask the owner. */
function EraseGuest({ id, name }: { id: string; name: string }) {
  const texts = useTexts(peopleTexts).customer;
  const [erase] = useEraseGuestMutation();
  const navigate = useNavigate();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(texts.question.title(name), texts.question.text, texts.question.erase),
    run: () => erase(id).unwrap(),
    done: () => {
      navigate(dashboardPaths.customers.to(), { replace: true });
      return texts.erased;
    },
  });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="prose text-muted">{texts.guestNote}</p>
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {busy ? texts.erasing : texts.erase}
      </Button>
    </div>
  );
}
