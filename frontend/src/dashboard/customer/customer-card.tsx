import { formatMoney } from '@book-store/contract/money';
import type { CustomerView } from '@book-store/contract/schemas/admin-customers';
import { DateTime } from '../../kit/date-time.tsx';
import { formatCount } from '../../lib/amount.ts';

/** Who a customer is, and what they have ordered in all. */
export function CustomerCard({ customer }: { customer: CustomerView }) {
  const { email, phone, orders, sum, lastOrderAt } = customer;
  const contact = 'link inline-flex min-h-11 items-center break-all';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 card p-5">
      <p className="grid justify-items-start">
        <a href={`mailto:${email}`} className={contact}>
          {email}
        </a>
        <a href={`tel:${phone}`} className={contact}>
          {phone}
        </a>
      </p>
      <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
        <dt className="text-muted">Orders</dt>
        <dd className="text-right tabular-nums">{formatCount(orders)}</dd>
        <dt className="text-muted">Sum</dt>
        <dd className="text-right font-semibold tabular-nums">{formatMoney(sum)}</dd>
        <dt className="text-muted">Last order</dt>
        <dd className="text-right">
          <DateTime at={lastOrderAt} />
        </dd>
      </dl>
      <p className="w-full text-fine text-muted">
        The sum is without cancelled and refused orders. Name, email and phone number are those of
        the latest order.
      </p>
    </div>
  );
}
