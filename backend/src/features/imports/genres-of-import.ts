import { categoryName } from '@book-store/contract/category-name';
import { AppError } from '../../shared/errors.ts';
import { Genre, type StoredGenre } from '../catalogue/genres.model.ts';
import { addGenre } from '../genres/edit-genres.ts';

/** The genres for an import of books, which may add some. */
export const genresOfImport = {
  /** Returns all genres, hidden ones too. */
  list: (): Promise<StoredGenre[]> => Genre.find({}).lean<StoredGenre[]>().exec(),

  /** Adds a genre after the others, unless the shop has it, and returns it. */
  async add(given: string): Promise<StoredGenre> {
    const category = given.toLowerCase();
    try {
      await addGenre(given === category ? categoryName(category) : given);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    }
    const genre = await Genre.findOne({ category }).lean<StoredGenre>();
    // One with the same address and another name has it.
    if (!genre) throw new TypeError(`The genre ${category} could not be added.`);
    return genre;
  },
};
