import type { NewsCardView } from '@book-store/contract/messages/news/news.schemas';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/addresses/paths.ts';
import { NewsPicture } from './news-picture.tsx';

type NewsCardProps = { item: NewsCardView; heading?: 'h2' | 'h3' };

/** A news item as a wide card that links to its page. */
export function NewsCard({ item, heading: Heading = 'h3' }: NewsCardProps) {
  return (
    <article className="focus-ring-of-title flex h-full flex-col overflow-hidden card">
      <div className="aspect-video bg-wash">
        <NewsPicture
          item={item}
          sizes="(min-width: 1600px) 464px, (min-width: 1180px) 368px, (min-width: 768px) calc(50vw - 44px), calc(100vw - 88px)"
          decorative
        />
      </div>
      <div className="grid gap-2 p-4">
        <Heading className="title-in-two-lines text-h3">
          <Link to={paths.news.to(item.id)} className="hover:underline">
            {item.title}
          </Link>
        </Heading>
        <p className="text-fine text-muted">{item.description}</p>
      </div>
    </article>
  );
}
