import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

/** A colour of no drawn cover. */
const MAGENTA = { r: 230, g: 0, b: 230 };
const dist = mkdtempSync(path.join(tmpdir(), 'book-store-dist-'));
mkdirSync(path.join(dist, 'covers/480'), { recursive: true });
writeFileSync(path.join(dist, 'index.html'), '<title>Book Store</title><!--page-head-->');
writeFileSync(
  path.join(dist, 'covers/480/magenta.webp'),
  await sharp({ create: { width: 480, height: 720, channels: 3, background: MAGENTA } })
    .webp({ lossless: true })
    .toBuffer(),
);
afterAll(() => rmSync(dist, { recursive: true }));

const app = useTestApp({ frontendDist: dist, publicUrl: 'https://shop.example', trustProxy: 1 });
const get = (url: string) => app.http().get(url).redirects(0).responseType('blob');

/** Returns the path of a book's present picture, to which every other one leads. */
async function shareOf(id: string): Promise<string> {
  return (await get(`/share/books/${id}/0.jpg`)).headers.location ?? '';
}

async function pictureOf(book: Parameters<typeof aBook>[0]) {
  const reply = await get(await shareOf(await aBook(book)));
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
  return reply.body as Buffer;
}

/** The share of pixels in an area that satisfy a condition. */
async function shareWhere(
  picture: Buffer,
  area: { left: number; top: number; width: number; height: number },
  is: (red: number, green: number, blue: number) => boolean,
) {
  const { data, info } = await sharp(picture)
    .extract(area)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (is(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found += 1;
  }
  return found / (info.width * info.height);
}
const LETTERING = { left: 520, top: 40, width: 660, height: 440 };
const COVER = { left: 90, top: 80, width: 300, height: 470 };
const isDark = (red: number, green: number, blue: number) => red + green + blue < 200;
const isMagenta = (red: number, green: number, blue: number) =>
  red > 180 && green < 60 && blue > 180;

describe('the picture of a book for link previews', () => {
  it('has the size that previews show, the cover and the title', async () => {
    const picture = await pictureOf({ title: 'Dracula', coverImage: 'magenta.webp' });
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(await shareWhere(picture, COVER, isMagenta)).toBe(1);
    expect(await shareWhere(picture, LETTERING, isDark)).toBeGreaterThan(0.01);
  });

  it.each([
    ['no cover', ''],
    ['a cover that is gone', 'gone.webp'],
  ])('shows title and mark for a book with %s', async (_what, coverImage) => {
    const picture = await pictureOf({ coverImage });
    expect(await shareWhere(picture, COVER, isMagenta)).toBe(0);
    expect(await shareWhere(picture, LETTERING, isDark)).toBeGreaterThan(0.01);
  });

  it.each([
    ['the longest title', { title: 'Longest titles '.repeat(20).slice(0, 200).trim() }],
    ['a title in one word', { title: 'Q'.repeat(200) }],
    ['a title in Greek and Cyrillic', { title: 'Ωμέγα и Война' }],
    ['a title that looks like markup', { title: '</svg><script>&amp;' }],
  ])('keeps %s within its margins', async (_what, book) => {
    const picture = await pictureOf({ ...book, author: 'A'.repeat(120), coverImage: '' });
    expect(await shareWhere(picture, LETTERING, isDark)).toBeGreaterThan(0.01);
    const margin = { left: 1135, top: 0, width: 65, height: 630 };
    expect(await shareWhere(picture, margin, isDark)).toBe(0);
  });

  it('has a URL that may be cached forever, because it changes with the book', async () => {
    const id = await aBook({ title: 'Before' });
    const before = await shareOf(id);
    const reply = await get(before);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await Book.updateOne({ _id: id }, { title: 'After' });
    const old = await get(before);
    expect([old.status, old.headers['cache-control']]).toEqual([302, 'no-cache']);
    expect(old.headers.location).not.toBe(before);
    expect((await get(String(old.headers.location))).status).toBe(200);
  });

  it('replies 404 for an unknown book', async () => {
    for (const id of [new Types.ObjectId().toString(), '17']) {
      expect((await get(`/share/books/${id}/000000000000.jpg`)).status).toBe(404);
    }
  });

  it('charges the drawing to the visitor, once', async () => {
    const paths = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => shareOf(await aBook({ title: `Book ${n}` }))),
    );
    const ask = (path: string) => get(path).set('X-Forwarded-For', '198.51.100.7');
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
