import type { NewsItem } from '@book-store/contract/news';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { NewsPicture } from './news-picture.tsx';

/** A news item as a wide card that links to its page. */
export function NewsCard({ item }: { item: NewsItem }) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      <NewsPicture
        item={item}
        sizes="(min-width: 1180px) 356px, (min-width: 768px) calc(48vw - 44px), calc(92vw - 40px)"
        decorative
      />
      <div className="grid gap-2 p-4">
        <h3>
          <Link to={paths.news.to(item.id)} className="hover:underline">
            {item.title}
          </Link>
        </h3>
        <p className="text-fine text-muted">{item.description}</p>
      </div>
    </article>
  );
}
