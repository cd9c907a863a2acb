import { fold } from '@book-store/contract/fold';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { workOf } from '../src/catalogue/search-index/to-indexed.ts';
import { type BenchBook, randomBy } from './search-books.ts';
import type { Engine } from './search-engines.ts';
import { wordsOf } from './search-queries.ts';

/** What a person types, and whether an engine answers it well. */
export type Check = {
  q: string;
  ask: (engine: Engine) => { isRight: boolean; came: readonly string[] };
};

type Random = () => number;

/** So many suggestions are read, and so many results are seen at once. */
const [READ, SEEN] = [3, 10];
/** Titles that people type are among so many of the best known. */
const BEST_KNOWN = 800;
const NOTHING_MAX = 12;
/** Seven of ten people leave a title's article out. */
const WITH_ARTICLE = 0.3;
const ARTICLE = /^(the|an?) +(?=.)/;
/** 'Jr.' is no last name. */
const AFTER_NAME = /,? (jr|sr|ii|iii|iv)\.?$/;

const keyOf = (text: string) => wordsOf(text).join(' ');
const namesOf = (books: readonly BenchBook[]) => books.map(({ named }) => named);
const fameOf = ({ popularity = 0 }: BenchBook) => popularity;
const between = (least: number, most: number, random: Random) =>
  least + Math.floor(random() * (most - least + 1));

/** Returns a function that returns one of a list, the better known the likelier. */
function byChance<T extends { fame: number }>(list: readonly T[], random: Random): () => T {
  const sum = list.reduce((all, { fame }) => all + fame, 0);
  return () => {
    let left = random() * sum;
    for (const one of list) {
      left -= one.fame;
      if (left < 0) return one;
    }
    return list[0] as T;
  };
}

/** Returns so many different checks. */
function draw(each: number, make: () => Check | undefined): Check[] {
  const made = new Map<string, Check>();
  for (let tries = 0; made.size < each && tries < 100 * each; tries += 1) {
    const check = make();
    if (check) made.set(check.q, check);
  }
  return [...made.values()];
}

export type Draw = { seed: number; each: number };

/** The first letters of a title; right is the best known book that begins so, no article counted. */
export function typedTitles(books: readonly BenchBook[], { seed, each }: Draw): Check[] {
  const random = randomBy(seed);
  const titles = books
    .map((book) => {
      const title = fold(book.title).trim();
      const rest = title.replace(ARTICLE, '');
      const article = title.slice(0, title.length - rest.length);
      return { book, article, rest, key: keyOf(rest), fame: fameOf(book) };
    })
    .sort((a, b) => b.fame - a.fame);
  const any = byChance(titles.slice(0, BEST_KNOWN), random);
  return draw(each, () => {
    const { article, rest } = any();
    const typed = rest.slice(0, between(3, 8, random)).trim();
    const best = titles.find(({ key }) => key.startsWith(keyOf(typed)))?.book;
    if (typed.length < 3 || !best) return undefined;
    const q = random() < WITH_ARTICLE ? article + typed : typed;
    return suggestsBook(q, (book) => book.id === best.id || workOf(book) === workOf(best));
  });
}

/** The first authors of books, the one whose books together are best known first. */
export function authorsByFame(books: readonly BenchBook[]) {
  const authors = new Map<string, { name: string; slug: string; fame: number }>();
  for (const book of books) {
    const [name = ''] = authorsOf(book.author ?? '');
    const slug = slugOf(name);
    const fame = (authors.get(slug)?.fame ?? 0) + fameOf(book);
    if (slug) authors.set(slug, { name: fold(name).replace(AFTER_NAME, ''), slug, fame });
  }
  return [...authors.values()].sort((a, b) => b.fame - a.fame);
}

const lastOf = (name: string) => name.split(/[\s.]+/).at(-1) ?? '';
/** 'j.r.r. tolkien', 'j r r tolkien' and 'jrr tolkien' begin alike. */
const initialsJoined = (name: string) => name.replace(/\b(\p{L})[. ]+(?=\p{L}\b)/gu, '$1');
const authorKey = (name: string) => keyOf(initialsJoined(name));

