import { describe, expect, it } from 'vitest';
import { type BookListState, bookListUrl, parseBookList } from './book-list-params.ts';

const states: BookListState[] = [
  { q: '', page: 1, all: false },
  { q: '', page: 3, all: false, sort: 'title' },
  { q: 'sea & salt', page: 2, all: false, sort: 'newest' },
  { q: '', page: 1, all: true, sort: '-price' },
];

describe('the address of Manage Books', () => {
  it.each(states)('comes back as it went: %o', (state) => {
    const { searchParams } = new URL(bookListUrl(state), 'http://shop');
    expect(parseBookList(searchParams)).toEqual(state);
  });

  it('is short where everything is as usual', () => {
    expect(bookListUrl({ q: '', page: 1, all: false, sort: 'newest' })).toBe(
      '/dashboard/manage-books',
    );
  });

  it.each(['sort=rank&page=0&show=none', 'page=1.5', 'page=-2', 'sort=toString&page=x'])(
    'ignores what is no choice: %s',
    (query) => {
      expect(parseBookList(new URLSearchParams(query))).toEqual({ q: '', page: 1, all: false });
    },
  );
});
