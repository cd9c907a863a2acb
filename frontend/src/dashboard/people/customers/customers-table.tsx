import type { CustomerView } from '@book-store/contract/people/customers/admin-customers.schemas';
import { Link, useLocation } from 'react-router-dom';
import { DateTime } from '../../../kit/date-time.tsx';
import { type Column, SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { Mark } from '../../../kit/mark.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { formatAmount, formatCount } from '../../../lib/money/amount.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { peopleTexts } from '../texts.ts';

type CustomersTexts = TextsOf<typeof peopleTexts>['customers'];

const columnsIn = (texts: CustomersTexts): readonly Column<CustomerView>[] => [
  { head: texts.customer, cell: (customer) => <Customer {...customer} />, cellClass: 'py-1' },
  {
    head: texts.phone,
    cell: ({ phone }) => phone,
    className: 'whitespace-nowrap tabular-nums max-lg:hidden',
  },
  {
    head: texts.lastOrder,
    cell: ({ lastOrderAt }) => <DateTime at={lastOrderAt} />,
    className: 'max-md:hidden',
  },
  {
    head: texts.orders,
    cell: ({ orders }) => formatCount(orders),
    numeric: true,
    className: 'max-sm:hidden',
  },
  {
    head: texts.sum,
    cell: ({ sum, orders }) => (
      <>
        <span className="block font-semibold">{formatAmount(sum)}</span>
        <span className="whitespace-nowrap text-muted sm:hidden">{texts.orderCount(orders)}</span>
      </>
    ),
    numeric: true,
  },
];

function Customer({ id, name, email, guest }: CustomerView) {
  const { search } = useLocation();
  const texts = useTexts(peopleTexts).customers;
  return (
    <Link
      to={dashboardPaths.customer.to(id)}
      state={{ list: search }}
      className="grid min-h-11 content-center"
    >
      <span>
        <span className="link font-semibold break-words">{name}</span>{' '}
        {guest && <Mark>{texts.guest}</Mark>}
      </span>
      <span className="break-all text-muted">{email}</span>
    </Link>
  );
}

type CustomersTableProps = {
  labelledBy: string;
  customers: readonly CustomerView[];
  busy: boolean;
};

/** A table on wide screens, rows of two lines on phones. */
export const CustomersTable = ({ labelledBy, customers, busy }: CustomersTableProps) => (
  <div className="overflow-hidden card px-3 pt-3">
    <SimpleTable
      labelledBy={labelledBy}
      rows={customers}
      keyOf={({ id }) => id}
      columns={columnsIn(useTexts(peopleTexts).customers)}
      busy={busy}
      className="text-fine"
    />
  </div>
);
