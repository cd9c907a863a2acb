import type { SearchDocument } from './documents.ts';
import { toLatin } from './sounds.ts';
import { acronymsOf, initialsIn, isSmall, type ToWords } from './words.ts';

/** A title, series or author as it is compared with what was typed. */
export type Name = { words: readonly string[]; acronyms: readonly string[]; text: string };
/** `hasMore` if a title is not the whole one. */
export type Names = {
  title: Name;
  series: Name;
  authors: readonly Name[];
  without: typeof textOf;
  hasMore: boolean;
};

/** What follows a colon or stands in brackets is less of a title. */
const MAIN_TITLE = /^[^:;(]*[\p{L}\p{N}][^:;(]*/u;
const REMEMBERED_MAX = 5000;

/** The books that searches find are often the same. */
let remembered = new Map<SearchDocument, Names>();

/** Returns the names of a book. */
export function namesOf(book: SearchDocument, toWords: ToWords): Names {
  const known = remembered.get(book);
  if (known) return known;
  const [title] = MAIN_TITLE.exec(book.title) ?? [book.title];
  const names = {
    title: nameOf(title, toWords),
    hasMore: title.length < book.title.length,
    series: nameOf(book.series?.name ?? '', toWords),
    authors: (book.author ?? '').split(/[,;&]/).map((name) => nameOf(name, toWords)),
    without: textOf,
  };
  if (remembered.size >= REMEMBERED_MAX) remembered = new Map();
  remembered.set(book, names);
  return names;
}

function nameOf(text: string, toWords: ToWords): Name {
  const raw = toWords(text);
  const words = [...raw.map(toLatin), ...initialsIn(raw).map((run) => run.joined)];
  return { words, acronyms: acronymsOf(raw), text: textOf(raw) };
}

/** Returns words as a text without a small first one, such as an article. */
function textOf(words: readonly string[]): string {
  const all = isSmall(words[0] ?? '') && words.length > 1 ? words.slice(1) : words;
  return all.join(' ');
}
