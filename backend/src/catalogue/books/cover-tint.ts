import { isExternalCover } from '@book-store/contract/pictures';
import { tintOfUpload } from '../../platform/pictures/covers.service.ts';
import { Book, type StoredBook } from './books.model.ts';

/** Returns a cover's tint. A bundled cover's is copied from another book with it; a URL has none. */
export async function coverTint(coverImage: string): Promise<string | undefined> {
  if (!coverImage || isExternalCover(coverImage)) return undefined;
  const uploaded = await tintOfUpload(coverImage);
  if (uploaded) return uploaded;
  const other = await Book.findOne({ coverImage, coverTint: { $gt: '' } }, { coverTint: 1 }).lean<
    Pick<StoredBook, 'coverTint'>
  >();
  return other?.coverTint;
}
