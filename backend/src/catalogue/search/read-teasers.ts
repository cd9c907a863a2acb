import { TEASER_MAX } from '@book-store/contract/text-limits';
import { Book, type StoredBook } from '../books/books.model.ts';

/** Returns a function that returns the beginning of a book's description. */
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
