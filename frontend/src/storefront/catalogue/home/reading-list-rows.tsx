import type { ReadingListCard } from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { CATALOGUE } from '../../../api/refresh.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useListReadingListsQuery } from '../parts/reading-lists/api.ts';
import { catalogueTexts } from '../texts.ts';
import { BookCarousel } from './book-carousel.tsx';
import { LISTS } from './load.ts';

/** A row for each of the owner's newest lists; as specified, the home page has none. */
export function ReadingListRows() {
  const { isRefined } = useTexts();
  const { data = [], refetch } = useListReadingListsQuery(LISTS, {
    ...CATALOGUE,
    skip: !isRefined,
  });
  return data.map((list) => <ReadingListRow key={list.id} list={list} onRetry={refetch} />);
}

function ReadingListRow({ list, onRetry }: { list: ReadingListCard; onRetry: () => void }) {
  const texts = useTexts(catalogueTexts).list;
  const { id, title, sentence, by, books } = list;
  return (
    <section>
      <BookCarousel
        label={title}
        heading={
          <div className="min-w-0">
            <h2 className="break-words">{title}</h2>
            <p className="break-words text-muted empty:hidden">{texts.said(sentence, by)}</p>
          </div>
        }
        books={books}
        error={undefined}
        onRetry={onRetry}
        seeAll={{ to: paths.readingList.to(id), text: texts.all }}
        empty=""
      />
    </section>
  );
}
