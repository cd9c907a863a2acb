import type { GenreView } from '@book-store/contract/catalogue/genres/genres.schemas';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Book } from '../books/books.model.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';
import { Genre } from './genres.model.ts';
import { seedGenresOnce } from './seed-genres.ts';

const app = useTestApp();
useImports(app);
const { importFile } = importingWith(app);
const GERMAN = ['Wirtschaft', 'Technik', 'Belletristik', 'Horror', 'Abenteuer'];

beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), Genre.deleteMany({})]);
  await mongoose.connection
    .collection<{ _id: string }>('shop_meta')
    .deleteOne({ _id: 'genres-seeded' });
  await seedGenresOnce(new Date());
  await storeSettings({ storefront: { storefront: 'german' } });
  return () => storeSettings({ storefront: { storefront: undefined } });
});

const edit = async (slug: string, body: object) =>
  app
    .http()
    .patch(`/api/admin/genres/${slug}`)
    .set('Authorization', await asAdmin())
    .send(body);
const namesIn = ({ body }: { body: GenreView[] }) => body.map(({ name }) => name);
const shown = async () => namesIn(await app.http().get('/api/genres'));

describe('the first genres of a German shop', () => {
  it('have German names, under their categories and addresses', async () => {
    const { body } = await app.http().get('/api/genres');
    expect(namesIn({ body })).toEqual(GERMAN);
    expect(body[2]).toMatchObject({ slug: 'fiction', category: 'fiction' });
  });

  it('have the names of the specification in every other shop', async () => {
    await storeSettings({ storefront: { storefront: 'refined' } });
    expect(await shown()).toContain('Fiction');
  });

  it('keep them when they are hidden and shown again', async () => {
    expect(namesIn(await edit('fiction', { hidden: true, version: 0 }))).toEqual(GERMAN);
    expect(await shown()).not.toContain('Belletristik');
    await edit('fiction', { hidden: false, version: 1 });
    expect(await shown()).toEqual(GERMAN);
  });

  it('are called as the owner says, in English, too', async () => {
    expect(namesIn(await edit('fiction', { name: 'Fiction', version: 0 }))).toContain('Fiction');
    expect(await shown()).toContain('Fiction');
  });

  it('get the books of a file that calls them in German or in English', async () => {
    await importFile('Titel,Preis,Genre\nTyll,12,Belletristik\nEmma,9,Fiction');
    expect(await Book.find({}).lean()).toMatchObject([
      { category: 'fiction' },
      { category: 'fiction' },
    ]);
  });
});
