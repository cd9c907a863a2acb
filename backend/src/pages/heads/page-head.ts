import type { PageHead } from '@book-store/contract/pages/addresses/page-entry';
import { GERMAN_SHOP } from '@book-store/contract/pages/heads/german-heads';
import {
  descriptionOf,
  PLACE_META,
  robotsOf,
  type ShopWords,
  STOREFRONT_META,
  titleOf,
  UNNAMED_SHOP,
} from '@book-store/contract/pages/heads/page-head';
import { isRefined, type Language, languageOf } from '@book-store/contract/storefront';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { SHARE_SIZE } from './share-picture.ts';

/** A page's metadata with absolute URLs. */
export type Page = Omit<PageHead, 'canonical' | 'picture' | 'structuredData'> & {
  /** The canonical URL. */
  url?: string;
  /** Absolute URL of the link preview's picture, in `SHARE_SIZE`. */
  image?: string;
  jsonLd?: object | undefined;
  shop?: ShopWords | undefined;
  /** If other than the storefront's. */
  language?: Language | undefined;
};

/** Inserts a page's metadata into the template, followed by `links`. */
export function fillPage(template: string, page: Page, links = ''): string {
  const { shop = UNNAMED_SHOP } = page;
  // Functions, because `replace` would interpret `$&` in a replacement string.
  return template
    .replace(
      /<title>.*?<\/title>/s,
      () => `<title>${escapeHtml(titleOf(page, shop, usualWords(shop)))}</title>`,
    )
    .replace('<!--page-head-->', () => headOf(page) + links);
}

const usualWords = ({ storefront }: ShopWords) =>
  languageOf(storefront) === 'de' ? GERMAN_SHOP : undefined;

function headOf(page: Page): string {
  const { url, prev, next, image, hidden, jsonLd, shop = UNNAMED_SHOP } = page;
  const description = descriptionOf(page, shop, usualWords(shop));
  return [
    meta('name', 'description', description),
    meta('name', 'robots', robotsOf(page)),
    meta('property', 'og:site_name', shop.name),
    shop.place && meta('name', PLACE_META, JSON.stringify(shop.place)),
    shop.storefront && isRefined(shop.storefront) && meta('name', STOREFRONT_META, shop.storefront),
    meta('property', 'og:type', page.type ?? 'website'),
    meta('property', 'og:title', page.title ?? shop.name),
    meta('property', 'og:description', description),
    url && meta('property', 'og:url', url),
    ...(image ? imageOf(image) : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    url && !hidden && link('canonical', url),
    prev && link('prev', prev),
    next && link('next', next),
    jsonLd && `<script type="application/ld+json">${escapeJson(jsonLd)}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Sizes let a preview be laid out before the picture has loaded. */
const imageOf = (image: string) => [
  meta('property', 'og:image', image),
  meta('property', 'og:image:width', String(SHARE_SIZE.width)),
  meta('property', 'og:image:height', String(SHARE_SIZE.height)),
];

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

const link = (rel: string, url: string) => `<link rel="${rel}" href="${escapeHtml(url)}" />`;

/** The JSON cannot close the surrounding script element. */
export const escapeJson = (value: object) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
