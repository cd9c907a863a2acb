import { coverShapeError } from '@book-store/contract/catalogue/covers/cover-shape';
import { AppError } from '../../platform/errors/errors.ts';
import { findPicture } from '../../platform/pictures/covers.service.ts';

/**
 * Throws `bad-request` with the field for an uploaded picture with unsuitable proportions. Pictures of other sites
 * are checked when they are copied.
 */
export async function refuseCover(coverImage: string): Promise<void> {
  const picture = await findPicture(coverImage);
  const message = picture && coverShapeError(picture);
  if (!message) return;
  throw new AppError('bad-request', {
    detail: `coverImage: ${message}`,
    fields: [{ path: 'coverImage', message, code: 'wrong-shape', values: {} }],
  });
}
