import type { GenreView } from '@book-store/contract/catalogue/genres/genres.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { aGenre } from './genres.builder.ts';
import { Genre } from './genres.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
  await Genre.deleteMany({ position: { $gt: 4 } });
});

const genres = async (): Promise<GenreView[]> => (await app.http().get('/api/genres')).body;

describe('GET /api/genres', () => {
  it('begins with the five of the specification', async () => {
    expect(await genres()).toEqual(
      ['Business', 'Technology', 'Fiction', 'Horror', 'Adventure'].map((name) => ({
        name,
        slug: name.toLowerCase(),
        category: name.toLowerCase(),
        books: 0,
      })),
    );
  });

  it('counts the books that visitors see', async () => {
    await aGenre('Science Fiction');
    await aBook({ category: 'horror' });
    await aBook({ category: 'science fiction' });
    await aBook({ category: 'science fiction' });
    await aBook({ category: 'science fiction', hidden: true });
    const counted = (await genres()).filter(({ books }) => books > 0);
    expect(counted).toEqual([
      { name: 'Horror', slug: 'horror', category: 'horror', books: 1 },
      { name: 'Science Fiction', slug: 'science-fiction', category: 'science fiction', books: 2 },
    ]);
  });

  it('says nothing of a hidden genre', async () => {
    await aGenre('Secrets', { hidden: true });
    expect(JSON.stringify(await genres())).not.toContain('Secrets');
  });

  it('is up to date after a change', async () => {
    await genres();
    await aGenre('Poetry');
    expect((await genres()).at(-1)).toMatchObject({ name: 'Poetry' });
  });
});

describe('the category of a book', () => {
  const create = async (category: string) =>
    app
      .http()
      .post('/api/books/create-book')
      .set('Authorization', await asAdmin())
      .send({ ...aBookBody(), category });

  it('may be any genre, and narrows lists', async () => {
    await aGenre('Science Fiction');
    const { status, body } = await create('science fiction');
    expect([status, body.category]).toEqual([201, 'science fiction']);
    const list = await app.http().get('/api/books/?category=science%20fiction');
    expect(list.body).toEqual([body]);
    expect((await app.http().get('/api/books/?category=fiction')).body).toEqual([]);
  });

  it('may be a hidden genre', async () => {
    await aGenre('Secrets', { hidden: true });
    expect((await create('secrets')).status).toBe(201);
  });

  it.each(['poetry', 'Fiction', 'science-fiction'])(
    'may not be %s, which no genre has',
    async (category) => {
      await aGenre('Science Fiction');
      const id = await aBook();
      const edited = await app
        .http()
        .put(`/api/books/edit/${id}`)
        .set('Authorization', await asAdmin())
        .send({ ...aBookBody(), category });
      for (const { status, body } of [await create(category), edited]) {
        const message = expect.stringContaining('no such genre');
        expect([status, body.fields]).toEqual([
          400,
          [{ path: 'category', message, code: 'unknown-genre', values: {} }],
        ]);
      }
    },
  );
});
