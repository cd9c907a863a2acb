import { PICK_TAG } from '@book-store/contract/catalogue/books/book-facts';
import type { FacetsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import type { BookFilterName } from '@book-store/contract/lists';
import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { Switch, shelfTexts } from '../../shelf-texts.ts';
import type { ShelfState } from './shelf-address.ts';

type ShelfTexts = TextsOf<typeof shelfTexts>;

const isSwitch = (name: BookFilterName): name is Switch =>
  name === 'available' || name === 'reduced' || name === 'trending';

export function nameOf(
  name: BookFilterName,
  value: string,
  facets: FacetsView | undefined,
  texts: ShelfTexts,
): string {
  if (isSwitch(name)) return texts.switches[name];
  if (name === 'tag') return value === PICK_TAG ? texts.picks : value;
  const found = facets?.[name].find((one) => one.value === value);
  return texts.valueOf(name, { value, label: found?.label ?? fromSlug(value) });
}

const fromSlug = (slug: string) =>
  slug.replace(/-/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

export const chosenNames = (
  { chosen }: ShelfState,
  facets: FacetsView | undefined,
  texts: ShelfTexts,
) =>
  (Object.entries(chosen) as [BookFilterName, readonly string[]][]).flatMap(([name, values]) =>
    values.map((value) => ({ name, value, label: nameOf(name, value, facets, texts) })),
  );

/**
 * Returns what all books are called once something narrows them: by the one genre, else the one author or
 * series. Undefined if nothing does.
 */
export function narrowedName(
  { chosen }: ShelfState,
  facets: FacetsView | undefined,
  texts: ShelfTexts,
): string | undefined {
  const only = (name: BookFilterName) => {
    const [value, ...others] = chosen[name] ?? [];
    return value && others.length === 0 ? nameOf(name, value, facets, texts) : undefined;
  };
  const author = only('author');
  const name = only('category') ?? (author && texts.booksBy(author)) ?? only('series');
  return name ?? (Object.keys(chosen).length > 0 ? texts.books : undefined);
}
