import { printHead, printRow } from './measure.ts';
import type { BenchBook } from './search-books.ts';
import type { Engine } from './search-engines.ts';
import byHand from './search-people.json' with { type: 'json' };
import {
  type Check,
  type Draw,
  findsFirst,
  findsNothing,
  strangers,
  suggestsAuthor,
  suggestsBook,
  typedAuthors,
  typedTitles,
} from './search-people.ts';

/** Checks of one kind, and how many of how many are to be answered well. */
type Kind = readonly [name: string, checks: readonly Check[], goal: number, of: number];

const SEEDS = [1, 2, 3];

const drawn = <Made>(each: number, make: (draw: Draw) => Made): Made[] =>
  SEEDS.map((seed) => make({ seed: seed * 7919, each }));

const written = (
  patterns: Readonly<Record<string, string>>,
  check: (q: string, pattern: RegExp) => Check,
) => Object.entries(patterns).map(([q, pattern]) => check(q, new RegExp(pattern)));

function kindsOf(books: readonly BenchBook[]): Kind[] {
  const { titles, authors, whole, nothing } = byHand;
  const unlike = drawn(100, (draw) => strangers(books, draw));
  const named = (pattern: RegExp) => (book: BenchBook) => pattern.test(book.named);
  const drawnTitles = drawn(120, (draw) => typedTitles(books, draw)).flat();
  const drawnAuthors = drawn(120, (draw) => typedAuthors(books, draw)).flat();
  const typed = {
    titles: written(titles, (q, pattern) => suggestsBook(q, named(pattern))),
    authors: written(authors, (q, pattern) => suggestsAuthor(q, (slug) => pattern.test(slug))),
    whole: written(whole, (q, pattern) => findsFirst(q, named(pattern))),
  };
  return [
    ['typing a title', drawnTitles, 117, 120],
    ['typing a title, by hand', typed.titles, 117, 120],
    ['typing an author', drawnAuthors, 79, 79],
    ['typing an author, by hand', typed.authors, 79, 79],
    ['typed whole, by hand', typed.whole, 102, 104],
    ['nothing like it, by hand', nothing.map(findsNothing), 2, 2],
    ['first ten have the word', unlike.flatMap(({ first }) => first), 100, 100],
    ['count: word or its beginning', unlike.flatMap(({ beginnings }) => beginnings), 100, 100],
    ['count: whole word', unlike.flatMap((one) => one.whole), 100, 100],
  ];
}

/** Prints how many of what people type is answered well, and the same of as many as the goal is set for. */
export function printWhatPeopleType(
  books: readonly BenchBook[],
  engines: Readonly<Record<string, Engine>>,
  isVerbose: boolean,
): void {
  const kinds = kindsOf(books);
  console.log('\nwhat people type: how many are answered well\n');
  printHead('kind', 'queries', 'goal', ...Object.keys(engines));
  for (const [name, checks, goal, of] of kinds) {
    const results = Object.values(engines).map((engine) => {
      const right = checks.filter(({ ask }) => ask(engine).isRight).length;
      return `${right}: ${((right / checks.length) * of).toFixed(1)} of ${of}`;
    });
    printRow(name, checks.length, goal, ...results);
  }
  const [own] = Object.values(engines);
  for (const [name, checks] of isVerbose ? kinds : []) {
    for (const { q, ask } of checks) {
      const { isRight, came } = ask(own as Engine);
      if (!isRight) console.log(`${name}: ${q}: ${came.join('; ')}`);
    }
  }
}
