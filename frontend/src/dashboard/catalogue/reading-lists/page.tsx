import type { AdminReadingListView } from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import {
  useDeleteReadingListMutation,
  useListAllReadingListsQuery,
} from '../parts/reading-lists/api.ts';
import { readingListTexts } from '../reading-list-texts.ts';

export default function ReadingListsPage() {
  const texts = useTexts(readingListTexts);
  const query = useListAllReadingListsQuery();
  return (
    <section data-focus-area className="stack gap-4">
      <PageHead {...useDashboardHead('adminReadingLists')} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 data-takes-focus>{texts.title}</h2>
        <ButtonLink to={dashboardPaths.addReadingList.to()}>{texts.make}</ButtonLink>
      </header>
      <p className="prose text-muted">{texts.about}</p>
      <Loaded query={query} failed={texts.listFailed}>
        {(lists) =>
          lists.length > 0 ? (
            <ul className="stack divide-y divide-line card">
              {lists.map((list) => (
                <ListRow key={list.id} list={list} />
              ))}
            </ul>
          ) : (
            <EmptyState picture={<Picture drawing={noResults} />} text={texts.none} />
          )
        }
      </Loaded>
    </section>
  );
}

function ListRow({ list }: { list: AdminReadingListView }) {
  const texts = useTexts(readingListTexts);
  const [deleteList] = useDeleteReadingListMutation();
  const { id, title, books, published } = list;
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(texts.question.title(title), texts.question.text, texts.question.delete),
    run: () => deleteList(id).unwrap(),
    done: () => texts.deleted,
  });
  const of = <span className="sr-only">{texts.quoted(title)}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="min-w-40 flex-1">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-fine text-muted">
          {texts.books(books.length)}
          {!published && (
            <span className="ml-3 rounded-full border border-control px-2 font-semibold text-ink">
              {texts.draft}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <Link
          to={dashboardPaths.editReadingList.to(id)}
          className="link inline-flex min-h-11 items-center"
        >
          {texts.editOne}
          {of}
        </Link>
        {published && (
          <Link
            to={dashboardPaths.readingList.to(id)}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.viewOne}
            {of}
          </Link>
        )}
        <Button variant="link" disabled={busy} onClick={() => void act()}>
          {texts.deleteOne}
          {of}
        </Button>
      </div>
    </li>
  );
}
