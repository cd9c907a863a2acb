import type { StockMovementView } from '@book-store/contract/schemas/stock';
import type { StockCause } from '@book-store/contract/stock';
import { Link } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { DateTime } from '../../kit/date-time.tsx';
import { Failure } from '../../kit/failure.tsx';
import { Spinner } from '../../kit/spinner.tsx';
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
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListMovementsInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const movements = data?.pages.flatMap((page) => page.movements);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="stock-log" className="font-sans text-body font-semibold">
        Movements
      </h3>
      {!movements && !error && <Spinner text="Loading movements…" />}
      {movements?.length === 0 && <p className="text-muted">No copies have come or gone yet.</p>}
      {movements && movements.length > 0 && (
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
      )}
      {error && (
        <Failure
          text={
            movements
              ? 'Older movements could not be loaded.'
              : 'The movements could not be loaded.'
          }
          detail={toApiProblem(error).message}
          onRetry={movements ? fetchNextPage : refetch}
        />
      )}
      {hasNextPage && !error && (
        <Button
          variant="secondary"
          className="justify-self-center"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show older'}
        </Button>
      )}
    </div>
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
