import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { parseSearch } from './search-params.ts';

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe('the URL of a search', () => {
  it('survives a round trip', () => {
    const search = { q: 'árbol & co', category: 'horror', sort: '-price', page: 3 } as const;
    const { search: query } = new URL(paths.search.to(search), 'http://shop');
    expect(parseSearch(new URLSearchParams(query))).toEqual(search);
  });

  it('ignores an unknown sort order and page, and an empty genre', () => {
    expect(parse('q=x&category=+&sort=toString&page=-4')).toEqual({ q: 'x', page: 1 });
    expect(parse('page=1e9')).toEqual({ q: '', page: 1 });
  });

  it("truncates a query to the server's limit", () => {
    expect(parse(`q=${'a'.repeat(500)}`).q).toHaveLength(100);
  });
});
