import { Carousel } from '../../shared/ui/carousel.tsx';
import { NewsCard } from './news-card.tsx';
import { newsItems } from './news-items.ts';

const slides = newsItems.map((item) => ({ key: item.id, content: <NewsCard item={item} /> }));

export function NewsRow({ heading }: { heading: string }) {
  return (
    <section>
      <Carousel label={heading} heading={<h2>{heading}</h2>} slides={slides} />
    </section>
  );
}
