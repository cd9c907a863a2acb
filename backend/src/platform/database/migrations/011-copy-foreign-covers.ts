import type { mongo } from 'mongoose';
import { idOfKey } from '../../documents/id-of-key.ts';

const BATCH = 500;
const FOREIGN = /^https?:\/\//i;

type Covered = { coverImage?: string };
type Stored = Covered & { _id: mongo.ObjectId; before?: Covered };

/**
 * Covers on other sites are copied into the shop: their addresses become the sources of the books, and the books' are
 * due. Those in the bin and those that an import can be undone to become due when they are back.
 */
export async function copyForeignCovers(db: mongo.Db): Promise<void> {
  await moveAddresses(db, 'books', '', (sources) => makeDue(db, sources));
  await moveAddresses(db, 'binned_books', '');
  await moveAddresses(db, 'former_books', 'before.');
}

async function moveAddresses(
  db: mongo.Db,
  name: string,
  path: string,
  wait: (sources: ReadonlySet<string>) => Promise<unknown> = async () => {},
): Promise<void> {
  const books = db.collection(name);
  const [image, source, tint] = [`${path}coverImage`, `${path}coverSource`, `${path}coverTint`];
  for (;;) {
    const found = await books
      .find<Stored>({ [image]: FOREIGN }, { projection: { [image]: 1 }, limit: BATCH })
      .toArray();
    if (found.length === 0) return;
    const moved = found.map(({ _id, before, coverImage = before?.coverImage ?? '' }) => ({
      _id,
      coverImage,
      source: coverImage.replace(/^http:/i, 'https:'),
    }));
    // Before the books, so that none is left waiting if this is interrupted.
    await wait(new Set(moved.map(({ source }) => source)));
    await books.bulkWrite(
      moved.map((one) => ({
        updateOne: {
          filter: { _id: one._id, [image]: one.coverImage },
          update: {
            $set: { [image]: '', [source]: one.source, ...(!path && { updatedAt: new Date() }) },
            $unset: { [tint]: 1 },
          },
        },
      })),
    );
  }
}

const makeDue = (db: mongo.Db, sources: ReadonlySet<string>) =>
  db.collection('due_covers').bulkWrite(
    [...sources].map((source) => ({
      updateOne: {
        filter: { _id: idOfKey(source) },
        update: { $set: { source, at: new Date(), tries: 0 }, $inc: { asked: 1 } },
        upsert: true,
      },
    })),
  );
