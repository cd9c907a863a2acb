import type { ShopWords } from '@book-store/contract/page-head';
import { type Breadcrumb, PAGES } from '@book-store/contract/pages';

/** Returns the way from the home page to a page as structured data for search engines. */
export const breadcrumbList = (
  steps: readonly Breadcrumb[],
  { origin, shop }: { origin: string; shop: ShopWords },
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: shop.name, to: PAGES.home.pattern }, ...steps].map(
    ({ name, to }: Breadcrumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to && { item: origin + to }),
    }),
  ),
});
