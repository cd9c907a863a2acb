import type { StockCause } from '@book-store/contract/catalogue/stock/stock';
import type { StockMovementView } from '@book-store/contract/catalogue/stock/stock.schemas';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../kit/date-time.tsx';
import { LoadOlder } from '../../../kit/lists/load-older.tsx';
import { type Column, SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useListMovementsInfiniteQuery } from '../parts/books/stock-api.ts';

const CAUSES: Record<StockCause, string> = {
  'order-placed': 'Ordered',
  'order-unconfirmed': 'Order not confirmed in time',
  'order-confirmed': 'Order confirmed late',
  'order-cancelled': 'Order cancelled',
  'order-refused': 'Order refused',
  'order-reopened': 'Order reopened',
  'order-changed': 'Order changed',
  'order-returned': 'Given back',
  'book-added': 'Book added',
  edited: 'Book edited',
  counted: 'Counted',
  corrected: 'Changed',
  imported: 'Imported',
};

export function StockLog({ id }: { id: string }) {
  const query = useListMovementsInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <div className="stack gap-3">
      <h3 id="stock-log" className="font-sans text-body font-semibold">
        Movements
      </h3>
      <Loaded
        query={query}
        loading="Loading movements…"
        failed="The movements could not be loaded."
      >
        {({ pages }) => <Movements movements={pages.flatMap((page) => page.movements)} />}
      </Loaded>
      <LoadOlder query={query} failed="Older movements could not be loaded." />
    </div>
  );
}

const signed = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`);

const COLUMNS: readonly Column<StockMovementView>[] = [
  { head: 'When', cell: ({ at }) => <DateTime at={at} /> },
  { head: 'What', cell: (movement) => <What {...movement} />, className: 'break-words' },
  { head: 'Copies', cell: ({ delta }) => (delta === 0 ? '' : signed(delta)), numeric: true },
  { head: 'Left', cell: ({ left }) => left ?? 'not counted', numeric: true },
];

function Movements({ movements }: { movements: readonly StockMovementView[] }) {
  if (movements.length === 0) return <p className="text-muted">No copies have come or gone yet.</p>;
  return (
    <SimpleTable
      labelledBy="stock-log"
      rows={movements}
      keyOf={({ _id }) => _id}
      columns={COLUMNS}
      className="text-fine"
    />
  );
}

const What = ({ cause, reason, order, by }: StockMovementView) => (
  <>
    {CAUSES[cause]}
    {reason && reason !== CAUSES[cause] && `: ${reason}`}
    {order && (
      <>
        {' '}
        <Link to={dashboardPaths.adminOrder.to(order.id)} className="link whitespace-nowrap">
          {order.number}
        </Link>
      </>
    )}
    {by && <span className="block text-muted">{by}</span>}
  </>
);
