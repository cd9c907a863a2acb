import type { ReadingListView } from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { StructuredData } from '@book-store/contract/pages/addresses/page-entry';
import { useParams } from 'react-router-dom';
import { CATALOGUE } from '../../../api/refresh.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { SCHEMA_ORG } from '../../../lib/structured-data.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { AddToCartButton } from '../../orders/parts/cart/add-to-cart-button.tsx';
import { BookCard } from '../parts/book-card/book-card.tsx';
import { useGetReadingListQuery } from '../parts/reading-lists/api.ts';
import { NoSuchShelf } from '../parts/shelf/no-such-shelf.tsx';
import { catalogueTexts } from '../texts.ts';

export default function ReadingListPage() {
  const texts = useTexts(catalogueTexts).list;
  const { booksFailed } = useTexts(commonTexts);
  const { id = '' } = useParams();
  const query = useGetReadingListQuery(id, CATALOGUE);
  return (
    <Loaded
      query={query}
      current
      spinner="min-h-svh"
      failed={booksFailed}
      missing={<NoSuchShelf text={texts.missing} />}
    >
      {(list) => <OneList list={list} />}
    </Loaded>
  );
}

function OneList({ list }: { list: ReadingListView }) {
  const texts = useTexts(catalogueTexts).list;
  const { title, sentence, by, books } = list;
  return (
    <div className="stack gap-6">
      <PageHead
        title={title}
        description={texts.said(sentence, by) || texts.description(title)}
        canonical={paths.readingList.to(list.id)}
        structuredData={import.meta.env.SSR ? itemList(list) : undefined}
      />
      <header className="stack prose gap-2">
        <h1 className="break-words">{title}</h1>
        <p className="text-lead break-words text-muted empty:hidden">{sentence}</p>
        <p className="break-words text-muted empty:hidden">{texts.said(undefined, by)}</p>
      </header>
      <h2 className="sr-only">{texts.books}</h2>
      {books.length === 0 && <p className="text-muted">{texts.empty}</p>}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {books.map(({ book, ...said }, at) => (
          <li key={book._id} className="min-w-0">
            <BookCard
              book={
                said.sentence ? { ...book, teaser: texts.picked(said.sentence, said.by) } : book
              }
              action={isBuyable(book) && <AddToCartButton book={book} />}
              eager={at === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the list as structured data. */
const itemList =
  ({ title, books }: ReadingListView): StructuredData =>
  ({ origin }) => ({
    '@context': SCHEMA_ORG,
    '@type': 'ItemList',
    name: title,
    itemListElement: books.map(({ book }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: book.title,
      url: origin + paths.book.to(book._id),
    })),
  });
