import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { storeDrawnCovers } from './stored-covers.ts';

const app = useTestApp();
const get = (path: string) => app.http().get(path).redirects(0).responseType('blob');
const EMMA = { title: 'Emma', author: 'Jane Austen', category: 'fiction', coverImage: '' };
const asAvif = (path: string) => path.replace('.webp', '.avif');

async function viewOf(id: string): Promise<BookView> {
  return (await app.http().get(`/api/books/${id}`)).body;
}
/** Returns the address of a book's drawn cover. */
const coverOf = async (id: string, width = 240) =>
  `/covers/${width}/${(await viewOf(id)).drawnCover}`;

describe('the drawn cover of a book', () => {
  it('is named where a book has no picture, with the ground of its page', async () => {
    const [drawn, pictured] = [await aBook(EMMA), await aBook({ coverImage: 'book-1.webp' })];
    expect(await viewOf(drawn)).toMatchObject({
      coverImage: '',
      drawnCover: expect.stringMatching(new RegExp(`^d-${drawn}-[0-9a-f]{12}\\.webp$`)),
      coverTint: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(await viewOf(pictured)).not.toHaveProperty('drawnCover');
  });

  it.each([120, 240, 480, 720])(
    'comes as WebP, AVIF and, for mail programs, JPEG, %d pixels wide',
    async (width) => {
      const path = await coverOf(await aBook(EMMA), width);
      for (const [address, format] of [
        [path, 'webp'],
        [asAvif(path), 'heif'],
        [path.replace('.webp', '.jpeg'), 'jpeg'],
      ] as const) {
        const reply = await get(address);
        expect(reply.status).toBe(200);
        expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        const readers = format === 'jpeg' ? 'cross-origin' : 'same-origin';
        expect(reply.headers['cross-origin-resource-policy']).toBe(readers);
        const picture = await sharp(reply.body).metadata();
        expect([picture.format, picture.width, picture.height]).toEqual([
          format,
          width,
          width * 1.5,
        ]);
      }
    },
  );

  it('has another address as soon as it shows something else; the old one leads there', async () => {
    const id = await aBook(EMMA);
    const before = await coverOf(id);
    await Book.updateOne({ _id: id }, { description: 'Another one.' });
    expect(await coverOf(id)).toBe(before);
    const addresses = new Set([before]);
    for (const change of [{ title: 'Emma II' }, { author: 'J. Austen' }, { category: 'horror' }]) {
      await Book.updateOne({ _id: id }, change);
      addresses.add(await coverOf(id));
    }
    expect(addresses.size).toBe(4);
    const moved = await get(asAvif(before));
    expect([moved.status, moved.headers.location]).toEqual([302, asAvif(await coverOf(id))]);
    expect(moved.headers['cache-control']).toBe('no-cache');
    await Book.updateOne({ _id: id }, { coverImage: 'book-1.webp' });
    expect((await get(before)).headers.location).toBe('/covers/240/book-1.webp');
  });

  it('is nowhere for a book that is hidden, deleted or unknown', async () => {
    const [hidden, deleted] = [await aBook(EMMA), await aBook(EMMA)];
    const paths = [await coverOf(hidden), await coverOf(deleted)];
    for (const path of paths) expect((await get(path)).status).toBe(200);
    await Book.updateOne({ _id: hidden }, { hidden: true });
    await Book.deleteOne({ _id: deleted });
    for (const path of [...paths, `/covers/240/d-${new Types.ObjectId()}-0123456789ab.webp`]) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it.each(['241/d-ID-VERSION.webp', '240/d-ID-VERSION.png', '240/d-ID.webp', '240/d-x-y.webp'])(
    'has no address like %s',
    async (pattern) => {
      const { drawnCover = '' } = await viewOf(await aBook(EMMA));
      const [, id = '', version = ''] = drawnCover.replace('.webp', '').split('-');
      const path = pattern.replace('ID', id).replace('VERSION', version);
      expect((await get(`/covers/${path}`)).status).toBe(404);
    },
  );

  it('stays on orders as it was, whatever happens to the book', async () => {
    const id = await aBook(EMMA);
    const path = await coverOf(id);
    const before = await get(path);
    await storeDrawnCovers([
      { ...EMMA, bookId: id },
      { ...EMMA, bookId: id },
    ]);
    await Book.deleteOne({ _id: id });
    const after = await get(path);
    expect(after.status).toBe(200);
    expect(after.body).toEqual(before.body);
  });
});

describe('GET /api/admin/drawn-cover', () => {
  const preview = async (query: object) =>
    app
      .http()
      .get('/api/admin/drawn-cover')
      .query(query)
      .set('Authorization', await asAdmin());

  it('shows an admin the cover of a hidden book, which has no address', async () => {
    const id = await aBook(EMMA);
    const { body } = await get(await coverOf(id));
    await Book.updateOne({ _id: id }, { hidden: true });
    const { title, author, category } = EMMA;
    const shown = await preview({ id, title, author, category });
    expect(shown.body).toEqual({ picture: `data:image/webp;base64,${body.toString('base64')}` });
    expect(shown.headers['cache-control']).toBe('no-store');
  });

  it('needs a title and a genre', async () => {
    expect((await preview({ title: 'Emma', category: 'fiction' })).status).toBe(200);
    expect((await preview({ title: 'Emma' })).status).toBe(400);
  });
});
