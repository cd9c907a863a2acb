import type { ListBooksQuery } from '@book-store/contract/schemas/books';

export type Sort = NonNullable<ListBooksQuery['sort']>;

export const sortNames: Record<Sort, string> = {
  newest: 'Newest first',
  title: 'Title A to Z',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
};

export const isSort = (value: unknown): value is Sort =>
  typeof value === 'string' && Object.hasOwn(sortNames, value);
