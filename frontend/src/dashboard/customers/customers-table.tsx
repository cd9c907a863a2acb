import { formatMoney } from '@book-store/contract/money';
import type { CustomerView } from '@book-store/contract/schemas/admin-customers';
import { Link, useLocation } from 'react-router-dom';
import { DateTime } from '../../kit/date-time.tsx';
import { count } from '../../lib/amount.ts';
import { paths } from '../../lib/paths.ts';

type CustomersTableProps = {
  labelledBy: string;
  customers: readonly CustomerView[];
  busy: boolean;
};

/** A table on wide screens, rows of two lines on phones. */
export function CustomersTable({ labelledBy, customers, busy }: CustomersTableProps) {
  const head = 'p-3 text-left font-normal text-muted';
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table
        aria-labelledby={labelledBy}
        aria-busy={busy}
        className="w-full text-fine aria-busy:opacity-60"
      >
        <thead>
          <tr>
            <th scope="col" className={head}>
              Customer
            </th>
            <th scope="col" className={`${head} max-lg:hidden`}>
              Phone
            </th>
            <th scope="col" className={`${head} max-md:hidden`}>
              Last order
            </th>
            <th scope="col" className={`${head} text-right max-sm:hidden`}>
              Orders
            </th>
            <th scope="col" className={`${head} text-right`}>
              Sum
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <CustomerRow key={customer.id} {...customer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CustomerRow({ id, name, email, phone, orders, sum, lastOrderAt }: CustomerView) {
  const { search } = useLocation();
  const cell = 'px-3 py-2 align-top';
  return (
    <tr className="border-t border-line hover:bg-wash">
      <th scope="row" className="px-3 py-1 text-left font-normal">
        <Link
          to={paths.customer.to(id)}
          state={{ list: search }}
          className="grid min-h-11 content-center"
        >
          <span className="link font-semibold break-words">{name}</span>
          <span className="break-all text-muted">{email}</span>
        </Link>
      </th>
      <td className={`${cell} whitespace-nowrap tabular-nums max-lg:hidden`}>{phone}</td>
      <td className={`${cell} max-md:hidden`}>
        <DateTime at={lastOrderAt} />
      </td>
      <td className={`${cell} text-right tabular-nums max-sm:hidden`}>{count(orders)}</td>
      <td className={`${cell} text-right tabular-nums`}>
        <span className="block font-semibold">{formatMoney(sum)}</span>
        <span className="whitespace-nowrap text-muted sm:hidden">
          {count(orders)} {orders === 1 ? 'order' : 'orders'}
        </span>
      </td>
    </tr>
  );
}
