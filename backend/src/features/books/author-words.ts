import { toWords } from './search-words.ts';
import { WordIndex } from './word-index.ts';

type Author = { place: number; books: number };

/** The words of the authors' slugs, to find authors by parts of their names. */
export class AuthorWords {
  readonly #words = new WordIndex();
  readonly #authors = new Map<string, Author>();
  readonly #slugs: string[] = [];

  /** Must be called for each author of a new book. */
  add(slug: string): void {
    const known = this.#authors.get(slug);
    if (known) {
      known.books += 1;
      return;
    }
    const place = this.#slugs.push(slug) - 1;
    this.#authors.set(slug, { place, books: 1 });
    for (const word of new Set(toWords(slug))) this.#words.add(word, place);
  }

  /** Must be called for each author of a removed book. */
  remove(slug: string): void {
    const author = this.#authors.get(slug);
    if (!author) return;
    author.books -= 1;
    if (author.books > 0) return;
    this.#authors.delete(slug);
    for (const word of new Set(toWords(slug))) this.#words.remove(word, author.place);
  }

  /** Returns the authors whose names have all typed words, those with the most books first. */
  search(typed: readonly string[], typos: boolean): string[] {
    const perWord = typed.map((word, at) => {
      const places = new Set<number>();
      const how = { unfinished: at === typed.length - 1, typos };
      this.#words.match(word, how, (posting) => {
        for (const place of posting.places) places.add(place);
      });
      return places;
    });
    const [first = new Set<number>(), ...others] = perWord;
    const found = [...first].filter((place) => others.every((places) => places.has(place)));
    const booksOf = (slug: string) => this.#authors.get(slug)?.books ?? 0;
    return found
      .map((place) => this.#slugs[place] as string)
      .sort((a, b) => booksOf(b) - booksOf(a) || (a < b ? -1 : 1));
  }
}
