import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Picture } from '../../platform/pictures/covers.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { aGenre } from './genres.builder.ts';
import { Genre } from './genres.model.ts';

const app = useTestApp();
const GENRE = 'sea stories';
let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
  await Promise.all([Book.deleteMany({}), Genre.deleteMany({ category: GENRE })]);
  await aGenre('Sea Stories');
});

const call = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  app.http()[method](path).set('Authorization', admin).send(body);
const deleteGenre = () => call('delete', '/api/admin/genres/sea-stories');
const add = () => call('post', '/api/books/create-book', { ...aBookBody(), category: GENRE });
const booksLeft = () => Book.countDocuments({ category: GENRE });
const isThere = async () => (await Genre.exists({ category: GENRE })) !== null;

describe('a genre that is deleted', () => {
  it('while 120 books are added to it stays with them, or goes without any', async () => {
    for (let round = 0; round < 12; round += 1) {
      const adding = Array.from({ length: 5 }, add);
      const deleting = deleteGenre();
      const replies = await Promise.all([...adding, deleting, ...Array.from({ length: 5 }, add)]);
      const added = replies.filter(({ status }) => status === 201).length;
      expect([await booksLeft(), await isThere()]).toEqual([added, added > 0]);
      await Promise.all([Book.deleteMany({}), Genre.deleteMany({ category: GENRE })]);
      await aGenre('Sea Stories');
    }
  });

  it.each([
    [
      'an edit',
      (id: string) => call('put', `/api/books/edit/${id}`, { ...aBookBody(), category: GENRE }),
    ],
    [
      'a change of many books',
      (id: string) =>
        call('post', '/api/admin/books/changes', {
          ids: [id],
          change: { kind: 'genre', category: GENRE },
        }),
    ],
  ])('while books move into it by %s stays with them, or goes without any', async (_what, move) => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => aBook()));
    const moving = ids.map(async (id, at) => {
      await move(id);
      if (at % 5 === 0) await deleteGenre();
    });
    await Promise.all([...moving, deleteGenre()]);
    expect(await isThere()).toBe((await booksLeft()) > 0);
  });

  it.each([
    ['added', (body: object) => call('post', '/api/books/create-book', body)],
    ['edited', async (body: object) => call('put', `/api/books/edit/${await aBook()}`, body)],
  ])('is not given to a book that is just being %s', async (_what, store) => {
    // The tint of its cover is the last thing that is read before a book is stored; its shape is read before.
    let reads = 0;
    const lean = async () => {
      reads += 1;
      if (reads === 2) await deleteGenre();
      return { tint: 'abc', width: 400, height: 600 };
    };
    vi.spyOn(Picture, 'findById').mockReturnValue({ lean } as never);
    const { status, body } = await store({
      ...aBookBody(),
      coverImage: 'book-2.webp',
      category: GENRE,
    });
    vi.restoreAllMocks();
    expect([status, body.fields?.[0].path]).toEqual([400, 'category']);
    expect([await isThere(), await booksLeft()]).toEqual([false, 0]);
  });

  it('is there again, with its place, if the deletion breaks off', async () => {
    const before = await Genre.findOne({ category: GENRE }).lean();
    const counting = vi.spyOn(Book, 'countDocuments').mockImplementation(() => {
      throw new TypeError('Broken off.');
    });
    const { status } = await deleteGenre();
    counting.mockRestore();
    expect(status).toBe(500);
    expect(await Genre.findOne({ category: GENRE }).lean()).toEqual(before);
  });
});
