import type { BookSort } from '@book-store/contract/lists';

export const sortNames: Record<BookSort, string> = {
  newest: 'Newest first',
  title: 'Title A to Z',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
};
