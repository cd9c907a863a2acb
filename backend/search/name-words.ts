import { CountedValues } from './counted-values.ts';
import { WordIndex } from './word-index.ts';
import { toleratedTypos } from './word-match.ts';
import { otherForms, type ToWords } from './words.ts';

/** The words of a facet's values, to find authors by parts of their names. */
export class NameWords {
  readonly #toWords: ToWords;
  /** The places are the numbers of the values. */
  readonly #words = new WordIndex();
  /** The values, used once for each book. */
  readonly #values = new CountedValues();

  constructor(toWords: ToWords) {
    this.#toWords = toWords;
  }

  /** Must be called for each value of a new book. */
  add(value: string): void {
    const place = this.#values.use(value);
    if (this.#values.usesOf(place) > 1) return;
    for (const word of this.#wordsOf(value)) this.#words.add(word, place);
  }

  /** Must be called for each value of a removed book. */
  remove(value: string): void {
    const place = this.#values.numberOf(value);
    if (place === undefined) return;
    this.#values.release(place);
    if (this.#values.usesOf(place) > 0) return;
    for (const word of this.#wordsOf(value)) this.#words.remove(word, place);
  }

  #wordsOf(value: string): Set<string> {
    const words = this.#toWords(value);
    return new Set([...words, ...otherForms(words).map(([form]) => form)]);
  }

  /** Returns the values that have all typed words, those with the most books first. */
  search(typed: readonly string[], typos: boolean): string[] {
    const perWord = typed.map((word, at) => {
      const places = new Set<number>();
      const how = { unfinished: at === typed.length - 1, edits: typos ? toleratedTypos(word) : 0 };
      this.#words.match(word, how, (posting) => {
        for (const place of posting.places) places.add(place);
      });
      return places;
    });
    const [first = new Set<number>(), ...others] = perWord;
    return [...first]
      .filter((place) => others.every((places) => places.has(place)))
      .map((place) => ({ value: this.#values.valueOf(place), books: this.#values.usesOf(place) }))
      .sort((a, b) => b.books - a.books || (a.value < b.value ? -1 : 1))
      .map(({ value }) => value);
  }
}
