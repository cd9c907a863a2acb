import type { StockMovementView } from '@book-store/contract/schemas/stock';
import type { StockCause } from '@book-store/contract/stock';
import { Link } from 'react-router-dom';
import { DateTime } from '../../kit/date-time.tsx';
import { Older } from '../../kit/lists/older.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { useListMovementsInfiniteQuery } from '../books/stock-api.ts';

const CAUSES: Record<StockCause, string> = {
  'order-placed': 'Ordered',
  'order-cancelled': 'Order cancelled',
  'order-refused': 'Order refused',
  'order-reopened': 'Order reopened',
  'book-added': 'Book added',
  edited: 'Book edited',
  counted: 'Counted',
  corrected: 'Changed',
  imported: 'Imported',
};

/** What has happened to the stock of a book, newest first. */
export function StockLog({ id }: { id: string }) {
  const query = useListMovementsInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
      <Older query={query} failed="Older movements could not be loaded." />
    </div>
  );
}

function Movements({ movements }: { movements: readonly StockMovementView[] }) {
  if (movements.length === 0) return <p className="text-muted">No copies have come or gone yet.</p>;
  return (
    <table aria-labelledby="stock-log" className="w-full border-collapse text-left text-fine">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3 font-semibold">
            When
          </th>
          <th scope="col" className="py-2 pr-3 font-semibold">
            What
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-semibold">
            Copies
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Left
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <Movement key={movement._id} movement={movement} />
        ))}
      </tbody>
    </table>
  );
}

const signed = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`);

function Movement({ movement }: { movement: StockMovementView }) {
  const { at, cause, delta, left, reason, by, order } = movement;
  return (
    <tr className="border-b border-line align-top last:border-0">
      <td className="py-2 pr-3">
        <DateTime at={at} />
      </td>
      <td className="py-2 pr-3 break-words">
        {CAUSES[cause]}
        {reason && reason !== CAUSES[cause] && `: ${reason}`}
        {order && (
          <>
            {' '}
            <Link to={paths.adminOrder.to(order.id)} className="link whitespace-nowrap">
              {order.number}
            </Link>
          </>
        )}
        {by && <span className="block text-muted">{by}</span>}
      </td>
      <td className="py-2 pr-3 text-right tabular-nums">{delta === 0 ? '' : signed(delta)}</td>
      <td className="py-2 text-right tabular-nums">{left ?? 'not counted'}</td>
    </tr>
  );
}
