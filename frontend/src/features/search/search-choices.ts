import type { BookSort } from '@book-store/contract/lists';

export const sortNames: Record<BookSort, string> = {
  'best-selling': 'Best-selling',
  newest: 'Newest first',
  title: 'Title A to Z',
  author: 'Author A to Z',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
};
