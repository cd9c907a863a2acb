import { fold } from '@book-store/contract/fold';
import { slugOf } from '@book-store/contract/slugs';
import { GENRE_MAX } from '@book-store/contract/text-limits';
import { BadCell } from './cell-values.ts';

type Genre = { category: string; name: string; slug: string };

/** The genres of the shop, as far as an import needs them. */
export type ImportGenres = {
  list: () => Promise<readonly Genre[]>;
  /** Adds a genre unless the shop has it, and returns it. */
  add: (name: string) => Promise<Genre>;
};

export type GenreChoice = {
  /** Returns the category of the genre that a cell names. Throws `BadCell` for an unknown one. */
  categoryOf: (cell: string) => string;
  /** Adds the genres of these cells that the shop does not have. */
  add: (cells: readonly string[]) => Promise<void>;
  /** The names that the shop did not have. */
  missing: () => string[];
};

/** Reads the genres of the shop once, for a whole import. */
export async function openGenres(genres: ImportGenres, addsMissing: boolean): Promise<GenreChoice> {
  const known = new Map<string, string>();
  const missing = new Map<string, string>();
  /** The categories of genres that are to be added, by slug. */
  const added = new Map<string, string>();
  const learn = (...list: readonly Genre[]) => {
    // The name last: it may be the former one of another genre.
    for (const spelling of ['category', 'slug', 'name'] as const) {
      for (const genre of list) known.set(fold(genre[spelling]), genre.category);
    }
  };
  learn(...(await genres.list()));
  return {
    categoryOf: (cell) => {
      const name = toName(cell);
      const category = known.get(fold(name)) ?? known.get(slugOf(name));
      if (name === '' || category) return category ?? '';
      missing.set(fold(name), name);
      if (slugOf(name) === '') throw new BadCell('The name of a genre has letters or digits.');
      if (addsMissing) {
        if (Math.max(name.toLowerCase().length, slugOf(name).length) > GENRE_MAX) {
          throw new BadCell('The name of this genre is too long. Please choose a shorter one.');
        }
        // Other spellings of the same genre in the file are the same genre.
        const first = added.get(slugOf(name)) ?? name.toLowerCase();
        added.set(slugOf(name), first);
        return first;
      }
      throw new BadCell('The shop has no such genre. Add it, or have missing genres added.');
    },
    add: async (cells) => {
      for (const name of new Set(cells.map(toName))) {
        if (name && !known.has(fold(name)) && !known.has(slugOf(name)))
          learn(await genres.add(name));
      }
    },
    missing: () => [...missing.values()],
  };
}

const toName = (cell: string) => cell.replace(/\s+/g, ' ').trim();
