import { SHOP_NAME } from '@book-store/contract/page-head';

/** Returns what the home page tells search engines about the shop itself. */
export const organization = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: SHOP_NAME,
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
});
