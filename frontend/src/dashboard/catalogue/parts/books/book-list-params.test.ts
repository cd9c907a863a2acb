import { describe, expect, it } from 'vitest';
import { type BookListState, bookListUrl, parseBookList } from './book-list-params.ts';

const states: BookListState[] = [
  { q: '', page: 1, all: false },
  { q: '', page: 3, all: false, sort: 'title' },
  { q: 'sea & salt', page: 2, all: false, sort: 'newest' },
  { q: '', page: 1, all: true, sort: '-price' },
];

describe('the URL of Manage Books', () => {
  it.each(states)('survives a round trip: %o', (state) => {
    const { searchParams } = new URL(bookListUrl(state), 'http://shop');
    expect(parseBookList(searchParams)).toEqual(state);
  });

  it('leaves out defaults', () => {
    expect(bookListUrl({ q: '', page: 1, all: false, sort: 'newest' })).toBe(
      '/dashboard/manage-books',
    );
  });

  it.each(['sort=rank&page=0&show=none', 'page=1.5', 'page=-2', 'sort=toString&page=x'])(
    'ignores invalid values: %s',
    (query) => {
      expect(parseBookList(new URLSearchParams(query))).toEqual({ q: '', page: 1, all: false });
    },
  );
});
