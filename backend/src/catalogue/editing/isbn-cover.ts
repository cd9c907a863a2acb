import { coverShapeError } from '@book-store/contract/catalogue/covers/cover-shape';
import { AppError, notFound } from '../../platform/errors/errors.ts';
import { type Fetch, fetchCover, OpenLibraryUnavailable } from './open-library.ts';

/** Throws `not-found`, and `bad-request` if Open Library cannot be reached. */
export async function findIsbnCover(isbn: string, get: Fetch): Promise<Buffer> {
  const bytes = await fetchCover(isbn, get).catch((error: unknown) => {
    throw error instanceof OpenLibraryUnavailable ? away(error) : error;
  });
  if (bytes) return bytes;
  throw notFound('Open Library has no cover of this book.');
}

/** Throws `bad-request` for a picture with unsuitable proportions. */
export function assertCover(picture: Parameters<typeof coverShapeError>[0]): void {
  if (!coverShapeError(picture)) return;
  throw new AppError('bad-request', {
    detail:
      'The picture that Open Library has of this book is no cover. Please upload one instead.',
    detailCode: 'no-cover-at-open-library',
  });
}

const away = (cause: Error) =>
  new AppError('bad-request', {
    detail: 'Open Library cannot be reached. Please upload a picture instead.',
    detailCode: 'open-library-away',
    cause,
  });
