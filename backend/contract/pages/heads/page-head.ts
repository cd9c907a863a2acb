import type { ShopPlace } from '../../place.ts';
import { SHOP_NAME } from '../../settings/shop/shop-limits.ts';
import type { Storefront } from '../../storefront.ts';
import type { PageHead } from '../addresses/page-entry.ts';

/** In characters. */
const DESCRIPTION_MAX = 300;

/** Defaults until the owner describes the shop. */
export type UsualWords = { slogan: string; description: string };
const IN_ENGLISH: UsualWords = {
  slogan: 'New releases and classics',
  description:
    'An independent book shop: new releases, classics and good stories, ordered online and brought to your door.',
};

/** What every page's metadata says of the shop, as the owner has set it. */
export type ShopWords = {
  name: string;
  description?: string | undefined;
  place?: ShopPlace | undefined;
  storefront?: Storefront | undefined;
};

/** The `<meta>` element with the shop's place; absent until the owner sets it. */
export const PLACE_META = 'shop-place';
/** The `<meta>` element with the storefront; absent for the specified one. */
export const STOREFRONT_META = 'storefront';
export const UNNAMED_SHOP: ShopWords = { name: SHOP_NAME };

export const titleOf = ({ title }: PageHead, { name }: ShopWords, usual = IN_ENGLISH): string =>
  title ? `${title} · ${name}` : `${name} · ${usual.slogan}`;

/** Shortened; the shop's own for a page without one. */
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

export const robotsOf = ({ hidden }: PageHead): string => (hidden ? 'noindex' : 'index, follow');
