import { PAGES } from '@book-store/contract/pages/addresses/pages';
import {
  PAYMENT_LISTS,
  type PaymentList as PaymentListName,
} from '@book-store/contract/settings/payment/payment';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE, parseChoice, parsePage } from '../../../lib/addresses/list-params.ts';
import { counted } from '../../../lib/money/amount.ts';
import { LIVE_REFRESH } from '../parts/orders/api.ts';
import { useCountPaymentsQuery, useListPaymentsQuery } from '../parts/payments/api.ts';
import { BankFileCard } from './bank-file.tsx';
import { ComparisonCard } from './comparison.tsx';
import { PaymentRow } from './payment-row.tsx';

const NAMES: Record<PaymentListName, string> = {
  waiting: 'Waiting for payment',
  invoices: 'Open invoices',
  owed: 'To give back',
  disputed: 'Disputed',
};
const [, ...OTHERS] = PAYMENT_LISTS;

/** What is open of orders that are not paid in cash, and what the bank and Stripe say of it. */
export default function PaymentsPage() {
  const [params] = useSearchParams();
  const state = { ...parseChoice(params, 'show', PAYMENT_LISTS), page: parsePage(params) };
  const { show = 'waiting', page } = state;
  const query = useListPaymentsQuery({ show, page, limit: PER_PAGE }, LIVE_REFRESH);
  const { data: counts } = useCountPaymentsQuery(undefined, LIVE_REFRESH);
  return (
    <div className="stack gap-6">
      <ListPage
        head={PAGES.payments}
        title="Payments"
        id="payments"
        count={({ total }) => counted(total, 'order')}
        actions={
          <>
            <ButtonLink variant="secondary" to={paths.giftCards.to()}>
              Gift cards
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.paymentSettings.to()}>
              Ways to pay
            </ButtonLink>
          </>
        }
        tools={
          <FilterTabs
            label="Payments by what is to be done"
            names={NAMES}
            all={NAMES.waiting}
            choices={OTHERS}
            current={show === 'waiting' ? undefined : show}
            to={(choice) => paths.payments.to({ show: choice })}
            counts={counts}
          />
        }
        state={{ page }}
        to={({ page: next }) => paths.payments.to({ show: state.show, page: next })}
        query={query}
        failed="The payments could not be loaded."
        empty={{ text: 'Nothing here.', narrowed: 'Nothing here.', all: 'Show the first page' }}
        rows={({ orders }) => orders.map((order) => <PaymentRow key={order._id} order={order} />)}
      />
      <BankFileCard />
      <ComparisonCard />
    </div>
  );
}
