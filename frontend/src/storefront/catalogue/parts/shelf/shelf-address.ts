import {
  BOOK_FORMATS,
  DECADE,
  PRICE_RANGES,
} from '@book-store/contract/catalogue/books/book-facts';
import {
  BOOK_FILTER_NAMES,
  BOOK_SORTS,
  type BookFilterName,
  type BookSort,
} from '@book-store/contract/lists';
import { parseChoice, parsePage, parseWords } from '../../../../lib/addresses/list-params.ts';
import { searchOf } from '../../../../lib/addresses/query-string.ts';

/** Full rows in two, three, four and six columns. */
export const PER_SHELF_PAGE = 24;
/** No visitor chooses more values of one facet. */
const VALUES_MAX = 20;

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const isOn = matches(/^true$/);
const isSlug = matches(/^[\p{L}\p{N}-]{1,200}$/u);
const isText = matches(/^\P{Cc}{1,60}$/u);

const isValid: Record<BookFilterName, (value: string) => boolean> = {
  category: isText,
  author: isSlug,
  price: oneOf(PRICE_RANGES),
  reduced: isOn,
  available: isOn,
  trending: isOn,
  format: oneOf(BOOK_FORMATS),
  language: matches(/^[a-z]{2,8}(-[a-z0-9]{2,8})*$/i),
  decade: matches(DECADE),
  series: isSlug,
  tag: isText,
};

/** The chosen values of each filter; an absent one narrows nothing. */
export type Chosen = { readonly [Name in BookFilterName]?: readonly string[] };

/** The state in a shelf's address, besides its path. */
export type ShelfState = { q: string; chosen: Chosen; sort?: BookSort; page: number };

/** Parses the parameters of a shelf's address; ignores invalid values. */
export function parseShelf(params: URLSearchParams): ShelfState {
  const chosen = BOOK_FILTER_NAMES.flatMap((name) => {
    const values = [...new Set(params.getAll(name))].filter(isValid[name]).slice(0, VALUES_MAX);
    return values.length > 0 ? [[name, values]] : [];
  });
  return {
    q: parseWords(params),
    chosen: Object.fromEntries(chosen),
    ...parseChoice(params, 'sort', BOOK_SORTS),
    page: parsePage(params),
  };
}

/** Returns the address of a shelf; omitted values get their defaults. */
export const shelfAddress = (
  path: string,
  { q, chosen, sort, page }: Partial<ShelfState>,
): string => path + searchOf({ q, ...chosen, sort, page: page === 1 ? undefined : page });

/** Returns the chosen values with one more, or without it if it is chosen. */
export function toggled(chosen: Chosen, name: BookFilterName, value: string): Chosen {
  const { [name]: before = [], ...others } = chosen;
  const values = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value];
  return values.length > 0 ? { ...others, [name]: values } : others;
}