/**
 * The first letters of an author's name or last name; right is the author whose books together are best known
 * among those that begin so. Dots count as letters in one half of the names, in the other they are left out
 * and initials are joined.
 */
export function typedAuthors(books: readonly BenchBook[], { seed, each }: Draw): Check[] {
  const random = randomBy(seed);
  const authors = authorsByFame(books).map((author) => ({
    ...author,
    keys: [author.name, lastOf(author.name)].map(authorKey),
  }));
  const any = byChance(authors.slice(0, BEST_KNOWN), random);
  return draw(each, () => {
    const { name } = any();
    const meant = random() < 0.5 ? name : lastOf(name);
    const written = random() < 0.5 ? meant : authorKey(meant);
    const q = written.slice(0, between(3, 6, random)).trim();
    const isLike = (key: string) => key.startsWith(authorKey(q));
    const best = authors.find(({ keys }) => keys.some(isLike));
    return q.length < 3 || !best ? undefined : suggestsAuthor(q, (slug) => slug === best.slug);
  });
}

/** 'l'affaire' has 'affaire', too. */
const READ_FIELDS = ({ title, author = '', series }: BenchBook) => {
  const text = `${title} ${author} ${series?.name ?? ''}`;
  return new Set(wordsOf(`${text} ${text.replace(/['’]/g, ' ')}`));
};

/** Words that 4 to 60 books have in title or author, and what is counted as having one. */
export function strangers(books: readonly BenchBook[], { seed, each }: Draw) {
  const random = randomBy(seed);
  const known = books.map(READ_FIELDS);
  const counts = new Map<string, number>();
  for (const { title, author = '' } of books) {
    const words = new Set(wordsOf(`${title} ${author}`));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts]
    .filter(([word, count]) => /^\p{L}{3,}$/u.test(word) && count >= 4 && count <= 60)
    .map(([word]) => word);
  const drawn = Array.from(
    { length: each },
    () => words[between(0, words.length - 1, random)] ?? '',
  );
  type Has = (has: ReadonlySet<string>, q: string) => boolean;
  const hasBeginning: Has = (has, q) => [...has].some((word) => word.startsWith(q));
  const counted = (isFound: Has) =>
    drawn.map((q): Check => {
      const right = known.filter((has) => isFound(has, q)).length;
      return {
        q,
        ask({ find }) {
          const { total } = find(q, 1);
          return { isRight: total === right, came: [`${total} instead of ${right}`] };
        },
      };
    });
  return {
    first: drawn.map(
      (q): Check => ({
        q,
        ask(engine) {
          const without = engine
            .find(q, SEEN)
            .books.filter((book) => !hasBeginning(READ_FIELDS(book), q));
          return { isRight: without.length === 0, came: namesOf(without) };
        },
      }),
    ),
    beginnings: counted(hasBeginning),
    whole: counted((has, q) => has.has(q)),
  };
}

export const suggestsBook = (q: string, isWanted: (book: BenchBook) => boolean): Check => ({
  q,
  ask(engine) {
    const books = engine.suggest(q).books.slice(0, READ);
    return { isRight: books.some(isWanted), came: namesOf(books) };
  },
});

export const suggestsAuthor = (q: string, isWanted: (slug: string) => boolean): Check => ({
  q,
  ask(engine) {
    const came = engine.suggest(q).authors.slice(0, READ);
    return { isRight: came.some(isWanted), came };
  },
});

export const findsFirst = (q: string, isWanted: (book: BenchBook) => boolean): Check => ({
  q,
  ask(engine) {
    const { books } = engine.find(q, READ);
    return { isRight: books.slice(0, 1).some(isWanted), came: namesOf(books) };
  },
});

export const findsNothing = (q: string): Check => ({
  q,
  ask(engine) {
    const { books, total } = engine.find(q, READ);
    return { isRight: total <= NOTHING_MAX, came: [`${total} books`, ...namesOf(books)] };
  },
});
