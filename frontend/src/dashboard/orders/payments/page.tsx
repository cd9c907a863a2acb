import { PAGES } from '@book-store/contract/pages/addresses/pages';
import {
  PAYMENT_LISTS,
  type PaymentList as PaymentListName,
} from '@book-store/contract/settings/payment/payment';
import { ButtonLink } from '../../../kit/button.tsx';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
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

/** The open payments except cash, with the bank's file and Stripe's data. */
export default function PaymentsPage() {
  const list = useListState(dashboardPaths.payments.to, { choices: { show: PAYMENT_LISTS } });
  const { show = 'waiting' } = list.chosen;
  const query = useListPaymentsQuery({ ...list.query, show }, LIVE_REFRESH);
  const { data: counts } = useCountPaymentsQuery(undefined, LIVE_REFRESH);
  const shown = shownOf(query);
  return (
    <div className="stack gap-6">
      <ListPage head={PAGES.payments}>
        <ListHead id="payments" title="Payments" count={shown && counted(shown.total, 'order')}>
          <ButtonLink variant="secondary" to={dashboardPaths.giftCards.to()}>
            Gift cards
          </ButtonLink>
          <ButtonLink variant="secondary" to={dashboardPaths.paymentSettings.to()}>
            Ways to pay
          </ButtonLink>
        </ListHead>
        <FilterTabs
          label="Payments by what is to be done"
          names={NAMES}
          all={NAMES.waiting}
          choices={OTHERS}
          current={show === 'waiting' ? undefined : show}
          to={(choice) => list.to({ show: choice })}
          counts={counts}
        />
        <ListItems list={list} query={query} failed="The payments could not be loaded.">
          {({ orders, total }, busy) =>
            total === 0 ? (
              <NoItems list={list} text="Nothing here." />
            ) : (
              <ListRows labelledBy="payments" busy={busy}>
                {orders.map((order) => (
                  <PaymentRow key={order._id} order={order} />
                ))}
              </ListRows>
            )
          }
        </ListItems>
      </ListPage>
      <BankFileCard />
      <ComparisonCard />
    </div>
  );
}
