import { type ShopWords, UNNAMED_SHOP } from '@book-store/contract/page-head';
import { PAGES, pathWithId } from '@book-store/contract/pages';
import { newsPicture } from '@book-store/contract/pictures';
import type { NewsView } from '@book-store/contract/schemas/news';
import type { Page } from './page-head.ts';

/** What a page tells of a news item; its text is in the page itself. */
export type ShownNews = Omit<NewsView, 'html'>;

/** Returns the head data of a news item's page: Open Graph for sharing, NewsArticle for search engines. */
export function newsPage(
  { id, title, description, image, date }: ShownNews,
  { origin, shop = UNNAMED_SHOP }: { origin: string; shop?: ShopWords | undefined },
): Page {
  const url = origin + pathWithId(PAGES.news.pattern, id);
  return {
    title,
    description,
    url,
    shop,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description,
      datePublished: date,
      image: image ? origin + pictureOf(image) : undefined,
      url,
      publisher: { '@type': 'Organization', name: shop.name, url: `${origin}/` },
    },
  };
}

const pictureOf = (image: string): string => {
  const { usual, pathOf } = newsPicture(image);
  return pathOf(usual);
};
