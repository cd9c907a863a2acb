import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { parseSearch } from './search-params.ts';

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe('the address of a search', () => {
  it('comes back from its own link', () => {
    const search = { q: 'árbol & co', category: 'horror', sort: '-price', page: 3 } as const;
    const { search: query } = new URL(paths.search.to(search), 'http://shop');
    expect(parseSearch(new URLSearchParams(query))).toEqual(search);
  });

  it('drops a genre, an order and a page that do not exist', () => {
    expect(parse('q=x&category=cooking&sort=toString&page=-4')).toEqual({ q: 'x', page: 1 });
    expect(parse('page=1e9')).toEqual({ q: '', page: 1 });
  });

  it('cuts words that are longer than the server takes', () => {
    expect(parse(`q=${'a'.repeat(500)}`).q).toHaveLength(100);
  });
});
