import { describe, expect, it } from 'vitest';
import { parseShelf, shelfAddress, toggled } from './shelf-address.ts';

const parse = (search: string) => parseShelf(new URLSearchParams(search));

describe('the address of a shelf', () => {
  it('survives a round trip, with several values of a facet', () => {
    const state = {
      q: 'árbol & co',
      chosen: { category: ['horror', 'science fiction'], price: ['0-10'], reduced: ['true'] },
      sort: '-price',
      page: 3,
    } as const;
    const address = shelfAddress('/search', state);
    expect(address).toContain('category=horror&category=science+fiction');
    expect(parseShelf(new URL(address, 'http://shop').searchParams)).toEqual(state);
  });

  it('says nothing of what is usual', () => {
    expect(shelfAddress('/books', { q: '', chosen: {}, page: 1 })).toBe('/books');
  });

  it('ignores invalid and repeated values', () => {
    expect(parse('price=1-2&decade=1995&reduced=yes&format=stone&sort=toString&page=-4')).toEqual({
      q: '',
      chosen: {},
      page: 1,
    });
    expect(parse('language=en&language=en&author=%3Cscript%3E&page=1e9')).toEqual({
      q: '',
      chosen: { language: ['en'] },
      page: 1,
    });
  });

  it('keeps a limited number of values, and of words', () => {
    const many = Array.from({ length: 500 }, (_, at) => `author=writer-${at}`).join('&');
    expect(parse(many).chosen.author).toHaveLength(20);
    expect(parse(`q=${'a'.repeat(500)}`).q).toHaveLength(100);
  });
});

describe('choosing a value of a facet', () => {
  it('adds it, and removes it when chosen again', () => {
    const one = toggled({ price: ['0-10'] }, 'language', 'en');
    expect(one).toEqual({ price: ['0-10'], language: ['en'] });
    expect(toggled(one, 'language', 'en')).toEqual({ price: ['0-10'] });
  });
});
