import { describe, expect, it } from 'vitest';
import { type SearchDocument, SearchIndex } from './search.ts';

type Book = SearchDocument & { popularity: number };
type Given = Partial<Book> & { title: string };

function indexOf(books: readonly Given[]) {
  const index = new SearchIndex<Book, 'author', never>({
    fold: (text) => text.toLowerCase(),
    titleKeyOf: ({ title }) => title.toLowerCase().replaceAll(/[^\p{L}\d ]/gu, ''),
    authorsOf: (line) => line.split(', '),
    popularityOf: ({ popularity }) => popularity,
    isDerived: ({ title }) => title.includes('Boxed Set'),
    facets: {
      author: ({ author = '' }) => author.split(', ').map((name) => name.replaceAll(' ', '-')),
    },
    orders: {},
  });
  for (const [at, book] of books.entries()) {
    const facts = { category: 'fiction', createdAt: at, hidden: false, popularity: 0 };
    index.put({ id: String(at), ...facts, ...book });
  }
  return index;
}

const ALL = { page: 1, limit: 100 };
const find = (books: readonly Given[], q: string) => indexOf(books).find({ q, filters: {} }, ALL);
const titles = (books: readonly Given[], q: string, isTyping = false) =>
  indexOf(books)
    .find({ q, isTyping, filters: {} }, ALL)
    ?.books.map(({ title }) => title);

describe('a search that some book has as typed', () => {
  const BOOKS = [
    { title: 'The Catcher in the Rye', popularity: 2_000_000 },
    { title: 'Watchers', popularity: 5_000_000 },
    { title: 'A Long Way', description: ' a catcher among players ' },
  ];

  it('finds no book that only comes close, nor one whose description has it', () => {
    expect(find(BOOKS, 'catcher')).toMatchObject({ total: 1, match: 'exact' });
  });

  it('finds descriptions where no name has it', () => {
    expect(titles(BOOKS, 'players')).toEqual(['A Long Way']);
  });

  it('finds a genre by its whole name alone', () => {
    expect(titles(BOOKS, 'fiction')).toHaveLength(3);
    expect(titles(BOOKS, 'fict')).toEqual([]);
  });

  it('finds no volumes by a number alone', () => {
    const volumes = [{ title: 'Last Night', series: { name: 'Nights', number: 5 } }];
    expect(titles(volumes, 'five')).toEqual([]);
    expect(titles(volumes, 'nights five')).toEqual(['Last Night']);
  });
});

describe('a search that no book has as typed', () => {
  const names = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `${name} ${at + 100}` }));

  it('finds twelve close books at most', () => {
    const found = find([...names('Barry', 9), ...names('Larry', 9)], 'zarry');
    expect(found).toMatchObject({ total: 12, match: 'near' });
    expect(found?.books).toHaveLength(12);
  });

  it('finds twelve of what filters let through, the closest ones whatever they are sorted by', () => {
    const books = [
      ...names('Barry', 14).map((book) => ({ ...book, author: 'Ann', popularity: 10 })),
      ...names('Larry', 4).map((book) => ({ ...book, author: 'Bob' })),
    ];
    const index = indexOf(books);
    const wanted = { q: 'zarry', filters: { author: ['Bob'] } };
    expect(index.find(wanted, ALL)).toMatchObject({ total: 4, match: 'near' });
    expect(index.count(wanted).total).toBe(4);
    expect(index.count({ q: 'zarry', filters: {} }).total).toBe(12);
    const once = index.find({ q: 'zarry', distinct: 'author', filters: {} }, ALL);
    expect(once?.books.map(({ author }) => author)).toEqual(['Ann', 'Bob']);
    const newest = index.find({ q: 'zarry', sort: 'newest', filters: {} }, ALL);
    expect(newest?.books.map(({ author }) => author)).toEqual(Array(12).fill('Ann'));
  });

  it('is not searched as two letters that sound so', () => {
    const books = [{ title: 'Perelandra', author: 'C. S. Lewis' }];
    expect(find(books, 'qz')).toMatchObject({ total: 0, match: 'exact' });
    expect(find([{ title: 'It' }], 'eight')).toMatchObject({ total: 0, match: 'exact' });
  });

  it('is searched as the one near word that makes sense, and finds all of it', () => {
    const found = find([...names('Dostoevsky', 20), ...names('Melville', 20)], 'dostojewski');
    expect(found).toMatchObject({ total: 20, match: 'corrected', searchedFor: 'dostoevsky' });
  });

  it('makes the sense that many more people know', () => {
    const books = [
      { title: 'Hobbit', popularity: 1_000_000 },
      { title: 'Habit', popularity: 100 },
    ];
    expect(find(books, 'hobit')).toMatchObject({ match: 'corrected', searchedFor: 'hobbit' });
  });

  it('is searched as the author who sounds so, not as pieces of several names', () => {
    const books = [
      { title: 'Carrie', author: 'Stephen King', popularity: 300_000 },
      { title: 'A Year of Food Life', author: 'Barbara Kingsolver, Steven Hopp' },
      { title: 'Good Omens', author: 'Terry Pratchett, Neil Gaiman' },
    ];
    const found = { match: 'corrected', searchedFor: 'stephen king' };
    expect(find(books, 'steven king')).toMatchObject({ total: 1, ...found });
    expect(find(books, 'pratchett gaiman')).toMatchObject({ total: 1, match: 'exact' });
  });

  it('finds a title that is one letter off, though all of it are words', () => {
    const books = [
      { title: 'The Little Prince', popularity: 700_000 },
      { title: 'Precious Little Life', popularity: 100_000 },
      ...names('Price', 3),
    ];
    expect(find(books, 'little price')?.books[0]?.title).toBe('The Little Prince');
  });

  it('is not searched as a word that only sounds alike', () => {
    expect(find(names('Sky', 20), 'zzzzqqq')).toMatchObject({ total: 12, match: 'near' });
  });

  it('says nothing of hidden books', () => {
    const books = [{ title: 'Momo', hidden: true }, { title: 'Mimo' }];
    const wanted = { q: 'momo', filters: { hidden: ['false'] } };
    expect(indexOf(books).find(wanted, ALL)).toMatchObject({ total: 1, match: 'corrected' });
    expect(find(books, 'momo')).toMatchObject({ total: 1, match: 'exact' });
  });
});

