import { describe, expect, it } from 'vitest';
import { type SearchDocument, SearchIndex } from './search.ts';

type Book = SearchDocument & { popularity: number };
type Given = Partial<Book> & { title: string };

/** Returns the titles that a search among books finds, best first. */
function search(books: readonly Given[], q: string): string[] | undefined {
  const index = new SearchIndex<Book, never, never>({
    fold: (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    titleKeyOf: ({ title }) => title.toLowerCase(),
    authorsOf: (line) => line.split(', '),
    popularityOf: ({ popularity }) => popularity,
    isDerived: ({ title }) => title.includes('Boxed Set'),
    facets: {},
    orders: {},
  });
  for (const [at, book] of books.entries()) {
    const facts = { category: 'fiction', createdAt: at, hidden: false, popularity: 0 };
    index.put({ id: String(at), ...facts, ...book });
  }
  const found = index.find({ q, filters: {} }, { page: 1, limit: 20 });
  return found?.books.map(({ title }) => title);
}

const volumes = (series: string, titles: string[], author: string): Given[] =>
  titles.map((title, at) => ({ title, author, series: { name: series, number: at + 1 } }));

const SHELF: Given[] = [
  ...volumes(
    'The Hunger Games',
    ['The Hunger Games', 'Catching Fire', 'Mockingjay'],
    'Suzanne Collins',
  ),
  { title: 'The Hunger Games Boxed Set', author: 'Suzanne Collins', popularity: 9e6 },
  ...volumes(
    'The Lord of the Rings',
    ['The Fellowship of the Ring', 'The Two Towers'],
    'J.R.R. Tolkien',
  ),
  {
    title: 'Naruto, Vol. 01: The Tests',
    author: 'Masashi Kishimoto',
    series: { name: 'Naruto', number: 1 },
  },
  {
    title: 'Naruto, Vol. 02: The Worst Client',
    author: 'Masashi Kishimoto',
    series: { name: 'Naruto', number: 2 },
  },
  { title: 'Gone Girl', author: 'Gillian Flynn' },
  { title: 'To Kill a Mockingbird', author: 'Harper Lee' },
  { title: '1984', author: 'George Orwell', description: ' the clocks were striking thirteen ' },
  { title: 'Nineteen Minutes', author: 'Jodi Picoult' },
  { title: 'Twenty Thousand Leagues Under the Sea', author: 'Jules Verne' },
  { title: 'Jane Eyre', author: 'Charlotte Brontë' },
  { title: 'Jane Doe', author: 'Victoria Moss' },
  { title: 'Angels & Demons', author: 'Dan Brown' },
  { title: "Ender's Game", author: 'Orson Scott Card' },
  { title: 'Catch-22', author: 'Joseph Heller', publisher: 'Simon & Schuster', tags: ['satire'] },
  { title: 'Война и мир', author: 'Лев Толстой' },
  { title: 'The Giver', author: 'Lois Lowry' },
  { title: 'Harry Potter and the Chamber of Secrets', author: 'J.K. Rowling' },
];

describe('a search for a volume', () => {
  it.each([
    ['hunger games 2', 'Catching Fire'],
    ['hunger games #3', 'Mockingjay'],
    ['book two of the hunger games', 'Catching Fire'],
    ['third hunger games', 'Mockingjay'],
    ['naruto vol 1', 'Naruto, Vol. 01: The Tests'],
    ['naruto 2', 'Naruto, Vol. 02: The Worst Client'],
    ['lord of the rings 2', 'The Two Towers'],
    ['the 2 towers', 'The Two Towers'],
  ])('finds for %j first %s', (q, title) => {
    expect(search(SHELF, q)?.[0]).toBe(title);
  });

  it('lists the volumes of a series in order, and sets of several behind them', () => {
    expect(search(SHELF, 'hunger games')).toEqual([
      'The Hunger Games',
      'Catching Fire',
      'Mockingjay',
      'The Hunger Games Boxed Set',
    ]);
  });
});

describe('a search by words as people write them', () => {
  it.each([
    ['joined words', 'gonegirl', 'Gone Girl'],
    ['joined words among others', 'gillian gonegirl', 'Gone Girl'],
    ['a split word', 'kill a mocking bird', 'To Kill a Mockingbird'],
    ['the first letters of a series', 'lotr', 'The Fellowship of the Ring'],
    ['the first letters of a title', 'tkam', 'To Kill a Mockingbird'],
    ['initials apart', 'j r r tolkien', 'The Two Towers'],
    ['initials together', 'jrr tolkien', 'The Two Towers'],
    ['a name by ear', 'jane air', 'Jane Eyre'],
    ['a name by ear, with doubled letters', 'sharlot brontee', 'Jane Eyre'],
    ['a number in words', 'nineteen eighty four', '1984'],
    ['a number in digits', '20,000 leagues', 'Twenty Thousand Leagues Under the Sea'],
    ["'and' for '&'", 'angels and demons', 'Angels & Demons'],
    ['an apostrophe left out', 'enders game', "Ender's Game"],
    ['an apostrophe as a space', 'ender s game', "Ender's Game"],
    ['another plural', 'enders games', "Ender's Game"],
    ['an article behind', 'giver, the', 'The Giver'],
    ['Cyrillic in Latin letters', 'voyna i mir', 'Война и мир'],
    ['Latin in Cyrillic letters', 'гиллиан флынн', 'Gone Girl'],
    [
      'an English name as Cyrillic writes it',
      'гарри поттер',
      'Harry Potter and the Chamber of Secrets',
    ],
    ['a quote from the description', 'clocks were striking thirteen', '1984'],
    ['the publisher', 'schuster', 'Catch-22'],
    ['a tag', 'satire', 'Catch-22'],
    ['what else people write', 'gone girl paperback', 'Gone Girl'],
  ])('finds %s', (_what, q, title) => {
    expect(search(SHELF, q)?.[0]).toBe(title);
  });
});

describe('the best known book', () => {
  const KING: Given[] = [
    { title: "Stephen King's N.", author: 'Stephen King', popularity: 10 },
    { title: 'Cell', author: 'Stephen King', popularity: 100 },
    { title: 'The Shining', author: 'Stephen King', popularity: 9000 },
    { title: 'The Stand', author: 'Stephen King', popularity: 5000 },
  ];

  it('comes first among those of an author', () => {
    expect(search(KING, 'stephen king')).toEqual([
      'The Shining',
      'The Stand',
      'Cell',
      "Stephen King's N.",
    ]);
  });

  it('does not come before the one whose title is meant', () => {
    expect(search(KING, 'cell')?.[0]).toBe('Cell');
    expect(search(KING, 'king stand')?.[0]).toBe('The Stand');
  });

  it('does not come first for a number that is a word of its series', () => {
    const romance = 'One Piece, Volume 01: Romance Dawn';
    const books = [...volumes('One Piece', [romance], 'Eiichiro Oda'), { title: 'The One' }];
    expect(search(books, 'the one')?.[0]).toBe('The One');
    expect(search(books, 'one piece one')?.[0]).toBe(romance);
  });

  it('comes first while somebody types', () => {
    const books = [{ title: 'Harbour' }, { title: 'Harry Potter', popularity: 5_000_000 }];
    expect(search(books, 'ha')).toEqual(['Harry Potter', 'Harbour']);
  });
});

describe('a search that no book fits', () => {
  it('finds the books with the fewest words left out, and no others', () => {
    const books = [
      { title: 'Cooking with Fire', popularity: 1_000_000 },
      { title: 'Cooking at Home' },
      { title: 'Fire and Ice' },
    ];
    expect(search(books, 'cooking fire xylophones')).toEqual(['Cooking with Fire']);
  });

  it('finds books with all words alone if there are any', () => {
    const books = [{ title: 'Red Fire' }, { title: 'Fire', popularity: 1_000_000 }];
    expect(search(books, 'red fire')).toEqual(['Red Fire']);
  });
});
