import { TEASER_MAX } from '@book-store/contract/text-limits';
import { Book, type StoredBook } from '../books/books.model.ts';

/** Returns a lookup of the beginnings of descriptions. */
export async function readTeasers(ids: readonly string[]): Promise<(id: string) => string> {
  const found = await Book.find({ _id: { $in: ids } }, { description: 1 }).lean<
    Pick<StoredBook, '_id' | 'description'>[]
  >();
  const teasers = new Map(
    found.map(({ _id, description }) => [_id.toString(), toTeaser(description)]),
  );
  return (id) => teasers.get(id) ?? '';
}

function toTeaser(description = ''): string {
  return description.length <= TEASER_MAX ? description : `${description.slice(0, TEASER_MAX)}...`;
}
