import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEngine } from '../index.ts';
import type { RunningEngine } from './run-engine.ts';

let dataDir: string;
let running: RunningEngine[] = [];

async function start(folder = dataDir, inProcess = true): Promise<RunningEngine> {
  const engine = await startEngine({ dataDir: folder, inProcess });
  running.push(engine);
  return engine;
}

async function stopAll(): Promise<void> {
  for (const engine of running.reverse()) await engine.stop();
  running = [];
}

async function withClient<T>(uri: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri).connect();
  return use(client).finally(() => client.close());
}

const fill = (uri: string, count = 500) =>
  withClient(uri, (client) =>
    client
      .db()
      .collection('books')
      .insertMany(Array.from({ length: count }, (_, n) => ({ n, text: 'x'.repeat(500) }))),
  );
const count = (uri: string) =>
  withClient(uri, (client) =>
    client
      .db()
      .collection('books')
      .countDocuments({ n: { $gte: 0 } }),
  );

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-start-'));
});
afterEach(async () => {
  await stopAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const dataFile = () => join(dataDir, 'database', 'data.mdb');
const modesIn = (folder: string) =>
  new Set(
    readdirSync(folder)
      .map((name) => lstatSync(join(folder, name)))
      // A link has no rights of its own.
      .filter((status) => !status.isSymbolicLink())
      .map(({ mode }) => mode & 0o777),
  );

describe('starting the database', () => {
  it('keeps what was written for the next start', async () => {
    await fill((await start()).uri);
    await stopAll();
    expect(await count((await start()).uri)).toBe(500);
  });

  it('runs in a thread of its own unless told otherwise', async () => {
    const engine = await start(dataDir, false);
    await fill(engine.uri, 10);
    expect(await count(engine.uri)).toBe(10);
  });

  it('joins the one that serves the folder already', async () => {
    const first = await start();
    const second = await start();
    expect([first.joined, second.joined]).toEqual([false, true]);
    await fill(second.uri, 10);
    expect(await count(first.uri)).toBe(10);
  });

  it('lets exactly one of several starts at once serve the folder', async () => {
    const engines = await Promise.all([start(), start(), start(), start()]);
    expect(engines.filter((engine) => !engine.joined)).toHaveLength(1);
  });

  it('leaves no socket behind when stopped', async () => {
    await start();
    await stopAll();
    expect(readdirSync(join(dataDir, 'database')).sort()).toEqual([
      'data.mdb',
      'data.mdb-closed',
      'data.mdb-lock',
      'lock.1',
    ]);
  });

  it('notes that the file is closed only while it is', async () => {
    await start();
    await stopAll();
    await start();
    expect(existsSync(`${dataFile()}-closed`)).toBe(false);
    await stopAll();
    expect(existsSync(`${dataFile()}-closed`)).toBe(true);
  });

  it('listens elsewhere when the path is too long for a socket', async () => {
    const deep = join(dataDir, 'a'.repeat(120));
    const engine = await start(deep);
    await fill(engine.uri, 10);
    expect(await count((await start(deep)).uri)).toBe(10);
    const socket = decodeURIComponent(new URL(engine.uri).host);
    await stopAll();
    expect(existsSync(socket)).toBe(false);
    expect(await count((await start(deep)).uri)).toBe(10);
  });

  it.skipIf(process.platform === 'win32')('keeps folder and files to their owner', async () => {
    await start();
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
    expect(modesIn(join(dataDir, 'database'))).toEqual(new Set([0o600]));
  });

  it('starts after a first start that was cut off while it made the data file', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(`${dataFile()}-new`, '');
    expect(await count((await start()).uri)).toBe(0);
    expect(readdirSync(join(dataDir, 'database'))).not.toContain('data.mdb-new');
  });

  it('says so when the folder cannot be made', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    await expect(start(join(dataDir, 'file'))).rejects.toMatchObject({
      code: 'data-folder-not-writable',
    });
  });
});

describe('a damaged data file', () => {
  beforeEach(async () => {
    await fill((await start()).uri, 3000);
    await stopAll();
  });

  it('is reported when it was cut off, and left as it is', async () => {
    const { size } = statSync(dataFile());
    truncateSync(dataFile(), Math.floor(size / 2));
    await expect(start()).rejects.toMatchObject({
      code: 'data-file-damaged',
      message: expect.stringContaining('restore'),
    });
    expect(statSync(dataFile()).size).toBe(Math.floor(size / 2));
  });

  it.each([0, 100, 4096])('is reported when only %i bytes of it are left', async (size) => {
    truncateSync(dataFile(), size);
    await expect(start()).rejects.toMatchObject({
      code: 'data-file-damaged',
      message: expect.stringMatching(/data\.mdb is damaged .* restore the last backup/),
    });
    expect(statSync(dataFile()).size).toBe(size);
  });

  it('is told from one that another version of LMDB wrote', async () => {
    const bytes = readFileSync(dataFile());
    for (const page of [0, 4096]) bytes.writeUInt32LE(3, page + 28);
    writeFileSync(dataFile(), bytes);
    await expect(start()).rejects.toMatchObject({
      code: 'data-file-too-new',
      message: expect.stringContaining('LMDB format 3'),
    });
  });

  it('is reported when it is no data file', async () => {
    writeFileSync(dataFile(), 'x'.repeat(20_000));
    await expect(start(dataDir, false)).rejects.toMatchObject({ code: 'data-file-damaged' });
  });

  it('is reported when a page in it was overwritten', async () => {
    const pages = Math.floor(statSync(dataFile()).size / 4096);
    const file = openSync(dataFile(), 'r+');
    for (let page = 10; page < pages; page++) writeSync(file, Buffer.alloc(64), 0, 64, page * 4096);
    closeSync(file);
    await expect(start()).rejects.toMatchObject({ code: 'data-file-damaged' });
  });

  it('is reported by the reading command when the bytes of a document changed', async () => {
    const bytes = readFileSync(dataFile());
    for (let at = bytes.indexOf('xxxxxxxx'); at >= 0; at = bytes.indexOf('xxxxxxxx', at + 8))
      bytes[at] = 121;
    writeFileSync(dataFile(), bytes);
    const { uri } = await start();
    await expect(count(uri)).rejects.toMatchObject({ code: 246 });
  });
});
