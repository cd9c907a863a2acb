import { type DrawnBook, versionOf } from '@book-store/covers';
import { type InferSchemaType, model, Schema } from 'mongoose';

/** What the drawn cover of a sold book shows; the book may have changed or gone since. */
const drawnCoverSchema = new Schema(
  {
    /** The book's id and the cover's version, as in the file name. */
    _id: { type: String, required: true },
    title: { type: String, required: true },
    author: String,
    category: { type: String, required: true },
  },
  { collection: 'drawn_covers', versionKey: false, autoIndex: false, strict: 'throw' },
);
type StoredCover = InferSchemaType<typeof drawnCoverSchema>;
const DrawnCover = model('DrawnCover', drawnCoverSchema);

type SoldBook = Omit<DrawnBook, 'id'> & { bookId: string; coverImage?: string | undefined };

/** Remembers the drawn covers of sold books, so that orders keep showing them. */
export async function storeDrawnCovers(lines: readonly SoldBook[]): Promise<void> {
  const drawn = lines.filter(({ coverImage }) => !coverImage);
  if (drawn.length === 0) return;
  await DrawnCover.bulkWrite(
    drawn.map(({ bookId: id, title, author, category }) => ({
      updateOne: {
        filter: { _id: `${id}-${versionOf({ id, title, author, category })}` },
        update: { $setOnInsert: { title, ...(author && { author }), category } },
        upsert: true,
      },
    })),
  );
}

/** Returns what a version of a sold book's drawn cover shows. */
export async function findSoldCover(id: string, version: string): Promise<DrawnBook | undefined> {
  const cover = await DrawnCover.findById(`${id}-${version}`).lean<StoredCover>();
  return cover
    ? { id, title: cover.title, author: cover.author, category: cover.category }
    : undefined;
}
