import { pathWithId, SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { slugOf } from '@book-store/contract/slugs';
import { type Query, searchOf } from './query-string.ts';

/** A detail page takes an id, a named page its name and parameters, any other page parameters. */
type To<Pattern> = Pattern extends `${string}/:id`
  ? (id: string) => string
  : Pattern extends `${string}/:slug`
    ? (name: string, params?: Query) => string
    : (params?: Query) => string;

function toOf(pattern: string) {
  if (pattern.endsWith('/:id')) return (id: string) => pathWithId(pattern, id);
  if (pattern.endsWith('/:slug'))
    return (name: string, params: Query = {}) =>
      pathWithId(pattern, slugOf(name)) + searchOf(params);
  return (params: Query = {}) => pattern + searchOf(params);
}

export const pathsOf = <Pages extends Record<string, { pattern: string }>>(pages: Pages) =>
  Object.fromEntries(
    Object.entries(pages).map(([name, { pattern }]) => [name, { pattern, to: toOf(pattern) }]),
  ) as { [Name in keyof Pages]: { pattern: string; to: To<Pages[Name]['pattern']> } };

/** The link builder of every page that visitors can reach. */
export const paths = pathsOf(SHOP_PAGES);
