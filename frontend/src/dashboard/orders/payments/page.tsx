import { DESK_COUNT_MAX } from '@book-store/contract/platform/desk/desk-lines';
import { PAYMENT_LISTS } from '@book-store/contract/settings/payment/payment';
import { live } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { FilterTabs } from '../../../kit/lists/filter-tabs.tsx';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useCountPaymentsQuery, useListPaymentsQuery } from '../parts/payments/api.ts';
import { paymentTexts } from '../payment-texts.ts';
import { BankFileCard } from './bank-file.tsx';
import { ComparisonCard } from './comparison.tsx';
import { PaymentRow } from './payment-row.tsx';

const [, ...OTHERS] = PAYMENT_LISTS;

/** The open payments except cash, with the bank's file and Stripe's data. */
export default function PaymentsPage() {
  const texts = useTexts(paymentTexts).list;
  const head = useDashboardHead('payments');
  const list = useListState(dashboardPaths.payments.to, { choices: { show: PAYMENT_LISTS } });
  const { show = 'waiting' } = list.chosen;
  const query = useListPaymentsQuery({ ...list.query, show }, live(10));
  const { data: counts } = useCountPaymentsQuery(undefined, live(10));
  const shown = shownOf(query);
  return (
    <div className="stack gap-6">
      <ListPage head={head}>
        <ListHead id="payments" title={texts.title} count={shown && texts.count(shown.total)}>
          <ButtonLink variant="secondary" to={dashboardPaths.giftCards.to()}>
            {texts.giftCards}
          </ButtonLink>
          <ButtonLink variant="secondary" to={dashboardPaths.paymentSettings.to()}>
            {texts.ways}
          </ButtonLink>
        </ListHead>
        <FilterTabs
          label={texts.byTask}
          names={texts.lists}
          all={texts.lists.waiting}
          choices={OTHERS}
          current={show === 'waiting' ? undefined : show}
          to={(choice) => list.to({ show: choice })}
          counts={counts}
          countedTo={DESK_COUNT_MAX}
        />
        <ListItems list={list} query={query} failed={texts.failed}>
          {({ orders, total }, busy) =>
            total === 0 ? (
              <NoItems list={list} text={texts.none} />
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
