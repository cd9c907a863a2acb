import type { StockMovementView } from '@book-store/contract/catalogue/stock/stock.schemas';
import { Link } from 'react-router-dom';
import { FRESH } from '../../../api/refresh.ts';
import { DateTime } from '../../../kit/date-time.tsx';
import { LoadOlder } from '../../../kit/lists/load-older.tsx';
import { type Column, SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { bookTexts } from '../book-texts.ts';
import { useListMovementsInfiniteQuery } from '../parts/books/stock-api.ts';

type MovementTexts = TextsOf<typeof bookTexts>['movements'];

export function StockLog({ id }: { id: string }) {
  const texts = useTexts(bookTexts).movements;
  const query = useListMovementsInfiniteQuery(id, FRESH);
  return (
    <div className="stack gap-3">
      <h3 id="stock-log" className="font-sans text-body font-semibold">
        {texts.title}
      </h3>
      <Loaded query={query} loading={texts.loading} failed={texts.failed}>
        {({ pages }) => <Movements movements={pages.flatMap((page) => page.movements)} />}
      </Loaded>
      <LoadOlder query={query} failed={texts.olderFailed} />
    </div>
  );
}

const signed = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`);

const columnsIn = (texts: MovementTexts): readonly Column<StockMovementView>[] => [
  { head: texts.when, cell: ({ at }) => <DateTime at={at} /> },
  { head: texts.what, cell: (movement) => <What {...movement} />, className: 'break-words' },
  { head: texts.copies, cell: ({ delta }) => (delta === 0 ? '' : signed(delta)), numeric: true },
  { head: texts.left, cell: ({ left }) => left ?? texts.notCounted, numeric: true },
];

function Movements({ movements }: { movements: readonly StockMovementView[] }) {
  const texts = useTexts(bookTexts).movements;
  if (movements.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <SimpleTable
      labelledBy="stock-log"
      rows={movements}
      keyOf={({ _id }) => _id}
      columns={columnsIn(texts)}
      className="text-fine"
    />
  );
}

function What({ cause, reason, order, by }: StockMovementView) {
  const name = useTexts(bookTexts).movements.causes[cause];
  return (
    <>
      {name}
      {reason && reason !== name && `: ${reason}`}
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
}
