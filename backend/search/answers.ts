import { begunBy, ledToBy, type Titles } from './begun-titles.ts';
import { closenessOf } from './closeness.ts';
import type { Match, SearchDocument } from './documents.ts';
import type { Mentions } from './mentions.ts';
import { readingsOf, respacedReadings } from './readings.ts';
import { isScattered } from './scattered.ts';
import { onlySense } from './senses.ts';
import type { WordIndex } from './word-index.ts';
import type { FoundWords, Understood, WordSearch } from './word-search.ts';
import { spellingsOf } from './words.ts';

/** Nobody searches with more words; further ones would only cost time. */
const WORDS_MAX = 12;
/** How many of the best books of a search are compared closely. */
const COMPARED_MAX = 100;
/** What a magnitude of fame weighs when the books to compare closely are chosen, beside words that weigh up to 400. */
const FAME_WEIGHT = 40;
/** What a title that begins as typed weighs there at least, or what else is surely meant. */
const SURE_WEIGHT = 400;
/** More books are no accident. */
const SCATTERED_MAX = 12;
/** Fewer words are no quotation. */
const QUOTED_MIN = 4;

/** What a search finds before it is narrowed, the likeliest match first. */
export type Answer = {
  slots: Int32Array;
  readings: readonly Understood[];
  match: Match;
  searchedFor?: string | undefined;
  /** What came close before it was corrected, for filters that let through nothing of the correction. */
  uncorrected?: Answer;
  /** What is known of a slot besides its words, as bits of `SURE`. */
  sureOf: (slot: number) => number;
};

/** Why a book is surely meant, whatever its words are. */
const SURE = {
  /** Its title begins as typed. */
  begun: 1,
  /** It is the volume whose number is typed behind the title of another one. */
  ledTo: 2,
  /** Its description has what is typed, word for word. */
  quoted: 4,
};

type Parts<Doc extends SearchDocument> = Titles<Doc> & {
  isHidden: (slot: number) => boolean;
  isDerived: (book: Doc) => boolean;
  words: WordIndex;
  mentions: Mentions;
  search: WordSearch;
};

/** Answers texts: which books are meant, and how close they are. */
export class Answers<Doc extends SearchDocument> {
  readonly #parts: Parts<Doc>;
  /** The list, the facets and the suggestions of a search follow each other. */
  #last: { key: string; answer: Answer } | undefined;

  constructor(parts: Parts<Doc>) {
    this.#parts = parts;
  }

  /** Must be called when a book has changed. */
  forget(): void {
    this.#last = undefined;
  }

  /** Returns the words of a text that are searched. */
  wordsOf = (text: string): string[] => this.#parts.split.toWords(text).slice(0, WORDS_MAX);

