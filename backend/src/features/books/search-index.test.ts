import { fold } from '@book-store/contract/fold';
import { describe, expect, it } from 'vitest';
import type { IndexedBook } from './indexed-book.ts';
import { SearchIndex } from './search-index.ts';

const id = (title: string) => Buffer.from(title.padEnd(12).slice(0, 12)).toString('hex');

function indexOf(...books: (Partial<IndexedBook> & { title: string })[]): SearchIndex {
  const index = new SearchIndex();
  for (const [at, book] of books.entries()) put(index, book, at);
  return index;
}

/** Puts a book into an index; `age` says how many books are newer. */
function put(index: SearchIndex, book: Partial<IndexedBook> & { title: string }, age: number) {
  index.put({
    id: id(book.title),
    titleKey: fold(book.title),
    author: undefined,
    category: 'fiction',
    newPriceCents: 1000,
    oldPriceCents: 1000,
    trending: false,
    createdAt: -age,
    coverImage: '',
    coverTint: undefined,
    teaser: '',
    changedAt: 0,
    hidden: false,
    ...book,
  });
}

const titles = (index: SearchIndex, q: string) =>
  Array.from(index.find({ q, filters: {} }).slots, (slot) => index.at(slot).title);

const shelf = () =>
  indexOf(
    { title: 'Harry Potter and the Chamber of Secrets', author: 'J.K. Rowling' },
    { title: 'The Tale of Peter Rabbit', author: 'Beatrix Potter' },
    { title: 'Cien años de soledad', author: 'Gabriel García Márquez' },
    { title: 'Pottery for beginners', category: 'business' },
    { title: 'Nineteen Eighty-Four', author: 'George Orwell' },
    { title: 'The Haunting', category: 'horror' },
  );

describe('SearchIndex', () => {
  it.each([
    ['hary poter', 'Harry Potter and the Chamber of Secrets'],
    ['herry potr', 'Harry Potter and the Chamber of Secrets'],
    ['potter harry', 'Harry Potter and the Chamber of Secrets'],
    ['jk rowling', 'Harry Potter and the Chamber of Secrets'],
    ['J. K. Rowling', 'Harry Potter and the Chamber of Secrets'],
    ['garcia marquez', 'Cien años de soledad'],
    ['GARCÍA', 'Cien años de soledad'],
    ['anos soledda', 'Cien años de soledad'],
    ['horror', 'The Haunting'],
    ['horor', 'The Haunting'],
    ['beatrix', 'The Tale of Peter Rabbit'],
    ['orwel eigthy', 'Nineteen Eighty-Four'],
  ])('finds for %j first %s', (query, title) => {
    expect(titles(shelf(), query)[0]).toBe(title);
  });

  it('ranks whole words above prefixes, and titles above authors', () => {
    expect(titles(shelf(), 'potter')).toEqual([
      'Harry Potter and the Chamber of Secrets',
      'The Tale of Peter Rabbit',
      'Pottery for beginners',
    ]);
  });

  it('ranks words by their position in the title', () => {
    const index = indexOf({ title: 'A Guide to Emma' }, { title: 'Emma' }, { title: 'My Emma' });
    expect(titles(index, 'emma')).toEqual(['Emma', 'My Emma', 'A Guide to Emma']);
  });

  it('tolerates no typos if enough books have the word as typed', () => {
    const index = indexOf(
      { title: 'Barry one' },
      { title: 'Barry two' },
      { title: 'Barry three' },
      { title: 'Harry' },
    );
    expect(titles(index, 'barry')).not.toContain('Harry');
  });

  it('adds matches with typos after a few exact ones', () => {
    const index = indexOf({ title: 'Harry' }, { title: 'Barry' });
    expect(titles(index, 'barry')).toEqual(['Barry', 'Harry']);
  });

  it('falls back to books with any of the words if none has them all', () => {
    expect(titles(shelf(), 'potter zzzzzzz')).toContain('The Tale of Peter Rabbit');
  });

  it('narrows with every further word', () => {
    expect(titles(shelf(), 'beatrix potter')).toEqual(['The Tale of Peter Rabbit']);
  });

  it.each(['xyzzyq', '?!', '   '])('finds nothing for %j', (query) => {
    expect(titles(shelf(), query)).toEqual([]);
  });

  it('ranks equal matches newest first', () => {
    const index = indexOf(
      { title: 'Echo one', createdAt: 1 },
      { title: 'Echo two', createdAt: 3 },
      { title: 'Echo six', createdAt: 2 },
    );
    expect(titles(index, 'echo')).toEqual(['Echo two', 'Echo six', 'Echo one']);
  });

  it('forgets the old words of an edited book', () => {
    const index = indexOf({ title: 'Old name', id: 'a' }, { title: 'New name', id: 'a' });
    expect(titles(index, 'old')).toEqual([]);
    expect(titles(index, 'new')).toEqual(['New name']);
    expect(index.size).toBe(1);
  });

  it('forgets books that are not kept', () => {
    const index = indexOf({ title: 'Kept', id: 'a' }, { title: 'Dropped', id: 'b' });
    index.keepOnly(new Set(['a']));
    expect(titles(index, 'dropped')).toEqual([]);
    expect(titles(index, 'kept')).toEqual(['Kept']);
  });

  it('counts and finds after many changes as if only the remaining books had ever been added', () => {
    const bookAt = (at: number) => ({
      id: `book ${at % 7}`,
      title: `Title ${at % 7}`,
      author: `Author ${(at * 5) % 11}, Second ${at % 3}`,
      newPriceCents: 100 * ((at * 3) % 50),
      hidden: at % 13 === 0,
    });
    const changed = indexOf();
    for (let at = 0; at < 300; at += 1) {
      put(changed, bookAt(at), at);
      if (at % 4 === 0) changed.remove(`book ${(at * 3) % 7}`);
    }
    const remaining = [296, 297, 298, 299].map((at) => ({ ...bookAt(at), createdAt: -at }));
    changed.keepOnly(new Set(remaining.map(({ id }) => id)));
    const fresh = indexOf(...remaining);
    const seenBy = (index: SearchIndex) => ({
      authors: index.count({ filters: {} }).of('author'),
      prices: index.count({ filters: {} }).of('price'),
      hidden: index.countSeen('author', 'second-1'),
      likeAuthor: index.authorsLike('author'),
      byAuthor: titles(index, 'second'),
    });
    expect(seenBy(changed)).toEqual(seenBy(fresh));
    expect(seenBy(changed).authors.size).toBeGreaterThan(3);
  });
});
