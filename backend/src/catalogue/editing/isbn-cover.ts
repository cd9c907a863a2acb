import { coverShapeError } from '@book-store/contract/catalogue/covers/cover-shape';
import { AppError, notFound } from '../../platform/errors/errors.ts';
import { type FetchPicture, PictureNotFetched } from '../../platform/pictures/fetch-picture.ts';
import { coverAddress } from './open-library.ts';

/** Throws `not-found`, and `bad-request` if Open Library cannot be reached. */
export async function findIsbnCover(isbn: string, fetchPicture: FetchPicture): Promise<Buffer> {
  try {
    return await fetchPicture(coverAddress(isbn));
  } catch (error) {
    if (!(error instanceof PictureNotFetched)) throw error;
    if (error.problem === 'not-found') throw notFound('Open Library has no cover of this book.');
    throw away(error);
  }
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
