import { tintOfUpload } from '../features/covers/covers.service.ts';
import { genresOfImport } from '../features/imports/genres-of-import.ts';
import type { ImportDeps } from '../features/imports/run-imports.ts';

/** What an import of books needs of the other features. */
export const IMPORTS: Pick<ImportDeps, 'tintOfUpload' | 'genres'> = {
  tintOfUpload,
  genres: genresOfImport,
};
