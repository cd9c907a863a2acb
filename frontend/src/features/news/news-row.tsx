import { NEWS_ITEMS } from '@book-store/contract/news';
import { Carousel } from '../../shared/ui/carousel.tsx';
import { NewsCard } from './news-card.tsx';

const slides = NEWS_ITEMS.map((item) => ({ key: item.id, content: <NewsCard item={item} /> }));

export function NewsRow({ heading }: { heading: string }) {
  return (
    <section>
      <Carousel label={heading} heading={<h2>{heading}</h2>} slides={slides} />
    </section>
  );
}
