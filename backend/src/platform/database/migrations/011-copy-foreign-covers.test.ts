import mongoose, { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { copyForeignCovers } from './011-copy-foreign-covers.ts';

const app = useTestApp();

const ADDRESS = 'http://pictures.example/1.jpg';
const SOURCE = 'https://pictures.example/1.jpg';
const NONE = { coverImage: '', coverSource: SOURCE };

const shown = async (name: string) =>
  (await app.stored(name)).map(({ coverImage, coverSource, before }) => ({
    ...(coverImage !== undefined && { coverImage }),
    ...(coverSource !== undefined && { coverSource }),
    ...(before !== undefined && { before }),
  }));

it('makes covers on other sites due, a thousand books with one address as one, also when it runs again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const aBook = (coverImage?: string) => ({
    _id: new Types.ObjectId(),
    title: 'A book',
    updatedAt: new Date(0),
    ...(coverImage !== undefined && { coverImage }),
  });
  const covers = [ADDRESS, 'book-1.webp', '', undefined, SOURCE];
  await db
    .collection('books')
    .insertMany([
      ...covers.map(aBook),
      ...Array.from({ length: 1000 }, () => aBook('https://pictures.example/none.png')),
    ]);
  await db.collection('binned_books').insertOne({ ...aBook(ADDRESS), deletedAt: new Date() });
  await db
    .collection('former_books')
    .insertMany([{ book: 1, before: { coverImage: ADDRESS, coverTint: '#123456' } }, { book: 2 }]);
  for (const _run of [1, 2]) {
    await copyForeignCovers(db);
    expect((await shown('books')).slice(0, covers.length)).toEqual([
      NONE,
      { coverImage: 'book-1.webp' },
      { coverImage: '' },
      {},
      NONE,
    ]);
    expect(await db.collection('books').countDocuments({ updatedAt: new Date(0) })).toBe(3);
    expect(await shown('binned_books')).toEqual([NONE]);
    expect(await shown('former_books')).toEqual([{ before: NONE }, {}]);
    const due = (await app.stored('due_covers')).map(({ source, tries }) => ({ source, tries }));
    expect(due).toEqual(
      expect.arrayContaining([
        { source: SOURCE, tries: 0 },
        { source: 'https://pictures.example/none.png', tries: 0 },
      ]),
    );
    expect(due).toHaveLength(2);
  }
});
