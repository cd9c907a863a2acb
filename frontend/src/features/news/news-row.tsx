import { NEWS_ITEMS, type NewsItem } from '@book-store/contract/news';
import { Carousel } from '../../shared/ui/carousel.tsx';
import { NewsCard } from './news-card.tsx';

type NewsRowProps = {
  heading: string;
  /** The article being read, which the row leaves out. */
  except?: NewsItem;
};

export function NewsRow({ heading, except }: NewsRowProps) {
  const slides = NEWS_ITEMS.filter((item) => item !== except).map((item) => ({
    key: item.id,
    content: <NewsCard item={item} />,
  }));
  return (
    <section>
      <Carousel label={heading} heading={<h2>{heading}</h2>} slides={slides} />
    </section>
  );
}
