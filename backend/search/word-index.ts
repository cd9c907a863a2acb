import {
  editDistance,
  type Fit,
  fitOf,
  letterMask,
  lettersMissing,
  toleratedTypos,
} from './word-match.ts';

/** A word of the catalogue, its letters as a bit mask, and the places where it occurs. */
export type Posting = { word: string; letters: number; places: number[] };

/** Whether a typed word may be incomplete, and how many typos it may have. */
type How = { unfinished: boolean; edits: number };

/** The words of the catalogue, searchable without comparing each of them. */
export class WordIndex {
  readonly #all = new Map<string, Posting>();
  readonly #byLength = new Map<number, Posting[]>();
  readonly #byBeginning = new Map<string, Posting[]>();

  /** Adds a place of a word. */
  add(word: string, place: number): void {
    const known = this.#all.get(word);
    if (known) {
      known.places.push(place);
      return;
    }
    const posting = { word, letters: letterMask(word), places: [place] };
    this.#all.set(word, posting);
    listIn(this.#byLength, word.length).push(posting);
    listIn(this.#byBeginning, beginningOf(word)).push(posting);
  }

  /** Removes a place of a word. */
  remove(word: string, place: number): void {
    const posting = this.#all.get(word);
    if (!posting) return;
    take(posting.places, place);
    if (posting.places.length > 0) return;
    this.#all.delete(word);
    take(listIn(this.#byLength, word.length), posting);
    take(listIn(this.#byBeginning, beginningOf(word)), posting);
  }

  /** Calls `found` with each word that matches a typed one, with or without typos. */
  match(
    typed: string,
    { unfinished, typos }: { unfinished: boolean; typos: boolean },
    found: (posting: Posting, fit: Fit) => void,
  ): void {
    const how = { unfinished, edits: typos ? toleratedTypos(typed) : 0 };
    const letters = letterMask(typed);
    for (const postings of this.#near(typed, how)) {
      for (const posting of postings) {
        // Most words differ in more letters than typos could explain; this check is almost free.
        if (lettersMissing(letters, posting.letters) > how.edits) continue;
        if (!unfinished && lettersMissing(posting.letters, letters) > how.edits) continue;
        const fit = fitOf(typed, posting.word, how);
        if (fit) found(posting, fit);
      }
    }
  }

  /** Returns words with one typo more than a search tolerates, most alike first; some place must be seen. */
  near(typed: string, isSeen: (place: number) => boolean): string[] {
    const limit = toleratedTypos(typed) + 1;
    const letters = letterMask(typed);
    const found: { posting: Posting; distance: number }[] = [];
    for (const posting of this.#all.values()) {
      if (Math.abs(posting.word.length - typed.length) > limit) continue;
      if (lettersMissing(letters, posting.letters) > limit) continue;
      if (lettersMissing(posting.letters, letters) > limit) continue;
      const distance = editDistance(typed, posting.word, false, limit);
      if (distance <= limit && posting.places.some(isSeen)) found.push({ posting, distance });
    }
    return found
      .sort((a, b) => a.distance - b.distance || b.posting.places.length - a.posting.places.length)
      .map(({ posting }) => posting.word);
  }

  /** Yields candidates: all words that may match, and many that do not. */
  *#near(typed: string, { unfinished, edits }: How): Generator<readonly Posting[]> {
    if (edits > 0) {
      for (const [length, postings] of this.#byLength) {
        const isTooLong = !unfinished && length > typed.length + edits;
        if (length >= typed.length - edits && !isTooLong) yield postings;
      }
    } else if (!unfinished) {
      const posting = this.#all.get(typed);
      if (posting) yield [posting];
    } else {
      const beginning = beginningOf(typed);
      for (const [key, postings] of this.#byBeginning) {
        if (key.startsWith(beginning)) yield postings;
      }
    }
  }
}

const beginningOf = (word: string) => word.slice(0, 2);

function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const made: Item[] = [];
  lists.set(key, made);
  return made;
}

/** Removes an item from a list whose order does not matter. */
function take<Item>(list: Item[], item: Item): void {
  const at = list.indexOf(item);
  const last = list.pop() as Item;
  if (at < list.length) list[at] = last;
}
