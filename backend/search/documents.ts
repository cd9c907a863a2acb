/** What the search reads of a book. A caller's books may have more members, and come back with them. */
export type SearchDocument = {
  id: string;
  title: string;
  /** All authors in one line. */
  author?: string | undefined;
  series?: { name: string; number?: number | undefined } | undefined;
  category: string;
  /** A code of two letters; it decides which articles before its title don't count. */
  language?: string | undefined;
  publisher?: string | undefined;
  tags?: readonly string[] | undefined;
  /** Its words as `wordsBy` returns them, with one space before and behind each. */
  description?: string | undefined;
  /** 13 digits. */
  isbn?: string | undefined;
  /** When the book came, in milliseconds. Without another order, the newest come first. */
  createdAt: number;
  /** Hidden books are in lists, but neither counted as shown nor suggested. */
  hidden: boolean;
};

/** Returns the values that a book has in a facet; undefined and empty ones are none. */
export type ValuesOf<Doc> = (book: Doc) => readonly (string | undefined)[];

/**
 * The key of a sort order, lowest first; of equal books the newest comes first. Orders by text are maintained
 * with each change, those by number made for each list, because numbers such as prices change often. Numbers
 * are whole, above -2^32 and below 2^32.
 */
export type Order<Doc> = { text: (book: Doc) => string } | { number: (book: Doc) => number };

/** What an index has besides the words of its books. */
export type SearchSettings<Doc, Facet extends string, Sort extends string> = {
  /** Returns a text without what does not matter to people who type: case, accents. */
  fold: (text: string) => string;
  /** Returns the words of a title as `wordsBy` does, joined by spaces: books are sorted by it, and found by its beginning. */
  titleKeyOf: (book: Doc) => string;
  /** Returns how many people know a book; of books that match alike the best known comes first. */
  popularityOf: (book: Doc) => number;
  /** Returns the names in a book's line of authors, the first one first. */
  authorsOf: (line: string) => readonly string[];
  /** Returns whether a book is made from others, such as a collection or a companion: they come after the works. */
  isDerived: (book: Doc) => boolean;
  facets: Record<Facet, ValuesOf<Doc>>;
  /** Returns how a book spells a value of a facet, where it has other letters than the value. */
  spellingOf?: (book: Doc, facet: Facet, value: string) => string | undefined;
  orders: Record<Sort, Order<Doc>>;
};

/** The chosen values of facets; a book matches one value of each. `hidden` is 'true' or 'false'. */
export type Filters<Facet extends string> = Partial<Record<Facet | 'hidden', readonly string[]>>;

/** What to look for, and in which order. */
export type Wanted<Facet extends string = string, Sort extends string = string> = {
  /** Words as people type them. */
  q?: string | undefined;
  /** Only books with this ISBN of 13 digits, whatever `q` says. */
  isbn?: string | undefined;
  /** Only these books. */
  ids?: readonly string[] | undefined;
  filters: Filters<Facet>;
  /** Of books with the same value of this facet only the first is listed, and they count once. */
  distinct?: Facet | undefined;
  /** Whether somebody is still typing: titles that begin so come first, the best known of them before all others. */
  isTyping?: boolean | undefined;
  /** Without it, a search lists the best match first, and other lists the newest book. */
  sort?: Sort | 'newest' | 'title' | undefined;
};

/** Which part of a list to read: numbered pages from 1, or what comes after the book with an id. */
export type Part = { page: number; limit: number; after?: string | undefined };

/**
 * How a search was answered: with books that have all that was typed; with a few that come close to it, because
 * none has; or as if the one near word had been typed that makes sense (`searchedFor`).
 */
export type Match = 'exact' | 'near' | 'corrected';

/** A part of a list, and how a search was answered. */
export type FoundPart<Doc> = {
  books: Doc[];
  total: number;
  match: Match;
  /** What was searched instead of what was typed, if the answer is `corrected`. */
  searchedFor?: string | undefined;
};
