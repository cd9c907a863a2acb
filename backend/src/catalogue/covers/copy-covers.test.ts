import { gzipSync } from 'node:zlib';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { findSetAside } from '../../platform/jobs/problems.ts';
import { redirectsTo, sends } from '../../platform/pictures/far-server.builder.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { useCopying } from './copying.builder.ts';
import { DueCover } from './due-covers.ts';
import { queueAwaited } from './retry-covers.ts';

const app = useTestApp();
const { far, copy } = useCopying(app);

let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
  app.clock.now = undefined;
  await Promise.all([Book, DueCover].map((model) => model.collection.deleteMany({})));
});

const SOURCE = 'https://pictures.example/1.png';
const MINUTE_MS = 60_000;
const later = (minutes: number) => {
  app.clock.now = new Date((app.clock.now ?? new Date()).getTime() + minutes * MINUTE_MS);
};

const read = async (id: string): Promise<BookView> =>
  (await app.http().get(`/api/books/${id}`).set('Authorization', admin)).body;

async function add(coverImage = SOURCE): Promise<string> {
  const { status, body } = await app
    .http()
    .post('/api/books/create-book')
    .set('Authorization', admin)
    .send(aBookBody({ coverImage }));
  expect(status).toBe(201);
  return body._id;
}

const edit = async (id: string, coverImage: string): Promise<BookView> => {
  const { status, body } = await app
    .http()
    .put(`/api/books/edit/${id}`)
    .set('Authorization', admin)
    .send(aBookBody({ coverImage }));
  expect(status).toBe(200);
  return body;
};

const retry = (body: object = {}) =>
  app.http().post('/api/admin/covers/retries').set('Authorization', admin).send(body);

/** What the desk counts, and the list that it leads to. */
async function failedCovers() {
  const as = { Authorization: admin };
  const { body: desk } = await app.http().get('/api/admin/desk').set(as);
  const { body: list } = await app.http().get('/api/admin/books?failedCover=true').set(as);
  const lines = desk.lines.filter(({ name }: { name: string }) => name === 'failed-covers');
  return {
    lines: lines.map(({ count }: { count: number }) => count),
    problems: list.map(({ coverProblem }: BookView) => coverProblem),
  };
}

