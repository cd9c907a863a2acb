import type { NewsItem } from '@book-store/contract/news';
import { NEWS_PARAGRAPHS } from '@book-store/contract/news-paragraphs';
import { NewsPicture } from './news-picture.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function NewsArticle({ item }: { item: NewsItem }) {
  return (
    <article className="mx-auto grid max-w-[68ch] gap-6">
      <header className="grid gap-3">
        <p className="text-muted">
          <time dateTime={item.date}>{day.format(new Date(item.date))}</time>
        </p>
        <h1>{item.title}</h1>
        <p className="text-lead text-muted">{item.description}</p>
      </header>
      <div className="overflow-hidden rounded-card">
        <NewsPicture item={item} sizes="(min-width: 768px) 692px, calc(100vw - 32px)" eager />
      </div>
      {NEWS_PARAGRAPHS[item.id]?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
