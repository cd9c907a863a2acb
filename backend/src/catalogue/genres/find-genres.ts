import { Genre, type StoredGenre } from './genres.model.ts';

/** Returns the genres that visitors see, in the owner's order. */
export const findVisibleGenres = (): Promise<StoredGenre[]> =>
  Genre.find({ hidden: false }).sort({ position: 1, _id: 1 }).lean<StoredGenre[]>().exec();

/** Returns the names of the genres that visitors see, by category and in the owner's order. */
export const nameGenres = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await findVisibleGenres()).map(({ category, name }) => [category, name]));

/** Returns the names of all genres by category, hidden ones too. */
export const nameAllGenres = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await Genre.find({}).lean<StoredGenre[]>()).map(({ category, name }) => [category, name]),
  );

/** Returns whether books can have this category, also if its genre is hidden. */
export const isGenre = async (category: string): Promise<boolean> =>
  (await Genre.exists({ category })) !== null;
