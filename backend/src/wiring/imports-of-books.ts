import type { ImportDeps } from '../features/books/imports/run-imports.ts';
import { tintOfUpload } from '../features/covers/covers.service.ts';
import { genresOfImport } from '../features/genres/genres-of-import.ts';

/** What an import of books needs of the other features. */
export const IMPORTS: Pick<ImportDeps, 'tintOfUpload' | 'genres'> = {
  tintOfUpload,
  genres: genresOfImport,
};
