import type { StockDifference } from '@book-store/contract/catalogue/stock/stock.schemas';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import {
  useListStockDifferencesQuery,
  useReconcileStockMutation,
} from '../../catalogue/parts/books/stock-api.ts';
import { overviewTexts } from '../overview-texts.ts';

/** Lists the books whose stock differs from their stock log, and offers to correct it. */
export function StockDifferences() {
  const texts = useTexts(overviewTexts).stock;
  const query = useListStockDifferencesQuery();
  return (
    <section
      role="alert"
      aria-labelledby="stock-differences"
      className="rounded-card border border-line bg-wash px-5 py-4"
    >
      <h2 id="stock-differences" className="font-semibold">
        {texts.title}
      </h2>
      <Loaded query={query} loading={texts.loading} failed={texts.failed}>
        {(books) => (
          <ul className="my-2 list-disc pl-5">
            {books.map((book) => (
              <Difference key={book._id} {...book} />
            ))}
          </ul>
        )}
      </Loaded>
      <p>{texts.advice}</p>
    </section>
  );
}

function Difference({ _id, title, stock, logged }: StockDifference) {
  const texts = useTexts(overviewTexts).stock;
  const [reconcileStock] = useReconcileStockMutation();
  const { act, busy } = useAction({
    run: () => reconcileStock(_id).unwrap(),
    done: () => texts.set(title, logged),
  });
  return (
    <li className="py-1">
      {inSentence(
        (book) => texts.differs(book, stock, logged),
        <Link to={dashboardPaths.editBook.to(_id)} className="link break-words">
          {title}
        </Link>,
      )}{' '}
      <Button variant="secondary" size="small" disabled={busy} onClick={() => act()}>
        {busy ? texts.setting : texts.setTo(logged)}
        <span className="sr-only">{texts.of(title)}</span>
      </Button>
    </li>
  );
}
