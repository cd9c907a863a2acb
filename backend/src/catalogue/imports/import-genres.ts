import {
  categoryName,
  TO_SORT,
  TO_SORT_NAMES,
} from '@book-store/contract/catalogue/genres/categories';
import { fold } from '@book-store/contract/fold';
import { slugOf } from '@book-store/contract/slugs';
import type { Language } from '@book-store/contract/storefront';
import { GENRE_MAX } from '@book-store/contract/text-limits';
import { AppError } from '../../platform/errors/errors.ts';
import { addGenre } from '../genres/edit-genres.ts';
import { inShopLanguage } from '../genres/find-genres.ts';
import { Genre, type StoredGenre } from '../genres/genres.model.ts';
import { BadCell } from '../import-files/remarks.ts';

export type GenreChoice = {
  /** Throws `BadCell` for an unknown genre. */
  categoryOf: (cell: string) => string;
  /** Adds the genres of these cells that the shop lacks. */
  add: (cells: readonly string[]) => Promise<void>;
  missing: () => string[];
};

/** Reads the shop's genres once per import. */
export async function openGenres(addsMissing: boolean, language: Language): Promise<GenreChoice> {
  const known = new Map<string, string>();
  const missing = new Map<string, string>();
  /** The categories of genres to add, by slug. */
  const added = new Map<string, string>();
  const learn = (...list: readonly StoredGenre[]) => {
    // The name last: it may be a former name of another genre.
    for (const spelling of ['category', 'slug', 'name'] as const) {
      for (const genre of list) known.set(fold(genre[spelling]), genre.category);
    }
  };
  learn(...(await Genre.find({}).lean<StoredGenre[]>()).map(inShopLanguage));
  return {
    categoryOf: (cell) => {
      const name = toName(cell);
      const category = known.get(fold(name)) ?? known.get(slugOf(name));
      if (name === '' || category) return category ?? '';
      if (name === TO_SORT) return TO_SORT.toLowerCase();
      missing.set(fold(name), name);
      if (slugOf(name) === '') throw new BadCell('no-genre-name');
      if (addsMissing) {
        if (Math.max(name.toLowerCase().length, slugOf(name).length) > GENRE_MAX) {
          throw new BadCell('genre-name-too-long');
        }
        // Other spellings in the file are the same genre.
        const first = added.get(slugOf(name)) ?? name.toLowerCase();
        added.set(slugOf(name), first);
        return first;
      }
      throw new BadCell('no-such-genre');
    },
    add: async (cells) => {
      for (const name of new Set(cells.map(toName))) {
        if (name && !known.has(fold(name)) && !known.has(slugOf(name)))
          learn(await addOrFind(name, language));
      }
    },
    missing: () => [...missing.values()],
  };
}

const toName = (cell: string) => cell.replace(/\s+/g, ' ').trim();

/** Adds a genre at the end unless the shop has it. */
async function addOrFind(given: string, language: Language): Promise<StoredGenre> {
  const category = given.toLowerCase();
  try {
    const name = given === category ? categoryName(category) : given;
    if (given === TO_SORT) await addGenre(TO_SORT_NAMES[language], { category, hidden: true });
    else await addGenre(name);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
  const genre = await Genre.findOne({ category }).lean<StoredGenre>();
  // A genre with the same slug but another name has taken it.
  if (!genre) throw new TypeError(`The genre ${category} could not be added.`);
  return genre;
}
