import { dateFormat } from '@book-store/contract/place';
import type { NewsView } from '@book-store/contract/schemas/news';
import { RichText } from '../../kit/rich-text.tsx';
import { NewsPicture } from './news-picture.tsx';

const day = () => dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

export function NewsArticle({ item }: { item: NewsView }) {
  return (
    <article className="mx-auto stack prose gap-6">
      <header className="grid gap-3">
        <p className="text-muted">
          <time dateTime={item.date}>{day().format(new Date(item.date))}</time>
        </p>
        <h1 className="break-words">{item.title}</h1>
        <p className="text-lead break-words text-muted">{item.description}</p>
      </header>
      <div className="overflow-hidden rounded-card empty:hidden">
        <NewsPicture item={item} sizes="(min-width: 768px) 692px, calc(100vw - 32px)" eager />
      </div>
      <RichText html={item.html} />
    </article>
  );
}
