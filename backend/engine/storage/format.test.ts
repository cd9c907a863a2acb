import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Binary, MongoClient, ObjectId } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEngine } from '../index.ts';
import type { RunningEngine } from '../lifecycle/run-engine.ts';
import { openEnvironment } from './environment.ts';
import { FORMAT } from './store.ts';

const formats = Array.from({ length: FORMAT }, (_, n) => n + 1);
const fixture = (format: number) => join(import.meta.dirname, `fixtures/format-${format}.mdb.gz`);

let dataDir: string;
let engine: RunningEngine | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-format-'));
  mkdirSync(join(dataDir, 'database'));
});
afterEach(async () => {
  await engine?.stop();
  engine = undefined;
  rmSync(dataDir, { recursive: true });
});

const dataFile = () => join(dataDir, 'database', 'data.mdb');
const unpack = (format: number) =>
  writeFileSync(dataFile(), gunzipSync(readFileSync(fixture(format))));
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

describe.each(formats)('a data file of format %i', (format) => {
  it('is kept as a fixture', () => {
    expect(existsSync(fixture(format))).toBe(true);
  });

  it('is read and written', async () => {
    unpack(format);
    engine = await startEngine({ dataDir, inProcess: true });
    const client = await new MongoClient(engine.uri).connect();
    const books = client
      .db()
      .collection<{ _id: number | string | ObjectId; title: string }>('books');
    expect(await books.find({}, { hint: { price: -1, title: 1 } }).toArray()).toEqual([
      {
        _id: new ObjectId('64b7f0000000000000000001'),
        title: 'Emma',
        price: 900,
        tags: ['classic', 'love'],
        at: new Date('2026-01-02'),
      },
      { _id: 7, title: 'Ada II', price: 12.5 },
      {
        _id: 'long',
        title: 'Ulysses',
        price: 10,
        text: 'x'.repeat(10_000),
        cover: new Binary(Buffer.from([0, 255, 7])),
      },
    ]);
    expect(await books.countDocuments({ tags: 'love' }, { hint: { tags: 1 } })).toBe(1);
    await books.updateOne({ _id: 7 }, { $set: { title: 'Ada' } });
    expect(await books.findOne({ title: 'Ada' })).toMatchObject({ _id: 7 });
    await client.close();
  });
});

describe('the example of FORMAT.md', () => {
  it('has the bytes that are told there', async () => {
    unpack(FORMAT);
    const { root, guard, indexes, documents } = openEnvironment(dataFile());
    const told = readFileSync(join(import.meta.dirname, '../FORMAT.md'), 'utf8').replace(/\s/g, '');
    const range = { start: '\0\0\0\x02', end: '\0\0\0\x03' };
    const entries = [...indexes.getRange(range)].map(({ key }) => hex(key));
    const [row] = [...documents.getRange({ start: '\0\0\0\x01\x0a', end: '\0\0\0\x01\x0b' })];
    expect(told).toContain(entries[1]);
    expect(told).toContain(hex(row?.key ?? '?'));
    expect(told).toContain(row?.value.toString('hex'));
    await root.close();
    guard.close();
  });
});
