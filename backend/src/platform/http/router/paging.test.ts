import { describe, expect, it } from 'vitest';
import { pagingHeaders } from './paging.ts';

const relations = (link: string | undefined) =>
  Object.fromEntries(
    [...(link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]),
  );

describe('pagingHeaders', () => {
  it('links to the adjacent pages and keeps the other parameters', () => {
    const query = { page: 2, limit: 10, q: 'a & b', category: undefined };
    const headers = pagingHeaders('/api/books/', query, 35);
    expect(headers['X-Total-Count']).toBe('35');
    expect(relations(headers.Link)).toEqual({
      first: '/api/books/?page=1&limit=10&q=a+%26+b',
      prev: '/api/books/?page=1&limit=10&q=a+%26+b',
      next: '/api/books/?page=3&limit=10&q=a+%26+b',
      last: '/api/books/?page=4&limit=10&q=a+%26+b',
    });
  });

  it('has no next on the last page and no prev on the first', () => {
    expect(Object.keys(relations(pagingHeaders('/x', { page: 1, limit: 10 }, 10).Link))).toEqual([
      'first',
      'last',
    ]);
  });

  it('has one empty page for an empty list', () => {
    expect(relations(pagingHeaders('/x', { page: 1, limit: 10 }, 0).Link).last).toBe(
      '/x?page=1&limit=10',
    );
  });

  it('continues a list without numbers after its last id, until there is none', () => {
    const query = { page: 1, limit: 10, sort: 'title', after: 'x9' };
    expect(relations(pagingHeaders('/x', query, 500, 'x19').Link)).toEqual({
      first: '/x?page=1&limit=10&sort=title',
      next: '/x?limit=10&sort=title&after=x19',
      last: '/x?page=50&limit=10&sort=title',
    });
    expect(relations(pagingHeaders('/x', query, 500).Link)).not.toHaveProperty('next');
  });
});
