import type { Breadcrumb, StructuredData } from '@book-store/contract/pages/addresses/page-entry';
import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { coverPath } from '@book-store/contract/pictures';

export const SCHEMA_ORG = 'https://schema.org';

/** Returns the way from the home page to a page. */
export const breadcrumbList =
  (steps: readonly Breadcrumb[]): StructuredData =>
  ({ origin, shop }) => ({
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: shop.name, to: SHOP_PAGES.home.pattern }, ...steps].map(
      ({ name, to }: Breadcrumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(to && { item: origin + to }),
      }),
    ),
  });

/** Returns the shop itself. */
export const organization: StructuredData = ({ origin, shop }) => {
  const { name, logo, phone, email, address, social = {} } = shop;
  const profiles = Object.values(social).filter(Boolean);
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    logo: origin + (logo ? coverPath(logo.fileName, 480) : '/apple-touch-icon.png'),
    telephone: phone,
    email,
    address: address?.replaceAll('\n', ', '),
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
};
