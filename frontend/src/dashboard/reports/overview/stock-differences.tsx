import type { StockDifference } from '@book-store/contract/catalogue/stock/stock.schemas';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import {
  useListStockDifferencesQuery,
  useReconcileStockMutation,
} from '../../catalogue/parts/books/stock-api.ts';

/** Lists the books whose stock differs from their stock log, and offers to correct it. */
export function StockDifferences() {
  const query = useListStockDifferencesQuery();
  return (
    <section
      role="alert"
      aria-labelledby="stock-differences"
      className="rounded-card border border-line bg-wash px-5 py-4"
    >
      <h2 id="stock-differences" className="font-semibold">
        The stock of some books differs from their stock log.
      </h2>
      <Loaded query={query} loading="Loading books…" failed="The books could not be loaded.">
        {(books) => (
          <ul className="my-2 list-disc pl-5">
            {books.map((book) => (
              <Difference key={book._id} {...book} />
            ))}
          </ul>
        )}
      </Loaded>
      <p>
        This can happen when the database was interrupted. The stock log is usually right, because
        it follows the orders. If you are not sure, count the copies and enter them on the page of
        the book.
      </p>
    </section>
  );
}

function Difference({ _id, title, stock, logged }: StockDifference) {
  const [reconcileStock] = useReconcileStockMutation();
  const { act, busy } = useAction({
    run: () => reconcileStock(_id).unwrap(),
    done: () => `${title} has ${copies(logged)} now.`,
  });
  return (
    <li className="py-1">
      <Link to={dashboardPaths.editBook.to(_id)} className="link break-words">
        {title}
      </Link>
      : {copies(stock)}, but {copies(logged)} by its stock log.{' '}
      <Button variant="secondary" size="small" disabled={busy} onClick={() => act()}>
        {busy ? 'Setting…' : `Set to ${copies(logged)}`}
        <span className="sr-only"> of {title}</span>
      </Button>
    </li>
  );
}

const copies = (count: number) => counted(count, 'copy', 'copies');
