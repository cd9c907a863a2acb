import { Carousel } from '../../../../kit/carousel/carousel.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { messagesTexts } from '../../texts.ts';
import { NEWEST_NEWS, NEWS_IN_ROW, useListNewsQuery } from './api.ts';
import { NewsCard } from './news-card.tsx';

type NewsRowProps = {
  heading: string;
  /** The id of the article being read, which the row leaves out. */
  except?: string;
};

/** The newest articles; renders nothing without any, because every page with this row has other content. */
export function NewsRow({ heading, except }: NewsRowProps) {
  const { isRefined } = useTexts();
  const { all } = useTexts(messagesTexts).news;
  const { data } = useListNewsQuery(NEWEST_NEWS);
  const slides = (data?.items ?? [])
    .filter(({ id }) => id !== except)
    .slice(0, NEWS_IN_ROW)
    .map((item) => ({ key: item.id, content: <NewsCard item={item} /> }));
  if (slides.length === 0) return null;
  return (
    <section>
      <Carousel
        label={heading}
        heading={<h2>{heading}</h2>}
        slides={slides}
        {...(isRefined && { seeAll: { to: paths.newsList.to(), text: all } })}
      />
    </section>
  );
}
