import type {
  AdminGenreView,
  GenreView,
} from '@book-store/contract/catalogue/genres/genres.schemas';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { Genre } from './genres.model.ts';
import { seedGenresOnce } from './seed-genres.ts';

const app = useTestApp();
const FIVE = ['business', 'technology', 'fiction', 'horror', 'adventure'];

let admin: string;
const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path = '', body?: object) =>
  app.http()[method](`/api/admin/genres${path}`).set('Authorization', admin).send(body);
const namesOf = (genres: readonly GenreView[]) => genres.map(({ name }) => name);
const shown = async (): Promise<GenreView[]> => (await app.http().get('/api/genres')).body;

beforeEach(async () => {
  admin = await asAdmin();
  await Book.deleteMany({});
  await Genre.deleteMany({});
  await mongoose.connection
    .collection<{ _id: string }>('shop_meta')
    .deleteOne({ _id: 'genres-seeded' });
  await seedGenresOnce(new Date());
});

describe('the owner', () => {
  it('adds a genre, which visitors see at once, after the others', async () => {
    await shown();
    const { status, body } = await call('post', '', { name: ' Crime  & Thrillers ' });
    expect(status).toBe(201);
    const added = { slug: 'crime-thrillers', name: 'Crime & Thrillers', books: 0 };
    const own = { category: 'crime & thrillers', hidden: false, version: 0 };
    expect(body.at(-1)).toEqual({ ...added, ...own });
    expect((await shown()).at(-1)).toMatchObject(added);
  });

  it.each(['Horror', 'HORROR', 'hörror'])('cannot add a second one like %s', async (name) => {
    expect((await call('post', '', { name })).status).toBe(409);
    expect(await shown()).toHaveLength(5);
  });

  it.each(['', '!!!', 'x'.repeat(61), 'İ'.repeat(60)])('cannot call one %j', async (name) => {
    const { status, body } = await call('post', '', { name });
    expect([status, body.fields[0].path]).toEqual([400, 'name']);
  });

  it('renames one; its address and the category of its books stay', async () => {
    const id = await aBook({ category: 'horror' });
    await call('patch', '/horror', { name: 'Spine-chillers' });
    expect((await shown()).find(({ slug }) => slug === 'horror')).toMatchObject({
      name: 'Spine-chillers',
      category: 'horror',
      books: 1,
    });
    expect((await app.http().get(`/api/books/${id}`)).body.category).toBe('horror');
    const facets = await app.http().get('/api/books/facets');
    expect(JSON.stringify(facets.body.category)).toContain('Spine-chillers');
    const found = await app.http().get('/api/suggestions?q=spine');
    expect(found.body.genres).toMatchObject([{ slug: 'horror', name: 'Spine-chillers' }]);
  });

  it('does not rename one that another admin has renamed meanwhile', async () => {
    const rename = (name: string) => call('patch', '/horror', { name, version: 0 });
    const replies = await Promise.all([rename('Chillers'), rename('Spooks')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = replies.find(({ status }) => status === 409) ?? {};
    const now = (await call('get')).body.find(({ slug }: GenreView) => slug === 'horror');
    expect([body.code, body.current]).toEqual(['changed-meanwhile', now]);
    expect((await call('patch', '/horror', { name: 'Dread', version: 1 })).status).toBe(200);
  });

  it('hides one and shows it again', async () => {
    await call('patch', '/horror', { hidden: true });
    expect(namesOf(await shown())).not.toContain('Horror');
    expect(namesOf((await call('get')).body)).toContain('Horror');
    await call('patch', '/horror', { hidden: false });
    expect(namesOf(await shown())).toContain('Horror');
  });

  it('orders them, unless somebody has added one meanwhile', async () => {
    const reversed = FIVE.toReversed();
    expect((await call('put', '/order', { slugs: reversed })).status).toBe(200);
    expect((await shown()).map(({ slug }) => slug)).toEqual(reversed);
    await call('post', '', { name: 'Poetry' });
    expect((await call('put', '/order', { slugs: FIVE })).status).toBe(409);
    expect((await call('put', '/order', { slugs: [...FIVE, 'horror'] })).status).toBe(409);
    expect((await shown()).map(({ slug }) => slug)).toEqual([...reversed, 'poetry']);
  });

  it('orders more of them than one would write one by one', async () => {
    const more = Array.from({ length: 120 }, (_, at) => ({
      slug: `genre-${at}`,
      name: `Genre ${at}`,
      category: `genre ${at}`,
      position: FIVE.length + at,
    }));
    await Genre.insertMany(more);
    const reversed = [...FIVE, ...more.map(({ slug }) => slug)].toReversed();
    expect((await call('put', '/order', { slugs: reversed })).status).toBe(200);
    expect((await shown()).map(({ slug }) => slug)).toEqual(reversed);
  });

  it('deletes one without books, and not one with books, also hidden ones', async () => {
    await aBook({ category: 'horror' });
    await aBook({ category: 'horror', hidden: true });
    await aBook({ category: 'fiction', hidden: true });
    const refused = await call('delete', '/horror');
    const said = { detailCode: 'genre-used', detailValues: { count: 2 }, books: 2 };
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining(said)]);
    expect((await call('delete', '/fiction')).body.detail).toContain('1 book is in “Fiction”');
    expect((await call('delete', '/business')).status).toBe(200);
    expect((await shown()).map(({ slug }) => slug)).toEqual(FIVE.slice(1));
    expect((await call('delete', '/business')).status).toBe(404);
  });

  it('finds the number of books with each genre', async () => {
    await aBook({ category: 'horror', hidden: true });
    const genres: AdminGenreView[] = (await call('get')).body;
    expect(genres.find(({ slug }) => slug === 'horror')?.books).toBe(1);
  });
});
