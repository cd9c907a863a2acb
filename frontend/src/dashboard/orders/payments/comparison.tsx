import type { PaymentComparison } from '@book-store/contract/orders/payments/admin-payments.schemas';
import { Link } from 'react-router-dom';
import { FRESH } from '../../../api/refresh.ts';
import { Card } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useGetPaymentComparisonQuery } from '../parts/payments/api.ts';
import { paymentTexts } from '../payment-texts.ts';

/** The differences between Stripe and the shop; renders nothing without Stripe. */
export function ComparisonCard() {
  const texts = useTexts(paymentTexts).stripe;
  const { data } = useGetPaymentComparisonQuery(undefined, FRESH);
  if (!data?.at && !data?.uncounted.length) return null;
  const { at, orders, differences, uncounted } = data;
  return (
    <Card title={texts.title} level={3}>
      {at && (
        <p className="text-muted">
          {inSentence((time: string) => texts.compared(orders, time), <DateTime at={at} />)}
          {orders > 0 && texts.result(differences.length)}
        </p>
      )}
      {differences.length > 0 && <Differences differences={differences} />}
      {uncounted.length > 0 && <NotCounted uncounted={uncounted} />}
    </Card>
  );
}

/** Payments of other software in the same Stripe account, or of a kind unknown to the shop. */
function NotCounted({ uncounted }: Pick<PaymentComparison, 'uncounted'>) {
  const texts = useTexts(paymentTexts).stripe;
  return (
    <>
      <p>{texts.uncounted}</p>
      <ul aria-label={texts.notCounted} className="grid">
        {uncounted.map(({ at, why, reference, money, order }) => (
          <li key={reference} className="border-b border-line py-2 last:border-0">
            <p className="break-words">
              <span className="font-semibold">{money}</span>, {reference}, <DateTime at={at} />
            </p>
            <p>
              {texts.why[why]}
              {order && inSentence(texts.names, <OrderLink {...order} />)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const OrderLink = ({ _id, number }: { _id: string; number: string }) => (
  <Link
    to={dashboardPaths.adminOrder.to(_id)}
    className="link inline-flex min-h-11 items-center font-semibold"
  >
    {number}
  </Link>
);

type Sums = { paid: number; refunded: number; disputed: boolean; uncounted?: string | undefined };

const sumsInWords = (
  { paid, refunded, disputed, uncounted }: Sums,
  texts: TextsOf<typeof paymentTexts>['stripe'],
) =>
  [
    texts.paid(formatAmount(paid)),
    texts.givenBack(formatAmount(refunded)),
    ...(disputed ? [texts.disputed] : []),
    ...(uncounted ? [texts.ofWhichUncounted(uncounted)] : []),
  ].join(', ');

function Differences({ differences }: Pick<PaymentComparison, 'differences'>) {
  const texts = useTexts(paymentTexts).stripe;
  return (
    <ul aria-label={texts.differences} className="grid">
      {differences.map(({ order, number, ours, stripe }) => (
        <li key={order} className="border-b border-line py-2 last:border-0">
          <OrderLink _id={order} number={number} />
          <p>{texts.here(sumsInWords(ours, texts))}</p>
          <p>{texts.there(stripe ? sumsInWords(stripe, texts) : texts.nothing)}</p>
        </li>
      ))}
    </ul>
  );
}
