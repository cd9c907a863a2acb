import { formatMoney } from '@book-store/contract/money';
import type { PaymentComparison } from '@book-store/contract/schemas/admin-payments';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { DateTime } from '../../kit/date-time.tsx';
import { counted } from '../../lib/amount.ts';
import { paths } from '../../lib/dashboard-paths.ts';
import { useGetPaymentComparisonQuery } from './api.ts';

/** What Stripe says beside what the shop has, where they differ; nothing in a shop without Stripe. */
export function ComparisonCard() {
  const { data } = useGetPaymentComparisonQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data?.at) return null;
  const { at, orders, differences } = data;
  return (
    <Card title="Compared with Stripe" level={3}>
      <p className="text-muted">
        {counted(orders, 'order')} of the last 30 days, on <DateTime at={at} />
        {orders > 0 && `: ${resultOf(differences.length)}`}
      </p>
      {differences.length > 0 && <Differences differences={differences} />}
    </Card>
  );
}

const resultOf = (differences: number) =>
  differences === 0 ? 'all the same' : counted(differences, 'difference');

type Sums = { paid: number; refunded: number; disputed: boolean };

const sumsInWords = ({ paid, refunded, disputed }: Sums) =>
  [
    `${formatMoney(paid)} paid`,
    `${formatMoney(refunded)} given back`,
    ...(disputed ? ['disputed'] : []),
  ].join(', ');

function Differences({ differences }: Pick<PaymentComparison, 'differences'>) {
  return (
    <ul aria-label="Differences" className="grid">
      {differences.map(({ order, number, ours, stripe }) => (
        <li key={order} className="border-b border-line py-2 last:border-0">
          <Link
            to={paths.adminOrder.to(order)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {number}
          </Link>
          <p>Here: {sumsInWords(ours)}</p>
          <p>At Stripe: {stripe ? sumsInWords(stripe) : 'nothing'}</p>
        </li>
      ))}
    </ul>
  );
}
