import type { Storefront } from '@book-store/contract/storefront';
import type { ServedShopName } from '../../../backend/src/testing/recorder/served-shop.ts';

/** What a page is shown as. */
type Look = {
  shop: ServedShopName;
  storefront: Storefront;
  colorScheme: 'light' | 'dark';
  /** In pixels; of two widths each page has one. */
  widths: readonly number[];
};

const [PHONE, LAPTOP] = [390, 1280];
const AS_SPECIFIED: Look = {
  shop: 'filled',
  storefront: 'specified',
  colorScheme: 'light',
  widths: [PHONE, LAPTOP],
};

const LOOKS: Record<string, Look> = {
  [PHONE]: { ...AS_SPECIFIED, widths: [PHONE] },
  [LAPTOP]: { ...AS_SPECIFIED, widths: [LAPTOP] },
  dark: { ...AS_SPECIFIED, colorScheme: 'dark' },
  refined: { ...AS_SPECIFIED, storefront: 'refined' },
  german: { ...AS_SPECIFIED, storefront: 'german' },
  empty: { ...AS_SPECIFIED, shop: 'empty' },
  failing: { ...AS_SPECIFIED, shop: 'failing' },
};

export type WantedPicture = Omit<Look, 'widths'> & { name: string; page: string; width: number };

/** Returns all pictures of the pages; their names are the page's and the look's. */
export const picturesOf = (pages: readonly string[]): WantedPicture[] =>
  Object.entries(LOOKS).flatMap(([look, { widths, ...shown }]) =>
    pages.map((page) => ({ ...shown, page, name: `${page}-${look}`, width: widthFor(page, look) })),
  );

/** The width follows from the names, so that a page more or less changes no other one's. */
function widthFor(page: string, look: string): number {
  const widths = LOOKS[look]?.widths ?? [];
  return widths[(page.length + look.length) % widths.length] ?? LAPTOP;
}
