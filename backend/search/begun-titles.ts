import { articleBefore, withArticles, withoutArticle } from './articles.ts';
import { mainTitleOf } from './book-words.ts';
import type { SearchDocument } from './documents.ts';
import type { Split } from './names.ts';
import { numberOf } from './numbers.ts';
import type { Orders } from './orders.ts';
import { isSmall } from './words.ts';

/** The titles of all books in their order. */
export type Titles<Doc extends SearchDocument> = {
  at: (slot: number) => Doc;
  slots: () => readonly (Doc | undefined)[];
  /** Returns how many people know a book, as a power of ten. */
  fameOf: (slot: number) => number;
  orders: Orders<Doc, 'title'>;
  split: Split;
};

/** Returns the books whose titles begin with typed words, the last one perhaps unfinished; articles don't count. */
export function begunBy<Doc extends SearchDocument>(
  typed: readonly string[],
  { orders, at }: Titles<Doc>,
): number[] {
  const text = typed.join(' ');
  if (text === '') return [];
  const rest = withoutArticle(text);
  const begun = Array.from(orders.beginningWith('title', text));
  for (const beginning of withArticles(rest)) {
    if (beginning === text) continue;
    const article = beginning.slice(0, beginning.length - rest.length);
    for (const slot of orders.beginningWith('title', beginning)) {
      const book = at(slot);
      const isWithout = articleBefore(orders.textOf('title', slot), book) === article;
      if (isWithout && withoutArticle(text, book.language ?? 'en') === rest) begun.push(slot);
    }
  }
  return begun;
}

/** Returns the volumes of a series that are typed as a number behind the title of another one: 'game of thrones 3'. */
export function ledToBy<Doc extends SearchDocument>(
  typed: readonly string[],
  titles: Titles<Doc>,
): number[] {
  const number = numberOf(typed.at(-1) ?? '');
  const title = typed.slice(0, -1);
  while (isSmall(title.at(-1) ?? '')) title.pop();
  if (number === undefined || title.length === 0) return [];
  const { at, slots, fameOf } = titles;
  const [leading] = begunBy(title, titles)
    .filter((slot) => at(slot).series && isMainTitle(title.join(' '), slot, titles))
    .sort((a, b) => fameOf(b) - fameOf(a));
  const series = leading === undefined ? undefined : at(leading).series?.name;
  if (series === undefined) return [];
  const volumes: number[] = [];
  for (const [slot, book] of slots().entries()) {
    if (book?.series?.name === series && book.series.number === number) volumes.push(slot);
  }
  return volumes;
}

/** Returns whether a text is the title of a book up to a colon or bracket, with its article or without. */
function isMainTitle<Doc extends SearchDocument>(
  text: string,
  slot: number,
  { at, orders, split }: Titles<Doc>,
): boolean {
  const book = at(slot);
  const whole = `${orders.textOf('title', slot)} `;
  const article = articleBefore(whole.trimEnd(), book);
  const asked = [text, withoutArticle(text, book.language)];
  // A letter begins thousands of titles, which take long to split.
  const mayBe = asked.some(
    (one) => whole.startsWith(`${one} `) || whole.startsWith(`${article}${one} `),
  );
  if (!mayBe) return false;
  const main = mainTitleOf(book, split.toWords).join(' ');
  return asked.includes(main) || asked.includes(article + main);
}
