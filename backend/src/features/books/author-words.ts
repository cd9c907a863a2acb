import { toWords } from './search-words.ts';
import { WordIndex } from './word-index.ts';

/** The words of the authors' slugs, to find authors by parts of their names. */
export class AuthorWords {
  readonly #words = new WordIndex();
  /** An author's place in the lists. */
  readonly #places = new Map<string, number>();
  readonly #slugs: string[] = [];
  readonly #books: number[] = [];

  /** Must be called for each author of a new book. */
  add(slug: string): void {
    const place = this.#places.get(slug) ?? this.#slugs.push(slug) - 1;
    const books = this.#booksAt(place) + 1;
    this.#books[place] = books;
    if (books > 1) return;
    this.#places.set(slug, place);
    for (const word of new Set(toWords(slug))) this.#words.add(word, place);
  }

  /** Must be called for each author of a removed book. */
  remove(slug: string): void {
    const place = this.#places.get(slug);
    if (place === undefined || this.#booksAt(place) === 0) return;
    const books = this.#booksAt(place) - 1;
    this.#books[place] = books;
    if (books > 0) return;
    for (const word of new Set(toWords(slug))) this.#words.remove(word, place);
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
    return found
      .sort(
        (a, b) =>
          this.#booksAt(b) - this.#booksAt(a) || (this.#slugAt(a) < this.#slugAt(b) ? -1 : 1),
      )
      .map(this.#slugAt);
  }

  #booksAt = (place: number) => this.#books[place] ?? 0;
  #slugAt = (place: number) => this.#slugs[place] as string;
}
