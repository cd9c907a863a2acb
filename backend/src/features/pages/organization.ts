import { coverPath } from '@book-store/contract/pictures';
import type { ShopView } from '@book-store/contract/schemas/shop';

/** What search engines learn about the shop itself. */
type ShownShop = Pick<ShopView, 'name' | 'logo' | 'phone' | 'email' | 'address' | 'social'>;

/** Returns the shop as structured data for search engines (schema.org). */
export function organization(
  { name, logo, phone, email, address, social = {} }: ShownShop,
  origin: string,
): object {
  const profiles = Object.values(social).filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    logo: origin + (logo ? coverPath(logo.fileName, 480) : '/apple-touch-icon.png'),
    telephone: phone,
    email,
    address: address?.replaceAll('\n', ', '),
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}
