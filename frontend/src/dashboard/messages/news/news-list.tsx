import type { AdminNewsView } from '@book-store/contract/messages/news/news.schemas';
import { newsPicture } from '@book-store/contract/pictures';
import { dayText } from '@book-store/contract/place';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDeleteNewsMutation } from '../parts/news/api.ts';
import { messagesTexts } from '../texts.ts';

/** The news items, newest first. */
export function NewsList({ items }: { items: readonly AdminNewsView[] }) {
  return (
    <ul className="stack divide-y divide-line card">
      {items.map((item) => (
        <NewsRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function NewsRow({ item }: { item: AdminNewsView }) {
  const texts = useTexts(messagesTexts).news;
  const language = useLanguage();
  const [deleteNews] = useDeleteNewsMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(
        texts.question.title(item.title),
        texts.question.text,
        texts.question.delete,
      ),
    run: () => deleteNews(item.id).unwrap(),
    done: () => texts.deleted,
  });

  return (
    <li className="stack items-center gap-x-4 gap-y-2 p-4 md:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div className="hidden aspect-video overflow-hidden rounded-cover bg-wash md:block">
        <Thumbnail image={item.image} />
      </div>
      <div className="min-w-0">
        <p className="break-words">
          <Link to={dashboardPaths.editNews.to(item.id)} className="font-semibold hover:underline">
            {item.title}
          </Link>
        </p>
        <p className="text-fine text-muted">
          {dayText(language, item.date, 'medium')}
          {item.draft && (
            <span className="ml-3 rounded-full border border-control px-2 font-semibold text-ink">
              {texts.draft}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <Link
          to={dashboardPaths.editNews.to(item.id)}
          className="link inline-flex min-h-11 items-center"
        >
          {texts.editOne}
          <span className="sr-only">{texts.quoted(item.title)}</span>
        </Link>
        {!item.draft && (
          <Link
            to={dashboardPaths.news.to(item.id)}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.viewOne}
            <span className="sr-only">{texts.quoted(item.title)}</span>
          </Link>
        )}
        <Button variant="link" disabled={busy} onClick={() => void act()}>
          {texts.deleteOne}
          <span className="sr-only">{texts.quoted(item.title)}</span>
        </Button>
      </div>
    </li>
  );
}

function Thumbnail({ image }: { image: string | undefined }) {
  if (!image) return null;
  const { widths, usual, pathOf } = newsPicture(image);
  return (
    <img
      src={pathOf(widths[0] ?? usual)}
      alt=""
      loading="lazy"
      className="size-full object-cover"
    />
  );
}
