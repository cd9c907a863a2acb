import { toWords } from './search-words.ts';
import { type Fit, fitOf, forgiven, letterMask, lettersMissing } from './word-match.ts';

/** What the index keeps of a book: what is searched, and what results are narrowed and sorted by. */
export type IndexedBook = {
  id: string;
  title: string;
  titleKey: string;
  author: string | undefined;
  category: string;
  newPriceCents: number;
  createdAt: number;
};

/** A word of the catalogue: its letters as a mask, and where it stands in which book, as a weight. */
type Posting = { letters: number; books: Map<string, number> };
type Entry = { book: IndexedBook; words: string[] };
type Hit = { book: IndexedBook; score: number };

const FIELD_WEIGHT = { title: 300, author: 200, category: 100 };
const FIT_WEIGHT: Record<Fit, number> = { exact: 2000, prefix: 1000, typo: 0 };
/** Words further back than this weigh the same. */
const LAST_POSITION = 40;
/** Nobody names a book by more words; further ones would only cost time. */
const WORDS_MAX = 12;
/** With fewer exact results than this, typing errors are looked into as well. */
const ENOUGH = 3;

/** An inverted index of the catalogue: word -> book -> weight of the best place it stands at. */
export class SearchIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #postings = new Map<string, Posting>();

  get size(): number {
    return this.#entries.size;
  }

  /** Adds a book, or replaces what is known of it. */
  put(book: IndexedBook): void {
    this.remove(book.id);
    const weights = weigh(book);
    for (const [word, weight] of weights) {
      const known = this.#postings.get(word);
      if (known) known.books.set(book.id, weight);
      else
        this.#postings.set(word, {
          letters: letterMask(word),
          books: new Map([[book.id, weight]]),
        });
    }
    this.#entries.set(book.id, { book, words: [...weights.keys()] });
  }

  /** Forgets a book; an unknown id is no error. */
  remove(id: string): void {
    for (const word of this.#entries.get(id)?.words ?? []) {
      const posting = this.#postings.get(word);
      posting?.books.delete(id);
      if (posting?.books.size === 0) this.#postings.delete(word);
    }
    this.#entries.delete(id);
  }

  /** Forgets every book that is not in `ids`. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#entries.keys()) if (!ids.has(id)) this.remove(id);
  }

  /**
   * The books that a query names, best first: all its words as typed, then with typing errors
   * forgiven, and where nothing has all of them, the books that have any.
   */
  search(query: string): IndexedBook[] {
    const typed = [...new Set(toWords(query))].slice(0, WORDS_MAX);
    if (typed.length === 0) return [];
    const exact = this.#withAll(this.#match(typed, false));
    if (exact.length >= ENOUGH) return ranked(exact);
    const forgiving = this.#match(typed, true);
    const all = this.#withAll(forgiving);
    return ranked(all.length > 0 ? all : this.#withAny(forgiving));
  }

  /** For each typed word the books it fits, with the weight of its best fit. */
  #match(typed: string[], typos: boolean): Map<string, number>[] {
    return typed.map((word, at) => {
      const unfinished = at === typed.length - 1;
      const letters = letterMask(word);
      const edits = typos ? forgiven(word) : 0;
      const scores = new Map<string, number>();
      for (const [known, posting] of this.#postings) {
        // Most words lack more letters than could have been mistyped; this test costs next to nothing.
        if (lettersMissing(letters, posting.letters) > edits) continue;
        const fit = fitOf(word, known, { unfinished, edits });
        if (!fit) continue;
        for (const [id, weight] of posting.books) {
          const score = FIT_WEIGHT[fit] + weight;
          if (score > (scores.get(id) ?? 0)) scores.set(id, score);
        }
      }
      return scores;
    });
  }

  #withAll(matches: Map<string, number>[]): Hit[] {
    const [fewest, ...others] = matches.toSorted((a, b) => a.size - b.size);
    return [...(fewest ?? [])].flatMap(([id, score]) => {
      let sum = score;
      for (const other of others) {
        const more = other.get(id);
        if (more === undefined) return [];
        sum += more;
      }
      return this.#hit(id, sum);
    });
  }

  #withAny(matches: Map<string, number>[]): Hit[] {
    const sums = new Map<string, number>();
    for (const match of matches) {
      for (const [id, score] of match) sums.set(id, (sums.get(id) ?? 0) + score + 1);
    }
    return [...sums].flatMap(([id, score]) => this.#hit(id, score));
  }

  #hit(id: string, score: number): Hit[] {
    const entry = this.#entries.get(id);
    return entry ? [{ book: entry.book, score }] : [];
  }
}

const ranked = (hits: Hit[]): IndexedBook[] =>
  hits
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.book.title.length - b.book.title.length ||
        b.book.createdAt - a.book.createdAt ||
        (a.book.id < b.book.id ? 1 : -1),
    )
    .map(({ book }) => book);

function weigh(book: IndexedBook): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of ['title', 'author', 'category'] as const) {
    toWords(book[field] ?? '').forEach((word, position) => {
      const weight = FIELD_WEIGHT[field] - Math.min(position, LAST_POSITION);
      if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
    });
  }
  return weights;
}
