import { BIN_DAYS } from '@book-store/contract/catalogue/bin/bin';
import { Link } from 'react-router-dom';
import { FRESH } from '../../../api/refresh.ts';
import { ListHead, ListItems, ListPage, ListRows, NoItems } from '../../../kit/lists/list-page.tsx';
import { useListState } from '../../../kit/lists/use-list-state.ts';
import { shownOf } from '../../../kit/page/loaded.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { binTexts } from '../bin-texts.ts';
import { useListBinQuery } from '../parts/books/bin-api.ts';
import { BinnedBook } from './binned-book.tsx';

/** Deleted books, to be put back or deleted for good. */
export default function BinPage() {
  const texts = useTexts(binTexts);
  const list = useListState(dashboardPaths.bin.to);
  const query = useListBinQuery(list.query, FRESH);
  const shown = shownOf(query);
  return (
    <ListPage head={useDashboardHead('bin')}>
      <ListHead
        id="bin"
        title={texts.title}
        count={shown && texts.count(shown.total)}
        note={<p className="prose text-muted">{texts.note(BIN_DAYS)}</p>}
      >
        <Link to={dashboardPaths.manageBooks.to()} className="link py-2.5">
          {texts.backToBooks}
        </Link>
      </ListHead>
      <ListItems list={list} query={query} loading={texts.loading} failed={texts.failed}>
        {({ books, total }, busy) =>
          total === 0 ? (
            <NoItems list={list} text={texts.none} picture={<Picture drawing={noResults} />} />
          ) : (
            <ListRows labelledBy="bin" busy={busy}>
              {books.map((one) => (
                <BinnedBook key={one.book._id} binned={one} />
              ))}
            </ListRows>
          )
        }
      </ListItems>
    </ListPage>
  );
}
