import { skipToken } from '@reduxjs/toolkit/query';
import { useListCardsQuery } from '../../../../api/calls/books-api.ts';
import { CATALOGUE } from '../../../../api/refresh.ts';
import { Button } from '../../../../kit/button.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { catalogueTexts } from '../../texts.ts';
import { BookRow } from '../book-card/book-row.tsx';
import { useViewedBooks, viewedBooks } from './viewed-books.ts';

export function ViewedRow({ except }: { except: string | undefined }) {
  const ids = useViewedBooks().filter((id) => id !== except);
  const texts = useTexts(catalogueTexts).book;
  const { data } = useListCardsQuery(
    ids.length > 0 ? { ids: ids.join(','), limit: ids.length } : skipToken,
    CATALOGUE,
  );
  const books = ids.flatMap((id) => data?.books.find((book) => book._id === id) ?? []);
  if (books.length === 0) return null;
  return (
    <div className="stack gap-2">
      <BookRow heading={texts.viewed} books={books} />
      <Button variant="link" className="justify-self-start" onClick={viewedBooks.clear}>
        {texts.clearViewed}
      </Button>
    </div>
  );
}
