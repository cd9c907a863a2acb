import type { ShopPlace } from '../../place.ts';
import type { Storefront } from '../../storefront.ts';
import type { PageHead } from '../addresses/page-entry.ts';

export const SHOP_NAME = 'Book Store';

/** Maximum length of a page's description, in characters. */
const DESCRIPTION_MAX = 300;

/** What is said of a shop until its owner describes it. */
export type UsualWords = { slogan: string; description: string };
const IN_ENGLISH: UsualWords = {
  slogan: 'New releases and classics',
  description:
    'An independent book shop: new releases, classics and good stories, ordered online and brought to your door.',
};

/** What the head of every page says of the shop, as the owner has set it. */
export type ShopWords = {
  name: string;
  description?: string | undefined;
  place?: ShopPlace | undefined;
  storefront?: Storefront | undefined;
};

/** The `<meta>` element in which a document carries the shop's place; there is none until the owner sets it. */
export const PLACE_META = 'shop-place';
/** The one that names its storefront; there is none as long as that is as specified. */
export const STOREFRONT_META = 'storefront';
export const UNNAMED_SHOP: ShopWords = { name: SHOP_NAME };

/** Returns the title of a page as browsers and search engines show it. */
export const titleOf = ({ title }: PageHead, { name }: ShopWords, usual = IN_ENGLISH): string =>
  title ? `${title} · ${name}` : `${name} · ${usual.slogan}`;

/** Returns the description of a page, shortened; the shop's own for a page without one. */
export const descriptionOf = (
  { description: own }: PageHead,
  { description: ofShop }: ShopWords,
  usual = IN_ENGLISH,
): string => {
  const description = own || (ofShop ?? usual.description);
  return description.length <= DESCRIPTION_MAX
    ? description
    : `${description.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…`;
};

/** Returns the `robots` directive of a page. */
export const robotsOf = ({ hidden }: PageHead): string => (hidden ? 'noindex' : 'index, follow');
