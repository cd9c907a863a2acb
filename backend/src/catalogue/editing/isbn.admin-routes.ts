import { toIsbn13 } from '@book-store/contract/catalogue/books/isbn';
import { IsbnView } from '@book-store/contract/catalogue/books/isbn.schemas';
import { coverShapeError } from '@book-store/contract/catalogue/covers/cover-shape';
import { UploadedPicture } from '@book-store/contract/catalogue/covers/covers.schemas';
import { z } from 'zod';
import { AppError, notFound } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { storePicture } from '../../platform/pictures/covers.service.ts';
import { lookUpIsbn } from './look-up-isbn.ts';
import { type Fetch, fetchCover, OpenLibraryAway } from './open-library.ts';

const params = z.object({
  isbn: z
    .string()
    .max(40)
    .refine((text) => toIsbn13(text) !== undefined)
    .overwrite((text) => toIsbn13(text) ?? text),
});

/** Looks books up at Open Library for the form, only when an admin asks for it. */
export const isbnRoutes = ({ openLibrary, limits, now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/isbn/:isbn',
    access: 'admin',
    summary: 'What Open Library knows of a book, within five seconds',
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    params,
    reply: IsbnView,
    run: async ({ params }) => ({ body: await lookUpIsbn(params.isbn, openLibrary) }),
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/isbn/:isbn/cover',
    summary: "Stores Open Library's cover of a book like an upload",
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    params,
    reply: UploadedPicture,
    statuses: [201],
    errors: ['bad-request'],
    run: async ({ params }) => {
      const picture = await storePicture(await readCover(params.isbn, openLibrary), now());
      if (coverShapeError(picture)) throw new AppError('bad-request', { detail: NO_COVER });
      const subject = { id: picture.fileName };
      return { body: picture, change: { action: 'picture-uploaded', subject, fields: [] } };
    },
  }),
];

const NO_COVER =
  'The picture that Open Library has of this book is no cover. Please upload one instead.';

async function readCover(isbn: string, get: Fetch): Promise<Buffer> {
  const bytes = await fetchCover(isbn, get).catch((error: unknown) => {
    throw error instanceof OpenLibraryAway ? away(error) : error;
  });
  if (bytes) return bytes;
  throw notFound('Open Library has no cover of this book.');
}

const away = (cause: Error) =>
  new AppError('bad-request', {
    detail: 'Open Library cannot be reached. Please upload a picture instead.',
    cause,
  });
