import { Genre, type StoredGenre } from './genres.model.ts';

/** In the owner's order. */
export const findVisibleGenres = (): Promise<StoredGenre[]> =>
  Genre.find({ hidden: false }).sort({ position: 1, _id: 1 }).lean<StoredGenre[]>().exec();

/** By category, in the owner's order. */
export const nameGenres = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await findVisibleGenres()).map(({ category, name }) => [category, name]));

/** By category, hidden ones too. */
export const nameAllGenres = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await Genre.find({}).lean<StoredGenre[]>()).map(({ category, name }) => [category, name]),
  );

/** True for hidden genres, too. */
export const isGenre = async (category: string): Promise<boolean> =>
  (await Genre.exists({ category })) !== null;
