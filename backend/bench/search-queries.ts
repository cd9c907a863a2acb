import { fold } from '@book-store/contract/fold';
import { authorsOf } from '@book-store/contract/slugs';
import { type BenchBook, randomBy } from './search-books.ts';
import { misspell, mistype, NUMBERS, spoken, toCyrillic, toLatin } from './search-slips.ts';

/** A query of a kind, and which books should come first. */
export type Query = { kind: string; q: string; wanted: (book: BenchBook) => boolean };

type Asked = Omit<Query, 'kind'> | undefined;
type Random = () => number;
/** Makes a query for a book; undefined if the book is not fit for it. */
type Maker = (book: BenchBook, random: Random, known: Known) => Asked;

const DERIVED =
  /box(ed)? ?set|boxset|collection|complete|companion|omnibus|trilogy|summary|movie|guide|illustrated|graphic|treasury|selected| \/ /i;
const SMALL = new Set('a an the of and in to for on or with at by from'.split(' '));
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

export const plain = (text: string) => fold(text).replace(/['’]/g, '');
export const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const mainTitle = ({ title }: BenchBook) => title.replace(/[:(/].*$/, '').trim() || title;
const surname = ({ author = '' }: BenchBook) => wordsOf(authorsOf(author)[0] ?? '').at(-1) ?? '';
const firstAuthor = ({ author = '' }: BenchBook) => authorsOf(author)[0]?.trim() ?? '';
const anyOf = <T>(list: readonly T[], random: Random) => list[Math.floor(random() * list.length)];
const acronym = (text: string) =>
  wordsOf(text)
    .map(([letter]) => letter)
    .join('');

/** What the makers need to know of all books. */
export class Known {
  readonly books: readonly BenchBook[];
  readonly bySeries: ReadonlyMap<string, BenchBook[]>;
  readonly byAuthor: ReadonlyMap<string, BenchBook[]>;
  readonly byAcronym: ReadonlyMap<string, BenchBook[]>;

  constructor(books: readonly BenchBook[]) {
    const works = books.filter(({ title }) => !DERIVED.test(title));
    const by = (keyOf: (book: BenchBook) => string) => {
      const lists = new Map<string, BenchBook[]>();
      for (const book of works) lists.set(keyOf(book), [...(lists.get(keyOf(book)) ?? []), book]);
      return lists;
    };
    this.books = works;
    this.bySeries = by(({ series }) => plain(series?.name ?? ''));
    this.byAuthor = by((book) => plain(firstAuthor(book)));
    this.byAcronym = by((book) => acronym(mainTitle(book)));
  }
}

const known = ({ popularity = 0 }: BenchBook) => popularity;
const best = (books: readonly BenchBook[] = []) =>
  books.reduce<BenchBook | undefined>(
    (most, book) => (most && known(most) >= known(book) ? most : book),
    undefined,
  );

/** The book or another one with its title; what `change` returns unchanged or empty is no query. */
function titled(book: BenchBook, change: (title: string) => string | undefined): Asked {
  const title = mainTitle(book);
  const q = change(title)?.trim();
  if (!q || q === title || q.length < 3) return undefined;
  return { q, wanted: (found) => plain(mainTitle(found)) === plain(title) };
}

const ofWork = (q: string, book: BenchBook): Asked => ({
  q,
  wanted: (found) => plain(mainTitle(found)) === plain(mainTitle(book)),
});

/** The wanted volume under any of some phrases. */
const volume =
  (...phrases: ((name: string, number: number) => string | undefined)[]): Maker =>
  ({ series }, random, { bySeries }) => {
    const { name = '', number = 0 } = series ?? {};
    if (number < 1 || number % 1 > 0 || (bySeries.get(plain(name))?.length ?? 0) < 2) return;
    const q = anyOf(phrases, random)?.(plain(name).replace(/^(the|a) /, ''), number);
    if (!q) return undefined;
    return {
      q,
      wanted: (found) =>
        plain(found.series?.name ?? '') === plain(name) && found.series?.number === number,
    };
  };

/** Changes one word with at least some letters; undefined if there is none. */
const oneWord =
  (least: number, change: (word: string, random: Random) => string): Maker =>
  (book, random) =>
    titled(book, (title) => {
      const words = wordsOf(title);
      const at = anyOf(
        [...words.keys()].filter((key) => (words[key]?.length ?? 0) >= least),
        random,
      );
      if (at === undefined || wordsOf(title).filter((word) => !SMALL.has(word)).length < 2) return;
      return words.map((word, own) => (own === at ? change(word, random) : word)).join(' ');
    });

/** Queries of people who know what they look for, as they write it. */
export const KINDS: Readonly<Record<string, Maker>> = {
  volume: volume(
    (name, number) => `${name} ${number}`,
    (name, number) => `${name} vol ${number}`,
    (name, number) => `${name} #${number}`,
    (name, number) => `${name} book ${number}`,
    (name, number) => `book ${NUMBERS[number] ?? number} of ${name}`,
  ),
  series({ series }, _random, { bySeries }) {
    const all = bySeries.get(plain(series?.name ?? '')) ?? [];
    const numbered = all.filter((book) => (book.series?.number ?? 0) >= 1);
    if (!series || numbered.length < 2) return undefined;
    const first = Math.min(...numbered.map((book) => book.series?.number ?? 0));
    const name = plain(series.name);
    const isFirst = (book: BenchBook) =>
      plain(book.series?.name ?? '') === name && book.series?.number === first;
    return { q: name, wanted: (book) => isFirst(book) || plain(mainTitle(book)) === name };
  },
  author(book, _random, { byAuthor }) {
    const all = byAuthor.get(plain(firstAuthor(book))) ?? [];
    if (all.length < 3 || wordsOf(firstAuthor(book)).length < 2) return undefined;
    return { q: fold(firstAuthor(book)), wanted: (found) => found.id === best(all)?.id };
  },
  joined: (book, random) =>
    titled(book, (title) => {
      const words = wordsOf(title);
      if (words.length < 2 || words.length > 5) return undefined;
      const at = Math.floor(random() * (words.length - 1));
      return words.length < 4
        ? words.join('')
        : words.join(' ').replace(`${words[at]} `, words[at] ?? '');
    }),
  split: oneWord(8, (word, random) => {
    const at = 3 + Math.floor(random() * (word.length - 5));
    return `${word.slice(0, at)} ${word.slice(at)}`;
  }),
  initials(book, random, { byAcronym, byAuthor }) {
    const letters = acronym(mainTitle(book));
    if (letters.length >= 4 && best(byAcronym.get(letters))?.id === book.id && known(book) > 1e5) {
      return { q: letters, wanted: (found) => found.id === book.id };
    }
    const [, initials, rest] = /^((?:[A-Z]\. ?){1,3})(.+)$/.exec(firstAuthor(book)) ?? [];
    if (!initials || !rest || (byAuthor.get(plain(firstAuthor(book)))?.length ?? 0) < 2) return;
    const written = initials.toLowerCase().replaceAll(/[. ]/g, '');
    const ways = [written, [...written].join(' '), `${[...written].join('.')}.`, initials.trim()];
    return {
      q: `${anyOf(ways, random)} ${fold(rest)}`,
      wanted: (found) => firstAuthor(found) === firstAuthor(book),
    };
  },
  'by ear': oneWord(5, (word) => misspell(word)),
  apostrophe: (book, random) =>
    titled(book, (title) =>
      /['’]|&| and /i.test(title)
        ? anyOf(
            [title.replace(/['’]/g, ''), title.replace(/['’]/g, ' '), title.replace(/'s\b/g, '')],
            random,
          )
            ?.toLowerCase()
            .replace(/ (&|and) /g, (_all, way) =>
              way === '&' ? ' and ' : (anyOf([' & ', ' '], random) ?? ''),
            )
        : undefined,
    ),
  number: (book) =>
    titled(book, (title) => (spoken(title) === title ? undefined : fold(spoken(title)))),
  plural: oneWord(4, (word) => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`)),
  article: (book, random) =>
    titled(book, (title) => {
      const [, article = '', rest = ''] = /^(the|an?) (.+)/i.exec(title) ?? [];
      const ways = [
        rest,
        `${rest} ${article}`,
        `${rest}, ${article}`,
        title.replace(/ (the|an?) /gi, ' '),
      ];
      return article && rest.includes(' ') ? anyOf(ways, random)?.toLowerCase() : undefined;
    }),
  script: (book, random) => {
    const original = /original title is “(.*)”/.exec(book.prose)?.[1] ?? '';
    if (/[\p{Script=Cyrillic}\p{Script=Greek}]{4}/u.test(original))
      return ofWork(toLatin(original), book);
    if (random() > 0.01) return undefined;
    return titled(book, (title) =>
      wordsOf(title).length > 1 ? toCyrillic(wordsOf(title).join(' ')) : undefined,
    );
  },
  quote(book, random) {
    const words = wordsOf(book.prose.slice(0, 700));
    const at = words.length - 60 + Math.floor(random() * 40);
    return { q: words.slice(at, at + 6).join(' '), wanted: (found) => found.id === book.id };
  },
  typing: (book, random) =>
    titled(book, (title) =>
      fold(title.slice(0, Math.max(5, Math.round(title.length * (0.5 + random() * 0.4))))),
    ),
  'one typo': oneWord(4, mistype),
  'two typos': oneWord(7, (word, random) => mistype(mistype(word, random), random)),
  mixed: (book, random) => {
    const words = wordsOf(mainTitle(book))
      .filter((word) => !SMALL.has(word))
      .slice(0, 2);
    if (words.length === 0 || !book.author) return undefined;
    return ofWork([surname(book), ...words].sort(() => random() - 0.5).join(' '), book);
  },
  title: (book) => titled(book, (title) => ` ${fold(title)} `),
  words: (book) =>
    titled(book, (title) => {
      const words = wordsOf(title).filter((word) => !SMALL.has(word));
      return words.length < 3 ? undefined : words.slice(0, 3).toReversed().join(' ');
    }),
  'one word too many': (book, random) =>
    titled(
      book,
      (title) =>
        `${fold(title)} ${anyOf(['novel', 'paperback', 'hardcover edition', 'ebook'], random)}`,
    ),
};

/** These and further kinds, to be asked with another seed. */
export const HELD_OUT: Readonly<Record<string, Maker>> = {
  ...KINDS,
  'other volumes': volume(
    (name, number) => (ORDINALS[number] ? `${ORDINALS[number]} ${name}` : undefined),
    (name, number) => `${name} part ${NUMBERS[number] ?? number}`,
    (name, number) => `${name} no. ${number}`,
    (name, number) => `${name} volume ${number}`,
  ),
  'typo in a name': (book, random, { byAuthor }) => {
    if ((byAuthor.get(plain(firstAuthor(book)))?.length ?? 0) < 3 || surname(book).length < 5)
      return;
    const q = wordsOf(firstAuthor(book))
      .with(-1, mistype(surname(book), random))
      .join(' ');
    return { q, wanted: (found) => firstAuthor(found) === firstAuthor(book) };
  },
  'article and typo': (book, random) =>
    titled(book, (title) => {
      const words = wordsOf(title.replace(/^(the|an?) /i, ''));
      if (words.length < 2 || (words[0]?.length ?? 0) < 5) return undefined;
      return words.with(0, mistype(words[0] ?? '', random)).join(' ');
    }),
  'surname first': (book, _random, { byAuthor }) => {
    const names = wordsOf(firstAuthor(book));
    if (names.length < 2 || (byAuthor.get(plain(firstAuthor(book)))?.length ?? 0) < 3) return;
    const q = `${names.at(-1)} ${names.slice(0, -1).join(' ')}`;
    return { q, wanted: (found) => firstAuthor(found) === firstAuthor(book) };
  },
  'series and author': (book, _random, { bySeries }) => {
    const name = plain(book.series?.name ?? '');
    if (!name || !book.author || (bySeries.get(name)?.length ?? 0) < 2) return;
    return {
      q: `${name} ${surname(book)}`,
      wanted: (found) => plain(found.series?.name ?? '') === name,
    };
  },
  subtitle: (book) => {
    const [, subtitle = ''] = /: ([^:(]+)/.exec(book.title) ?? [];
    const words = wordsOf(subtitle);
    if (words.length < 3) return;
    return { q: words.slice(0, 5).join(' '), wanted: (found) => found.title === book.title };
  },
  'typo while typing': (book, random) =>
    titled(book, (title) => {
      const [first = '', ...words] = wordsOf(title);
      if (first.length < 5 || words.length === 0) return undefined;
      const typed = [mistype(first, random), ...words].join(' ');
      return typed.slice(0, Math.max(first.length + 4, Math.round(typed.length * 0.7)));
    }),
  'title and whole author': (book) =>
    book.author ? ofWork(`${fold(mainTitle(book))} ${fold(firstAuthor(book))}`, book) : undefined,
};

/** Returns `each` queries of each kind; the same ones for the same seed. */
export function queriesOf(
  known: Known,
  kinds: typeof KINDS,
  { seed, each }: { seed: number; each: number },
): Query[] {
  return Object.entries(kinds).flatMap(([kind, make], own) => {
    const random = randomBy(seed * 1000 + own);
    const made = new Map<string, Query>();
    for (let tries = 0; made.size < each && tries < 200_000; tries += 1) {
      const book = anyOf(known.books, random) as BenchBook;
      const asked = make(book, random, known);
      if (asked) made.set(asked.q, { kind, ...asked });
    }
    return [...made.values()];
  });
}
