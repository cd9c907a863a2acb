import { ACRONYM } from './book-words.ts';
import { type PlaceList, PlaceLists } from './place-lists.ts';
import { soundOf } from './sounds.ts';
import { areTooMany, letterMask, typosBetween } from './word-match.ts';

/** Shorter words are not known by ear: 'qz' is not meant for 'C. S.', nor 'eight' for 'It'. */
const SOUNDING_MIN = 3;

/** A word of the catalogue, its letters as a bit mask, how it sounds, and where its places are listed. */
export class Posting implements PlaceList {
  readonly word: string;
  readonly letters: number;
  readonly sound: string;
  start = 0;
  length = 0;
  readonly #lists: PlaceLists;

  constructor(word: string, sound: string, lists: PlaceLists) {
    this.word = word;
    this.letters = letterMask(word);
    this.sound = sound;
    this.#lists = lists;
  }

  /** The places where it occurs, until the index changes. */
  get places(): Int32Array {
    return this.#lists.of(this);
  }
}

/** The words of the catalogue, searchable without comparing each of them. */
export class WordIndex {
  readonly #lists = new PlaceLists();
  readonly #all = new Map<string, Posting>();
  readonly #byBeginning = new Map<string, Posting[]>();
  readonly #bySound = new Map<string, Posting[]>();

  /** Returns a word of the catalogue. */
  get(word: string): Posting | undefined {
    return this.#all.get(word);
  }

  /** Returns the words that sound like one. */
  soundingLike(word: string): readonly Posting[] {
    return word.length < SOUNDING_MIN ? [] : (this.#bySound.get(soundOf(word)) ?? []);
  }

  /** Adds a place of a word. */
  add(word: string, place: number): void {
    const known = this.#all.get(word);
    if (known) {
      this.#lists.add(known, place);
      return;
    }
    const isWhole = word.startsWith(ACRONYM);
    const sound = isWhole ? '' : soundOf(word);
    const posting = new Posting(word, sound, this.#lists);
    this.#lists.add(posting, place);
    this.#all.set(word, posting);
    if (isWhole) return;
    addTo(this.#byBeginning, beginningOf(word), posting);
    if (word.length >= SOUNDING_MIN) addTo(this.#bySound, sound, posting);
  }

  /** Removes a place of a word. */
  remove(word: string, place: number): void {
    const posting = this.#all.get(word);
    if (!posting) return;
    this.#lists.remove(posting, place);
    if (posting.length > 0) return;
    this.#all.delete(word);
    take(this.#byBeginning.get(beginningOf(word)) ?? [], posting);
    take(this.#bySound.get(posting.sound) ?? [], posting);
  }

  /** Returns the longer words that begin with some letters. */
  beginningWith(typed: string): Posting[] {
    const alike = this.#byBeginning.get(beginningOf(typed)) ?? [];
    const all =
      typed.length > 1
        ? alike
        : [...this.#byBeginning].flatMap(([key, one]) => (key.startsWith(typed) ? one : []));
    return all.filter(({ word }) => word.length > typed.length && word.startsWith(typed));
  }

  /** Returns the words that are so many typos away at most, or with `toBeginning` begin so. */
  near(typed: string, most: number, toBeginning: boolean): { posting: Posting; typos: number }[] {
    const found: { posting: Posting; typos: number }[] = [];
    const letters = letterMask(typed);
    const sure = typed.length - most;
    for (const postings of most > 0 ? this.#byBeginning.values() : []) {
      for (const posting of postings) {
        // Most words differ in more letters than typos could explain; this check is almost free.
        if (areTooMany(letters & ~posting.letters, most)) continue;
        const own = toBeginning ? letterMask(posting.word.slice(0, sure)) : posting.letters;
        if (areTooMany(own & ~letters, most)) continue;
        const typos = typosBetween(typed, posting.word, most, toBeginning);
        if (typos > 0 && typos <= most) found.push({ posting, typos });
      }
    }
    return found;
  }
}

const beginningOf = (word: string) => word.slice(0, 2);

function addTo(lists: Map<string, Posting[]>, key: string, posting: Posting): void {
  const list = lists.get(key);
  if (list) list.push(posting);
  else lists.set(key, [posting]);
}

/** Removes an item from a list whose order does not matter. */
function take<Item>(list: Item[], item: Item): void {
  const at = list.lastIndexOf(item);
  if (at < 0) return;
  const last = list.pop() as Item;
  if (at < list.length) list[at] = last;
}
