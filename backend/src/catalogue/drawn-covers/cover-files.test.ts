import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createCoverFiles } from './cover-files.ts';
import { createCoverStudio } from './cover-studio.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'book-store-covers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const book = { id: '65a000000000000000000001', title: 'Emma', category: 'fiction' };
const wanted = { book, width: 120, format: 'webp' } as const;

it('a drawn cover is there after a restart, without drawing it again', async () => {
  const files = createCoverFiles(path.join(folder, 'restart'));
  const drawn = await createCoverStudio({ files }).draw(wanted, 'a reader');
  await expect.poll(() => createCoverStudio({ files }).find(wanted)).toEqual(drawn);
  const renamed = { ...wanted, book: { ...book, title: 'Emma II' } };
  expect(await createCoverStudio({ files }).find(renamed)).toBeUndefined();
});

it('the oldest covers go when the folder is full', async () => {
  const full = path.join(folder, 'full');
  const files = createCoverFiles(full, 4000);
  await files.write('first', Buffer.alloc(1000));
  for (const name of ['second', 'third', 'fourth']) {
    writeFileSync(path.join(full, name), Buffer.alloc(1000));
  }
  utimesSync(path.join(full, 'second'), 1, 1);
  await files.write('fifth', Buffer.alloc(1000));
  const left = readdirSync(full);
  expect(left).toHaveLength(3);
  expect(left).not.toContain('second');
});

it('a folder that cannot be used costs nothing but drawings', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const files = createCoverFiles(path.join(folder, 'file'));
  expect(await createCoverStudio({ files }).draw(wanted, 'a reader')).toBeInstanceOf(Buffer);
  expect(await createCoverStudio({ files }).find(wanted)).toBeUndefined();
});
