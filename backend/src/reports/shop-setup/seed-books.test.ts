import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { repositoryDir, seedDataDir } from '../../platform/config/directories.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { seedOnce } from './seed-books.ts';

const app = useTestApp();
const now = new Date('2026-06-30T12:00:00Z');
const seed = () => seedOnce({ dir: seedDataDir, now });
const catalogue: { title: string; daysAgo: number; coverImage: string }[] = JSON.parse(
  readFileSync(path.join(seedDataDir, 'books.json'), 'utf8'),
);

beforeEach(async () => {
  await Book.deleteMany({});
  await mongoose.connection.collection('shop_meta').deleteMany({});
});

describe('seedOnce', () => {
  it('fills a new shop with the catalogue, newest first', async () => {
    expect(await seed()).toBe(23);
    const reply = await app.http().get('/api/books/');
    const newestFirst = catalogue.toSorted((a, b) => a.daysAgo - b.daysAgo);
    expect(reply.body.map((book: { title: string }) => book.title)).toEqual(
      newestFirst.map((book) => book.title),
    );
  });

  it('has a bundled cover for every book', () => {
    const covers = path.join(repositoryDir, 'frontend/public/covers/720');
    const missing = catalogue.filter(
      ({ coverImage }) => !existsSync(path.join(covers, coverImage)),
    );
    expect(missing).toEqual([]);
  });

  it('asks less for every book than before, because an old price is shown only where it is higher', async () => {
    await seed();
    const reply = await app.http().get('/api/books/');
    for (const book of reply.body) expect(book.oldPrice).toBeGreaterThan(book.newPrice);
  });

  it('adds nothing the second time', async () => {
    await seed();
    expect(await seed()).toBe(0);
    expect(await Book.countDocuments()).toBe(23);
  });

  it('adds each book once when several servers start at once', async () => {
    await Promise.all([seed(), seed(), seed(), seed()]);
    expect(await Book.countDocuments()).toBe(23);
  });

  it('completes an interrupted start', async () => {
    await seed();
    await mongoose.connection.collection('shop_meta').deleteMany({});
    await Book.deleteMany({ category: 'horror' });
    await seed();
    expect(await Book.countDocuments()).toBe(23);
  });

  it('does nothing if the owner has emptied the shop', async () => {
    await seed();
    await Book.deleteMany({});
    expect(await seed()).toBe(0);
    expect(await Book.countDocuments()).toBe(0);
  });

  it('does nothing if the owner has added books', async () => {
    await aBook({ title: 'Mine' });
    expect(await seed()).toBe(0);
    expect(await Book.countDocuments()).toBe(1);
  });
});
