import type { NewsCardView } from '@book-store/contract/messages/news/news.schemas';
import { Link } from 'react-router-dom';
import { Carousel } from '../../../../kit/carousel/carousel.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { NEWEST_NEWS, NEWS_IN_ROW, useListNewsQuery } from './api.ts';
import { NewsPicture } from './news-picture.tsx';

type NewsRowProps = {
  heading: string;
  /** The id of the article being read, which the row leaves out. */
  except?: string;
};

/** The newest articles; renders nothing without any, because every page with this row has other content. */
export function NewsRow({ heading, except }: NewsRowProps) {
  const { data: items = [] } = useListNewsQuery(NEWEST_NEWS);
  const slides = items
    .filter(({ id }) => id !== except)
    .slice(0, NEWS_IN_ROW)
    .map((item) => ({ key: item.id, content: <NewsCard item={item} /> }));
  if (slides.length === 0) return null;
  return (
    <section>
      <Carousel label={heading} heading={<h2>{heading}</h2>} slides={slides} />
    </section>
  );
}

/** A news item as a wide card that links to its page. */
function NewsCard({ item }: { item: NewsCardView }) {
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
        <h3 className="title-in-two-lines">
          <Link to={paths.news.to(item.id)} className="hover:underline">
            {item.title}
          </Link>
        </h3>
        <p className="text-fine text-muted">{item.description}</p>
      </div>
    </article>
  );
}
