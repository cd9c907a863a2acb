import { area } from '../../../../lib/wording/storefront-texts.ts';

/** Of the cards of books. */
export const cardTexts = area('catalogue/parts/book-card', {
  trending: 'Trending',
  editions: (count: number): string => `${count} editions`,
  available: 'Available',
  left: (count: number): string => `Only ${count} left`,
  orderable: 'Can be ordered',
  orderableIn: (days: number): string =>
    `Can be ordered, about ${days === 1 ? '1 day' : `${days} days`}`,
  soldOut: 'Sold out',
});
