import type { PaymentComparison } from '@book-store/contract/orders/payments/admin-payments.schemas';
import { Link } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted, formatAmount } from '../../../lib/money/amount.ts';
import { useGetPaymentComparisonQuery } from '../parts/payments/api.ts';

/** The differences between Stripe and the shop; renders nothing without Stripe. */
export function ComparisonCard() {
  const { data } = useGetPaymentComparisonQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data?.at && !data?.uncounted.length) return null;
  const { at, orders, differences, uncounted } = data;
  return (
    <Card title="Compared with Stripe" level={3}>
      {at && (
        <p className="text-muted">
          {counted(orders, 'order')} of the last 30 days, on <DateTime at={at} />
          {orders > 0 && `: ${resultOf(differences.length)}`}
        </p>
      )}
      {differences.length > 0 && <Differences differences={differences} />}
      {uncounted.length > 0 && <NotCounted uncounted={uncounted} />}
    </Card>
  );
}

const WHY = {
  page: 'The payment page was not created by this shop.',
  money: "The amount is not in the shop's currency, or it is negative.",
};

/** Payments of other software in the same Stripe account, or of a kind unknown to the shop. */
function NotCounted({ uncounted }: Pick<PaymentComparison, 'uncounted'>) {
  return (
    <>
      <p>
        Stripe also has payments that the shop cannot match to an order. If they do not belong to
        another program of yours, please look them up at Stripe and refund them there.
      </p>
      <ul aria-label="Not counted" className="grid">
        {uncounted.map(({ at, why, reference, money, order }) => (
          <li key={reference} className="border-b border-line py-2 last:border-0">
            <p className="break-words">
              <span className="font-semibold">{money}</span>, {reference}, <DateTime at={at} />
            </p>
            <p>
              {WHY[why]}
              {order && (
                <>
                  {' '}
                  It names <OrderLink {...order} />.
                </>
              )}
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

const resultOf = (differences: number) =>
  differences === 0 ? 'all the same' : counted(differences, 'difference');

type Sums = { paid: number; refunded: number; disputed: boolean; uncounted?: string | undefined };

const sumsInWords = ({ paid, refunded, disputed, uncounted }: Sums) =>
  [
    `${formatAmount(paid)} paid`,
    `${formatAmount(refunded)} given back`,
    ...(disputed ? ['disputed'] : []),
    ...(uncounted ? [`${uncounted} not counted`] : []),
  ].join(', ');

function Differences({ differences }: Pick<PaymentComparison, 'differences'>) {
  return (
    <ul aria-label="Differences" className="grid">
      {differences.map(({ order, number, ours, stripe }) => (
        <li key={order} className="border-b border-line py-2 last:border-0">
          <OrderLink _id={order} number={number} />
          <p>Here: {sumsInWords(ours)}</p>
          <p>At Stripe: {stripe ? sumsInWords(stripe) : 'nothing'}</p>
        </li>
      ))}
    </ul>
  );
}
