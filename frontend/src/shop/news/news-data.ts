import type { StructuredData } from '@book-store/contract/page-entry';
import { newsPicture } from '@book-store/contract/pictures';
import type { NewsView } from '@book-store/contract/schemas/news';
import { paths } from '../../lib/paths.ts';
import { SCHEMA_ORG } from '../../lib/structured-data.ts';

/** Returns a news item as structured data; its text is in the page itself. */
export const newsData =
  ({ id, title, description, image, date }: NewsView): StructuredData =>
  ({ origin, shop }) => ({
    '@context': SCHEMA_ORG,
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: date,
    image: image ? origin + pictureOf(image) : undefined,
    url: origin + paths.news.to(id),
    publisher: { '@type': 'Organization', name: shop.name, url: `${origin}/` },
  });

const pictureOf = (image: string): string => {
  const { usual, pathOf } = newsPicture(image);
  return pathOf(usual);
};
