import { PICK_TAG } from '@book-store/contract/book-facts';
import type { BookSort } from '@book-store/contract/lists';
import type { FacetsView } from '@book-store/contract/schemas/shelf';
import type { ShelfState } from './shelf-address.ts';
import type { Filter } from './shelf-params.ts';

/** What the usual order is called, by what it goes by. */
export const rankingNames: Record<FacetsView['ranking'], string> = {
  sales: 'Best-selling',
  popularity: 'Most popular',
  age: 'Newest first',
};

export const sortNames: Record<Exclude<BookSort, 'best-selling'>, string> = {
  newest: 'Newest first',
  title: 'Title A to Z',
  author: 'Author A to Z',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
};

/** The filters that are on or off. */
export const switchNames = {
  available: 'Available now',
  reduced: 'Reduced',
  trending: 'Trending',
} as const satisfies Partial<Record<Filter, string>>;

/** The facets with several values, in the order of the screen. */
export const facetNames = {
  category: 'Genre',
  price: 'Price',
  author: 'Author',
  format: 'Format',
  language: 'Language',
  decade: 'First published',
} as const satisfies Partial<Record<Filter, string>>;
export type Facet = keyof typeof facetNames;

const isSwitch = (name: Filter): name is keyof typeof switchNames => name in switchNames;

/** Returns the words for one chosen value. */
export function nameOf(name: Filter, value: string, facets: FacetsView | undefined): string {
  if (isSwitch(name)) return switchNames[name];
  if (name === 'tag') return value === PICK_TAG ? 'From the shop' : value;
  const found = facets?.[name].find((one) => one.value === value);
  return found?.label ?? fromSlug(value);
}

const fromSlug = (slug: string) =>
  slug.replace(/-/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** Returns each chosen value with its words. */
export const chosenNames = ({ chosen }: ShelfState, facets: FacetsView | undefined) =>
  (Object.entries(chosen) as [Filter, readonly string[]][]).flatMap(([name, values]) =>
    values.map((value) => ({ name, value, label: nameOf(name, value, facets) })),
  );

/**
 * Returns what all books are called once something narrows them: by the one genre, else the one author or
 * series. Undefined if nothing does.
 */
export function narrowedName(
  { chosen }: ShelfState,
  facets: FacetsView | undefined,
): string | undefined {
  const only = (name: Filter) => {
    const [value, ...others] = chosen[name] ?? [];
    return value && others.length === 0 ? nameOf(name, value, facets) : undefined;
  };
  const author = only('author');
  const name = only('category') ?? (author && `Books by ${author}`) ?? only('series');
  return name ?? (Object.keys(chosen).length > 0 ? 'Books' : undefined);
}