describe('a title', () => {
  it('that begins as typed comes first by fame, its article not counted', () => {
    const books = [
      { title: 'Game On', popularity: 50 },
      { title: 'A Game of Thrones', popularity: 1_300_000 },
      { title: 'The Game', popularity: 50_000 },
      { title: 'Beyond the Game', popularity: 2_000_000 },
    ];
    const last = 'Beyond the Game';
    expect(titles(books, 'game o', true)).toEqual(['A Game of Thrones', 'Game On']);
    expect(titles(books, 'the gam', true)?.[0]).toBe('A Game of Thrones');
    expect(titles(books, 'gam', true)).toEqual(['A Game of Thrones', 'The Game', 'Game On', last]);
  });

  it('begins with an article only in the language of the book', () => {
    const books = [
      { title: 'Die Trying', language: 'en', popularity: 10_000 },
      { title: 'Trying Again', language: 'en' },
      { title: 'Die Verwandlung', language: 'de' },
    ];
    expect(titles(books, 'tryi', true)).toEqual(['Trying Again', 'Die Trying']);
    expect(titles(books, 'die t', true)).toEqual(['Die Trying']);
    expect(titles(books, 'verw', true)).toEqual(['Die Verwandlung']);
  });

  it('of one small word is found when it is all, or all but the author', () => {
    const books = [
      { title: 'It', author: 'Stephen King', popularity: 300_000 },
      { title: 'The Shining', author: 'Stephen King', popularity: 800_000 },
      { title: 'What It Takes', author: 'Ann Writer', popularity: 900_000 },
    ];
    expect(titles(books, 'it')?.[0]).toBe('It');
    expect(titles(books, 'stephen king it')?.[0]).toBe('It');
    expect(titles(books, 'stephen king')?.[0]).toBe('The Shining');
  });

  it('leads to the other volumes of its series', () => {
    const series = { name: 'A Song of Ice and Fire' };
    const books = [
      { title: 'A Game of Thrones', series: { ...series, number: 1 }, popularity: 1000 },
      { title: 'A Storm of Swords', series: { ...series, number: 3 }, popularity: 10 },
    ];
    expect(titles(books, 'game of thrones 3')).toEqual(['A Storm of Swords']);
    expect(titles(books, 'a game of thrones book three')).toEqual(['A Storm of Swords']);
  });

  it('that begins like a word in another language leads to volumes, too', () => {
    const book = (language: string, name: string, number: number, title: string) => ({
      title,
      language,
      series: { name, number },
    });
    const books = [
      book('en', 'Jack Reacher', 2, 'Die Trying'),
      book('en', 'Jack Reacher', 3, 'Tripwire'),
      book('fr', 'Cycle', 1, "L'Étranger"),
      book('fr', 'Cycle', 2, 'La Peste'),
    ];
    expect(titles(books, 'die trying 3')).toEqual(['Tripwire']);
    expect(titles(books, "l'étranger 2")).toEqual(['La Peste']);
    expect(titles(books, 'étranger 2')).toEqual(['La Peste']);
  });

  it('that begins with letters that no word is comes before a set that does', () => {
    const books = [{ title: 'Xylo Boxed Set', popularity: 9_000_000 }, { title: 'Xenon' }];
    expect(titles(books, 'x', true)).toEqual(['Xenon', 'Xylo Boxed Set']);
    expect(titles(books, 'x')).toEqual(['Xenon', 'Xylo Boxed Set']);
  });

  it('without small words is the famous one, not a longer one', () => {
    const books = [
      { title: 'Pride and Prejudice and Zombies', author: 'Jane Austen', popularity: 100_000 },
      { title: 'Pride and Prejudice', author: 'Jane Austen', popularity: 2_000_000 },
      { title: 'Pride and Prejudice Boxed Set', author: 'Jane Austen', popularity: 3_000_000 },
    ];
    expect(titles(books, 'pride prejudice austen')).toEqual([
      'Pride and Prejudice',
      'Pride and Prejudice and Zombies',
      'Pride and Prejudice Boxed Set',
    ]);
  });
});

describe('an author', () => {
  const BOOKS = [
    { title: 'Utilitarianism', author: 'john mill, george sher', popularity: 900_000 },
    { title: 'Poems', author: 'sherman alexie', popularity: 1000 },
    { title: 'More Poems', author: 'sherman alexie', popularity: 1000 },
    { title: 'Trees', author: 'ann sherwood', popularity: 1500 },
  ];

  it('comes by the fame of all books, further contributors behind', () => {
    expect(indexOf(BOOKS).valuesLike('author', 'sher', 3)).toEqual([
      'sherman-alexie',
      'ann-sherwood',
      'george-sher',
    ]);
  });
});
