import { CATALOGUE } from '../../../api/refresh.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { BookRow } from '../parts/book-card/book-row.tsx';
import { useListReadingListsQuery } from '../parts/reading-lists/api.ts';
import { catalogueTexts } from '../texts.ts';
import { LISTS, SMALL_ROW } from './load.ts';

/** A row for each of the owner's newest lists; as specified, the home page has none. */
export function ReadingListRows() {
  const { isRefined } = useTexts();
  const texts = useTexts(catalogueTexts).list;
  const { data = [] } = useListReadingListsQuery(LISTS, { ...CATALOGUE, skip: !isRefined });
  return data.map(({ id, title, sentence, by, books }) => (
    <BookRow
      key={id}
      heading={title}
      notes={[sentence, texts.said(undefined, by)]}
      books={books.slice(0, SMALL_ROW)}
      seeAll={{ to: paths.readingList.to(id), text: texts.all }}
      small
    />
  ));
}