  /** Answers a text with all books, or only with those that are not hidden. */
  to(text: string, seesHidden: boolean): Answer {
    const key = `${seesHidden} ${text}`;
    if (this.#last?.key === key) return this.#last.answer;
    const { isHidden } = this.#parts;
    const isSought = (slot: number) => seesHidden || !isHidden(slot);
    const answer = this.#answer(spellingsOf(text).map(this.wordsOf), isSought);
    this.#last = { key, answer };
    return answer;
  }

  /** `spelled` are the typed words, and also as they are written with other letters: 'müller' may mean a 'Mueller'. */
  #answer(spelled: readonly string[][], isSought: (slot: number) => boolean): Answer {
    const [typed = []] = spelled;
    const { words, search, slots, orders, fameOf } = this.#parts;
    const isKnown = (word: string) => words.get(word) !== undefined;
    const capacity = slots().length;
    const isBeginning = (word: string) => words.beginningWith(word).length > 0;
    const respaced = () => respacedReadings(typed, isKnown, isBeginning);
    const { surely, sureOf } = this.#surelyMeant(typed, isSought);
    // What only comes close is no answer beside what is surely meant.
    const sought = { capacity, isSought, mayBeNear: surely.length === 0 };
    const find = (isOnlyNear: boolean) =>
      search.find(spelled.flatMap(readingsOf), respaced, { ...sought, isOnlyNear });
    let found = find(false);
    if (this.#areScattered(found, surely)) {
      const { slots: near, readings: like } = find(true);
      const meant = this.#corrected(
        this.closest({ slots: near, readings: like, match: 'near', sureOf }),
        like,
        isSought,
      );
      if (meant) return meant;
      found = find(false);
    }
    const { readings } = found;
    const isExact = found.isExact || surely.length > 0;
    const others = found.isExact || !isExact ? found.slots.filter((slot) => !sureOf(slot)) : [];
    const worthOf = (slot: number) =>
      Math.max(found.scoreOf(slot), sureOf(slot) ? SURE_WEIGHT : 0) + FAME_WEIGHT * fameOf(slot);
    const all = new Int32Array(surely.length + others.length);
    all.set(surely);
    all.set(others, surely.length);
    const ordered = orders.best(all, worthOf);
    const answer = { slots: ordered, readings, match: 'exact', sureOf } as const;
    if (isExact || ordered.length === 0) return answer;
    const near = this.closest(answer);
    const uncorrected: Answer = { ...answer, slots: near, match: 'near' };
    const corrected = this.#corrected(near, readings, isSought);
    return corrected ? { ...corrected, uncorrected } : uncorrected;
  }

  /** Returns whether all books that are found have the words only in the names of several people. */
  #areScattered({ slots, isExact, readings }: FoundWords, surely: readonly number[]): boolean {
    const { at, split } = this.#parts;
    if (!isExact || surely.length > 0 || slots.length > SCATTERED_MAX) return false;
    return slots.every((slot) => readings.every((one) => isScattered(at(slot), one, split)));
  }

  /** Returns the books that are surely meant, and why. */
  #surelyMeant(typed: readonly string[], isSought: (slot: number) => boolean) {
    const { mentions, slots } = this.#parts;
    const reasons = new Uint8Array(slots().length);
    const surely: number[] = [];
    const mark = (found: Iterable<number>, reason: number) => {
      for (const slot of found) {
        if (!isSought(slot)) continue;
        if (reasons[slot] === 0) surely.push(slot);
        reasons[slot] = (reasons[slot] as number) | reason;
      }
    };
    mark(begunBy(typed, this.#parts), SURE.begun);
    mark(ledToBy(typed, this.#parts), SURE.ledTo);
    if (typed.length >= QUOTED_MIN) mark(mentions.quoting(typed), SURE.quoted);
    return { surely, sureOf: (slot: number) => reasons[slot] ?? 0 };
  }

  /** Answers what was meant instead, if that is obvious. */
  #corrected(
    near: Int32Array,
    readings: readonly Understood[],
    isSought: (slot: number) => boolean,
  ): Answer | undefined {
    const close = Array.from(near.subarray(0, COMPARED_MAX), (slot) => ({
      book: this.#parts.at(slot),
      known: 10 ** this.#parts.fameOf(slot),
    }));
    const searchedFor = onlySense(readings, close, this.#parts.split);
    if (!searchedFor) return undefined;
    const answer = this.#answer([searchedFor.split(' ')], isSought);
    return answer.match === 'exact' ? { ...answer, match: 'corrected', searchedFor } : undefined;
  }

  /** Compares the likeliest slots of an answer closely; `isTyping` if somebody has not yet finished. */
  closest({ slots, readings, sureOf }: Answer, isTyping = false): Int32Array {
    const { at, fameOf, isDerived, split } = this.#parts;
    const likeliest = Array.from(slots.subarray(0, COMPARED_MAX));
    const seriesFame = new Map<string, number>();
    for (const slot of likeliest) {
      const book = at(slot);
      const { name = '' } = book.series ?? {};
      if (isDerived(book)) continue;
      seriesFame.set(name, Math.max(fameOf(slot), seriesFame.get(name) ?? 0));
    }
    const compared = likeliest.map((slot) => {
      const book = at(slot);
      const standing = {
        fame: fameOf(slot),
        seriesFame: seriesFame.get(book.series?.name ?? '') ?? 0,
        isDerived: isDerived(book),
        isBegun: (sureOf(slot) & SURE.begun) > 0,
        isTyping,
        isQuoted: (sureOf(slot) & SURE.quoted) > 0,
        isLedTo: (sureOf(slot) & SURE.ledTo) > 0,
      };
      return { slot, closeness: closenessOf(book, readings, standing, split) };
    });
    compared.sort((a, b) => b.closeness - a.closeness);
    const ordered = slots.slice();
    ordered.set(compared.map(({ slot }) => slot));
    return ordered;
  }
}
