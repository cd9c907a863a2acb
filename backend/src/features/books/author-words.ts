import { CountedValues } from './counted-values.ts';
import { toWords } from './search-words.ts';
import { WordIndex } from './word-index.ts';

/** The words of the authors' slugs, to find authors by parts of their names. */
export class AuthorWords {
  /** The places are the numbers of the slugs. */
  readonly #words = new WordIndex();
  /** The slugs, used once for each book. */
  readonly #slugs = new CountedValues();

  /** Must be called for each author of a new book. */
  add(slug: string): void {
    const place = this.#slugs.use(slug);
    if (this.#slugs.usesOf(place) > 1) return;
    for (const word of new Set(toWords(slug))) this.#words.add(word, place);
  }

  /** Must be called for each author of a removed book. */
  remove(slug: string): void {
    const place = this.#slugs.numberOf(slug);
    if (place === undefined) return;
    this.#slugs.release(place);
    if (this.#slugs.usesOf(place) > 0) return;
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
    return [...first]
      .filter((place) => others.every((places) => places.has(place)))
      .map((place) => ({ slug: this.#slugs.valueOf(place), books: this.#slugs.usesOf(place) }))
      .sort((a, b) => b.books - a.books || (a.slug < b.slug ? -1 : 1))
      .map(({ slug }) => slug);
  }
}
