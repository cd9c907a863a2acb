import { soundOf } from './sounds.ts';
import {
  editDistance,
  type Fit,
  fitOf,
  letterMask,
  lettersMissing,
  toleratedTypos,
} from './word-match.ts';
import { isMark } from './words.ts';

/** A word of the catalogue, its letters as a bit mask, how it sounds, and the places where it occurs. */
export type Posting = { word: string; letters: number; sound: string; places: number[] };

/** The words of the catalogue, searchable without comparing each of them. */
export class WordIndex {
  readonly #all = new Map<string, Posting>();
  readonly #byLength = new Map<number, Posting[]>();
  /** The letters of the words of each length in their order: looking into each posting would take longer. */
  readonly #masks = new Map<number, number[]>();
  readonly #byBeginning = new Map<string, Posting[]>();
  readonly #bySound = new Map<string, Posting[]>();

  /** Returns a word of the catalogue. */
  get(word: string): Posting | undefined {
    return this.#all.get(word);
  }

  /** Returns how a word sounds, which is known of the words of the catalogue. */
  soundOf = (word: string): string => this.#all.get(word)?.sound ?? soundOf(word);

  /** Returns the words that sound the same. */
  soundingLike(word: string): readonly Posting[] {
    return this.#bySound.get(this.soundOf(word)) ?? [];
  }

  /** Adds a place of a word. */
  add(word: string, place: number): void {
    const known = this.#all.get(word);
    if (known) {
      known.places.push(place);
      return;
    }
    const posting = { word, letters: letterMask(word), sound: soundOf(word), places: [place] };
    this.#all.set(word, posting);
    if (isMark(word)) return;
    for (const list of this.#listsOf(posting)) list.push(posting);
    listIn(this.#masks, word.length).push(posting.letters);
  }

  /** Removes a place of a word. */
  remove(word: string, place: number): void {
    const posting = this.#all.get(word);
    if (!posting) return;
    take(posting.places, place);
    if (posting.places.length > 0) return;
    this.#all.delete(word);
    if (isMark(word)) return;
    take(
      listIn(this.#masks, word.length),
      posting.letters,
      listIn(this.#byLength, word.length).indexOf(posting),
    );
    for (const list of this.#listsOf(posting)) take(list, posting);
  }

  #listsOf({ word, sound }: Posting): Posting[][] {
    const [length, beginning] = [word.length, beginningOf(word)];
    return [
      listIn(this.#byLength, length),
      listIn(this.#byBeginning, beginning),
      listIn(this.#bySound, sound),
    ];
  }

  /** Calls `found` with each word that a typed one is or, if unfinished, begins, and the ones with up to `edits` typos. */
  match(
    typed: string,
    { unfinished, edits }: { unfinished: boolean; edits: number },
    found: (posting: Posting, fit: Fit) => void,
  ): void {
    const exact = this.#all.get(typed);
    if (exact) found(exact, 'exact');
    if (unfinished) this.#matchBeginning(typed, found);
    if (edits === 0) return;
    const letters = letterMask(typed);
    for (const [length, postings] of this.#byLength) {
      if (length < typed.length - edits || (!unfinished && length > typed.length + edits)) continue;
      const masks = this.#masks.get(length) as number[];
      for (let at = 0; at < masks.length; at += 1) {
        // Most words differ in more letters than typos could explain; this check is almost free.
        const mask = masks[at] as number;
        if (differs(letters & ~mask, edits) || (!unfinished && differs(mask & ~letters, edits)))
          continue;
        const posting = postings[at] as Posting;
        if (fitOf(typed, posting.word, { unfinished, edits }) === 'typo') found(posting, 'typo');
      }
    }
  }

  #matchBeginning(typed: string, found: (posting: Posting, fit: Fit) => void): void {
    const beginning = beginningOf(typed);
    for (const [key, postings] of this.#byBeginning) {
      if (!key.startsWith(beginning)) continue;
      for (const posting of postings) {
        const { word } = posting;
        if (word.length > typed.length && word.startsWith(typed)) found(posting, 'prefix');
      }
    }
  }

  /** Returns words with one typo more than a search tolerates, most alike first; some place must be seen. */
  near(typed: string, isSeen: (place: number) => boolean): string[] {
    const limit = toleratedTypos(typed) + 1;
    const letters = letterMask(typed);
    const found: { posting: Posting; distance: number }[] = [];
    for (const posting of this.#all.values()) {
      if (isMark(posting.word)) continue;
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
}

/** Returns whether more letters than typos could explain are missing. */
const differs = (missing: number, edits: number): boolean => {
  const rest = missing & (missing - 1);
  return edits === 1 ? rest !== 0 : (rest & (rest - 1)) !== 0;
};

const beginningOf = (word: string) => word.slice(0, 2);

function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const made: Item[] = [];
  lists.set(key, made);
  return made;
}

/** Removes an item from a list whose order does not matter. */
function take<Item>(list: Item[], item: Item, at = list.indexOf(item)): void {
  const last = list.pop() as Item;
  if (at < list.length) list[at] = last;
}
