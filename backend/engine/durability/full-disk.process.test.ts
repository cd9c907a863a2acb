import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EngineChild, startChild } from './engine-child.ts';

const DISK_MB = 24;
const OUT_OF_DISK_SPACE = 14_031;

/** Mounts a small disk in memory; false where that is not allowed (no root) or not known (no Linux). */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
const unmountDisk = (folder: string) => execFileSync('/bin/umount', ['-l', folder]);

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'engine-disk-'));
  const mounted = mountDisk(folder);
  if (mounted) unmountDisk(folder);
  rmSync(folder, { recursive: true });
  return mounted;
}

interface Item {
  _id: string;
  n: number;
  text: string;
}

/** What clients were told, by _id: the number they wrote last. */
type Acknowledged = Map<string, number>;

let disk: string;
let engine: EngineChild;
let client: MongoClient;
let items: Collection<Item>;

async function connect(): Promise<void> {
  engine = await startChild(join(disk, 'data'));
  client = await new MongoClient(engine.uri, { serverSelectionTimeoutMS: 3000 }).connect();
  items = client.db().collection<Item>('items');
}

async function disconnect(): Promise<void> {
  await client.close();
  await engine.kill();
}

/** What another program writes: as much as it gets of what it wants. */
function fillDisk(megabytes: number): void {
  try {
    writeFileSync(join(disk, 'other-program'), Buffer.alloc(megabytes * 1024 * 1024));
  } catch {
    // The disk is full now.
  }
}
const emptyDisk = () => rmSync(join(disk, 'other-program'), { force: true });

/** Inserts and updates until `enough`; resolves with the codes of all refusals. */
async function writeUntil(
  enough: () => boolean,
  name: string,
  acknowledged: Acknowledged,
  onRefusal: (error: unknown) => void,
): Promise<void> {
  for (let i = 0; !enough(); i++) {
    const _id = `${name}-${i}`;
    const text = 'x'.repeat(i % 7 === 0 ? 30_000 : (i * 131) % 3000);
    try {
      await items.insertOne({ _id, n: 0, text });
      acknowledged.set(_id, 0);
      await items.updateOne({ _id }, { $set: { n: 1, text: `${text}y` } });
      acknowledged.set(_id, 1);
    } catch (error) {
      onRefusal(error);
    }
  }
}

async function lost(acknowledged: Acknowledged): Promise<string[]> {
  const stored = new Map(
    (await items.find({}, { projection: { n: 1 } }).toArray()).map(({ _id, n }) => [_id, n]),
  );
  return [...acknowledged].filter(([_id, n]) => (stored.get(_id) ?? -1) < n).map(([_id]) => _id);
}

describe.skipIf(!canMount())('a full disk (only where root may mount one)', () => {
  beforeEach(async () => {
    disk = mkdtempSync(join(tmpdir(), 'engine-disk-'));
    mountDisk(disk);
    mkdirSync(join(disk, 'data'));
    await connect();
    await items.createIndex({ n: 1 });
  });
  afterEach(async () => {
    try {
      await disconnect();
    } finally {
      unmountDisk(disk);
      rmSync(disk, { recursive: true, force: true });
    }
  });

  it('refuses writes, loses nothing and continues by itself when there is room', async () => {
    fillDisk(6);
    const acknowledged: Acknowledged = new Map();
    const codes = new Set<unknown>();
    let refused = 0;
    const onRefusal = (error: unknown) => {
      codes.add((error as { code?: unknown }).code);
      refused++;
      // Another program takes and gives back what is left.
      if (refused % 50 === 0) fillDisk(6 + ((refused / 50) % 3));
    };
    const enough = () => refused >= 3000 || codes.size > 1;
    const writers = Array.from({ length: 12 }, (_, n) =>
      writeUntil(enough, `w${n}`, acknowledged, onRefusal),
    );
    await Promise.all(writers);
    expect([...codes]).toEqual([OUT_OF_DISK_SPACE]);
    expect(await lost(acknowledged)).toEqual([]);

    emptyDisk();
    await expect
      .poll(() => items.insertOne({ _id: 'after', n: 0, text: '' }).catch(() => undefined))
      .toBeDefined();
    acknowledged.set('after', 0);
    await disconnect();
    await connect();
    expect(await lost(acknowledged)).toEqual([]);
  });

  it('refuses a large write that does not fit, and takes small ones', async () => {
    fillDisk(DISK_MB - 6);
    const large = Array.from({ length: 20 }, (_, n) => ({
      _id: `large-${n}`,
      n,
      text: 'x'.repeat(500_000),
    }));
    await expect(items.insertMany(large)).rejects.toMatchObject({ code: OUT_OF_DISK_SPACE });
    expect(await items.countDocuments({})).toBe(0);
    await expect(items.insertOne({ _id: 'small', n: 0, text: '' })).resolves.toBeDefined();
  });

  it('is no obstacle to a start: what is there can be read', async () => {
    await items.insertOne({ _id: 'kept', n: 0, text: '' });
    fillDisk(DISK_MB);
    await disconnect();
    await connect();
    expect(await items.createIndex({ n: 1 })).toBe('n_1');
    expect(await items.findOne({ _id: 'kept' })).toMatchObject({ n: 0 });
    await expect(items.deleteMany({})).resolves.toBeDefined();
  });
});