describe('the cover of a book by address', () => {
  it('is drawn until its picture is in the shop, and then a file', async () => {
    far.answers.set('/1.png', sends(await aPicture({ width: 400, height: 600 })));
    const id = await add(SOURCE.replace('https', 'http'));
    const waiting = await read(id);
    expect(waiting).toMatchObject({ coverImage: '', coverSource: SOURCE });
    expect(waiting.drawnCover).toMatch(/^d-/);
    await copy();
    const copied = await read(id);
    expect(copied).toMatchObject({ coverSource: SOURCE, version: waiting.version });
    expect([copied.coverImage, copied.coverTint]).toEqual([
      expect.stringMatching(/^u-/),
      expect.stringMatching(/^#/),
    ]);
    expect((await app.http().get(`/covers/480/${copied.coverImage}`)).status).toBe(200);
    expect(await app.stored('due_covers')).toEqual([]);
  });

  it('is not told to visitors', async () => {
    const id = await add();
    await Book.updateOne({ _id: id }, { coverProblem: 'timeout' });
    for (const path of [`/api/books/${id}`, '/api/books/', '/api/books/cards'])
      expect((await app.http().get(path)).text).not.toMatch(/pictures\.example|timeout/);
  });

  it('is neither changed nor fetched by the same address', async () => {
    far.answers.set('/1.png', sends(await aPicture()));
    const id = await add();
    await copy();
    const before = await read(id);
    for (const same of [SOURCE, SOURCE.replace('https', 'http'), before.coverImage, '']) {
      const { coverImage, coverTint, coverSource } = await edit(id, same);
      expect({ coverImage, coverTint, coverSource }).toEqual({
        coverImage: before.coverImage,
        coverTint: before.coverTint,
        coverSource: SOURCE,
      });
    }
    await copy();
    expect(far.asked).toHaveLength(1);
  });

  it('is replaced by another address, and by a file', async () => {
    far.answers.set('/1.png', sends(await aPicture()));
    const id = await add();
    await copy();
    const other = 'https://pictures.example/2.png';
    expect(await edit(id, other)).toMatchObject({ coverImage: '', coverSource: other });
    const file = await edit(id, 'book-3.webp');
    expect([file.coverImage, file.coverSource]).toEqual(['book-3.webp', undefined]);
    await copy();
    expect(far.asked).toEqual(['pictures.example/1.png']);
  });

  it('is fetched once for all books with the address', async () => {
    far.answers.set('/1.png', sends(await aPicture()));
    const ids = [await add(), await add()];
    await copy();
    ids.push(await add());
    await copy();
    const covers = await Promise.all(ids.map(async (id) => (await read(id)).coverImage));
    expect(new Set(covers).size).toBe(1);
    expect(covers[0]).toMatch(/^u-/);
    expect(far.asked).toHaveLength(1);
  });

  it('keeps what an admin has chosen while it was fetched', async () => {
    const id = await add();
    const picture = await aPicture();
    far.answers.set('/1.png', async (req, res) => {
      await edit(id, 'book-3.webp');
      sends(picture)(req, res);
    });
    await copy();
    expect((await read(id)).coverImage).toBe('book-3.webp');
    expect(await app.stored('due_covers')).toEqual([]);
  });

  it('is asked for again by a book that is stored while it is fetched', async () => {
    const first = await add();
    const picture = await aPicture();
    let second = '';
    far.answers.set('/1.png', async (req, res) => {
      second ||= await add();
      sends(picture)(req, res);
    });
    await copy();
    await copy();
    expect((await read(second)).coverImage).toBe((await read(first)).coverImage);
    expect(await app.stored('due_covers')).toEqual([]);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** 50 million pixels in a few kilobytes. */
const bomb = () => aPicture({ width: 10_000, height: 5001 });

describe('a cover that cannot be copied', () => {
  it.each([
    ['leads inward', () => redirectsTo('https://169.254.169.254/'), 'not-public'],
    ['is empty', () => sends(''), 'no-picture'],
    ['is a page', () => sends('<html></html>'), 'no-picture'],
    ['is a drawing with a script', () => sends(svg), 'no-picture'],
    ['is packed', async () => sends(gzipSync(await aPicture())), 'no-picture'],
    ['is cut off', async () => sends((await aPicture()).subarray(0, 300)), 'damaged'],
    ['is a bomb', async () => sends(await bomb()), 'too-large'],
    ['is a banner', async () => sends(await aPicture({ width: 600, height: 80 })), 'wrong-shape'],
  ])('is told once with its reason if it %s', async (_what, answer, problem) => {
    far.answers.set('/1.png', await answer());
    const id = await add();
    await copy();
    expect(await read(id)).toMatchObject({ coverImage: '', coverProblem: problem });
    expect(await failedCovers()).toEqual({ lines: [1], problems: [problem] });
    later(60);
    await copy();
    expect(far.asked).toHaveLength(1);
    expect(await findSetAside('covers')).toEqual([]);
  });

  it('is tried five times in a quarter of an hour, if that may help', async () => {
    far.answers.set('/1.png', (_req, res) => void res.writeHead(503).end());
    const id = await add();
    for (const minutes of [1, 2, 4, 8]) {
      await copy();
      const asked = far.asked.length;
      later(minutes - 0.1);
      await copy();
      expect(far.asked).toHaveLength(asked);
      later(0.2);
    }
    expect((await read(id)).coverProblem).toBeUndefined();
    expect(await failedCovers()).toEqual({ lines: [], problems: [] });
    await copy();
    expect((await read(id)).coverProblem).toBe('server-error');
    expect(far.asked).toHaveLength(5);
  });

  it('is told in one line for all books, and all are tried again at once', async () => {
    const ids = await Promise.all([1, 2, 3].map((at) => add(`https://pictures.example/${at}`)));
    await copy();
    expect((await failedCovers()).lines).toEqual([3]);
    far.answers.set('/2', sends(await aPicture()));
    expect((await retry({ ids: [ids[1]] })).body).toEqual({ books: 1 });
    await copy();
    expect((await failedCovers()).lines).toEqual([2]);
    expect((await retry()).body).toEqual({ books: 2 });
    expect((await failedCovers()).lines).toEqual([]);
    await copy();
    expect(await failedCovers()).toEqual({ lines: [2], problems: ['not-found', 'not-found'] });
    expect((await retry({ ids: [ids[1]] })).body).toEqual({ books: 0 });
  });

  it('is tried again without asking sooner for what is tried already', async () => {
    const gone = await add();
    far.answers.set('/busy.png', (_req, res) => void res.writeHead(503).end());
    await add('https://pictures.example/busy.png');
    await copy();
    const before = await app.stored('due_covers');
    expect(before).toMatchObject([{ tries: 1 }]);
    expect((await retry({ ids: [gone] })).body).toEqual({ books: 1 });
    await copy();
    expect((await failedCovers()).lines).toEqual([1]);
    const due = await app.stored('due_covers');
    expect(due).toMatchObject(before.map(({ source, at, tries }) => ({ source, at, tries })));
  });

  it('is tried again with all others, however many, which a killed server does not lose', async () => {
    const { _id, ...one } = (await Book.findById(await add()).lean()) ?? {};
    const failed = { ...one, coverProblem: 'timeout' };
    const all = Array.from({ length: 501 }, (_, at) => ({
      ...failed,
      coverSource: `${SOURCE}/${at}`,
    }));
    await Promise.all([Book.collection.insertMany(all as never[]), DueCover.deleteMany({})]);
    expect((await retry()).body).toEqual({ books: 501 });
    expect((await failedCovers()).lines).toEqual([]);
    const run = { now: () => new Date(), signal: AbortSignal.abort() };
    await expect(queueAwaited(run)).rejects.toThrow();
    await queueAwaited({ ...run, signal: new AbortController().signal });
    const due = await app.stored('due_covers');
    expect(new Set(due.map(({ source }) => source))).toEqual(
      new Set([SOURCE, ...all.map(({ coverSource }) => coverSource)]),
    );
  });

  it('stays so with the same address, and is forgotten with another cover', async () => {
    const id = await add();
    await copy();
    expect((await edit(id, SOURCE)).coverProblem).toBe('not-found');
    expect((await edit(id, 'https://pictures.example/2.png')).coverProblem).toBeUndefined();
    await copy();
    expect((await edit(id, 'book-3.webp')).coverProblem).toBeUndefined();
    expect(await failedCovers()).toEqual({ lines: [], problems: [] });
  });
});

describe('the server of many covers', () => {
  const covers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) => add(`https://pictures.example/of/${at}.png`)),
    );

  it('is asked for one picture at a time', async () => {
    await covers(5);
    let [now, most] = [0, 0];
    const picture = await aPicture();
    for (let at = 0; at < 5; at += 1)
      far.answers.set(`/of/${at}.png`, (req, res) => {
        now += 1;
        most = Math.max(most, now);
        setImmediate(() => {
          now -= 1;
          sends(picture)(req, res);
        });
      });
    await copy();
    expect([most, far.asked.length]).toEqual([1, 5]);
    expect(await Book.countDocuments({ coverImage: /^u-/ })).toBe(5);
  });

  it('is left alone after three failures, and the rest waits with them', async () => {
    await covers(8);
    for (let at = 0; at < 8; at += 1)
      far.answers.set(`/of/${at}.png`, (_req, res) => void res.writeHead(500).end());
    await copy();
    expect(far.asked).toHaveLength(3);
    expect((await app.stored('due_covers')).map(({ tries }) => tries)).toEqual(Array(8).fill(1));
  });
});

it('leaves the rest of the covers to a later run when the shop stops', async () => {
  await add();
  const stop = new AbortController();
  far.answers.set('/1.png', () => stop.abort());
  await copy({ signal: stop.signal });
  expect(await findSetAside('covers')).toEqual([]);
  expect((await app.stored('due_covers')).map(({ tries }) => tries)).toEqual([0]);
});

it('keeps a book in the bin without a cover, and copies it after it is put back', async () => {
  const id = await add();
  far.answers.set('/1.png', sends(await aPicture()));
  await app.http().delete(`/api/books/${id}`).set('Authorization', admin);
  await copy();
  expect([far.asked, await app.stored('due_covers')]).toEqual([[], []]);
  const { status } = await app
    .http()
    .post('/api/admin/bin/put-back')
    .set('Authorization', admin)
    .send({ ids: [id] });
  expect(status).toBe(200);
  await copy();
  expect(await read(id)).toMatchObject({
    coverImage: expect.stringMatching(/^u-/),
    coverSource: SOURCE,
  });
});

it('does not show an address as the cover of an order of an earlier version', async () => {
  const id = await aBook({ coverImage: 'https://pictures.example/old.jpg' });
  expect(await read(id)).toMatchObject({ coverImage: '', drawnCover: expect.any(String) });
});
