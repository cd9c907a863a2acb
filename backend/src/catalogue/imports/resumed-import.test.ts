import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../platform/errors/errors.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { noRecords } from '../../testing/app/no-records.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testDeps } from '../../testing/app/test-deps.ts';
import { Book } from '../books/books.model.ts';
import { Genre } from '../genres/genres.model.ts';
import { FormerBook } from './former-books.model.ts';
import { importingWith } from './importing.builder.ts';
import { BookImport, ImportChunk, ImportRow } from './imports.model.ts';
import { importsJob, runImport } from './run-imports.ts';
import { startImport } from './start-import.ts';

const app = useTestApp();
const { get, post, done } = importingWith(app);
beforeEach(async () => {
  await Promise.all([
    RateWindow.deleteMany({}),
    Book.deleteMany({}),
    BookImport.deleteMany({}),
    ImportRow.deleteMany({}),
  ]);
  app.clock.now = undefined;
});

const COUNT = 210;
const isbnOf = (at: number) => {
  const twelve = `978${String(at).padStart(9, '0')}`;
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1),
    0,
  );
  return twelve + ((10 - (sum % 10)) % 10);
};
const FILE = [
  'ISBN,Title,Price,Genre,Description',
  ...Array.from({ length: COUNT }, (_, at) => `${isbnOf(at)},Book ${at},5,fiction,Text.`),
].join('\n');

const admin = { id: 'a'.repeat(24), username: 'ada', session: '', address: '203.0.113.7' };
async function start(query = {}, file = FILE) {
  const { _id } = await startImport(
    Buffer.from(file),
    { dryRun: 'false', addGenres: 'false', moved: 'shop', multiline: 'false', ...query },
    { ...admin, now: new Date() },
  );
  return { _id: _id.toString() };
}

/** Lets some server run imports; after so many batches it is killed, or shuts down. */
function run({ batches = Number.POSITIVE_INFINITY, shutsDown = false } = {}) {
  const recorded: unknown[] = [];
  const ending = new AbortController();
  let left = batches;
  const signal = {
    get aborted() {
      return ending.signal.aborted;
    },
    throwIfAborted: () => {
      if (left-- > 0) return;
      if (!shutsDown) throw new Error('Killed.');
      ending.abort();
      ending.signal.throwIfAborted();
    },
  } as AbortSignal;
  const running = runImport({
    ...testDeps(app.clock, async () => true),
    recordChange: { ...noRecords, after: async (_admin, change) => void recorded.push(change) },
    shop: currentShop(),
    signal,
  });
  return running.catch(() => {}).then(() => recorded);
}

const stateOf = async (id: string) => (await get(`/api/admin/imports/${id}`)).body;

describe('an import whose server has died', () => {
  it('leaves whole rows, and is taken up by another server', async () => {
    const { _id } = await start();
    expect(await run({ batches: 1 })).toEqual([]);
    const half = await Book.countDocuments({});
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(COUNT);
    expect(await stateOf(_id)).toMatchObject({ status: 'running', done: half });
    const recorded = await run();
    expect(await Book.countDocuments({})).toBe(COUNT);
    expect(await stateOf(_id)).toMatchObject({
      status: 'done',
      done: COUNT,
      counts: { new: COUNT, changed: 0, unchanged: 0, wrong: 0 },
    });
    expect(recorded).toMatchObject([{ action: 'books-imported' }]);
    expect(await ImportChunk.countDocuments({})).toBe(0);
  });

  it('has reported all of its rows where the server has shut down in order', async () => {
    const { _id } = await start();
    await run({ batches: 2, shutsDown: true });
    expect(await stateOf(_id)).toMatchObject({
      status: 'running',
      done: await Book.countDocuments({}),
    });
    await run();
    expect(await stateOf(_id)).toMatchObject({ status: 'done', counts: { new: COUNT } });
  });

  it('is run by one of several servers only', async () => {
    const { _id } = await start();
    const deps = testDeps(app.clock, async () => true);
    const job = importsJob({ recordChange: noRecords });
    const stops = Array.from({ length: 5 }, () => startJobs([job], { ...deps, currentShop }));
    await done(_id);
    await Promise.all(stops.map((stop) => stop()));
    expect(await stateOf(_id)).toMatchObject({ status: 'done', counts: { new: COUNT } });
    expect(await Book.countDocuments({})).toBe(COUNT);
    expect(await ImportRow.countDocuments({})).toBe(COUNT);
  });
});

describe('an import that cannot be done', () => {
  /** Runs imports while the genres of the shop cannot be read. */
  async function runFailing(error: Error) {
    const reading = vi.spyOn(Genre, 'find').mockImplementation(() => {
      throw error;
    });
    await run();
    reading.mockRestore();
  }

  it.each([new AppError('bad-request', { detail: 'No.' }), new TypeError('No such thing.')])(
    'ends at once after %s, and others run',
    async (error) => {
      const { _id } = await start();
      await runFailing(error);
      expect(await stateOf(_id)).toMatchObject({ status: 'failed', failure: expect.any(String) });
      const other = await start();
      await run();
      expect(await stateOf(other._id)).toMatchObject({ status: 'done' });
    },
  );

  it('is tried again after any other error, but not for ever', async () => {
    const { _id } = await start();
    const error = Object.assign(new Error('Unknown.'), { name: 'MongoServerError', code: 2 });
    const statuses: string[] = [];
    for (let tries = 1; tries <= 3; tries += 1) {
      await runFailing(error);
      statuses.push((await stateOf(_id)).status);
    }
    expect(statuses).toEqual(['running', 'running', 'failed']);
  });

  it('goes on for as long as the database is away', async () => {
    const { _id } = await start();
    const error = Object.assign(new Error('Away.'), { name: 'MongoNetworkError' });
    for (let tries = 1; tries <= 5; tries += 1) await runFailing(error);
    expect((await stateOf(_id)).status).toBe('running');
  });
});

describe('POST /api/admin/imports/:id/stop', () => {
  it('stops it after its present rows, which are whole', async () => {
    const { _id } = await start();
    await run({ batches: 1 });
    const half = await Book.countDocuments({});
    const { body } = await get(`/api/admin/imports`);
    expect(body).toMatchObject([{ _id, status: 'running' }]);
    await app
      .http()
      .post(`/api/admin/imports/${_id}/stop`)
      .set('Authorization', await asAdmin())
      .send({});
    const recorded = await run();
    expect(await stateOf(_id)).toMatchObject({ status: 'stopped', done: half });
    expect(await Book.countDocuments({})).toBe(half);
    expect(recorded).toHaveLength(1);
  });

  it('makes room for another import, which waits until then', async () => {
    const { _id } = await start();
    const second = await post(FILE);
    expect([second.status, second.body.code]).toEqual([409, 'conflict']);
    await run();
    expect((await done(_id)).status).toBe('done');
    const third = await post(FILE);
    expect(third.status).toBe(202);
    await run();
    expect((await done(third.body._id)).counts).toMatchObject({ unchanged: COUNT });
  });
});

it('keeps the last ten dry runs, beside an import that can be undone', async () => {
  const { _id } = await start();
  await run();
  for (let at = 0; at < 12; at += 1) {
    await start({ dryRun: 'true' });
    await run();
  }
  const { body } = await get('/api/admin/imports');
  expect(body).toHaveLength(11);
  expect(body.at(-1)).toMatchObject({ _id, undoUntil: expect.any(String) });
  expect(await FormerBook.countDocuments({ import: _id })).toBe(COUNT);
  expect(await ImportRow.countDocuments({})).toBeLessThanOrEqual(12 * COUNT);
});
