import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PictureProblem } from '@book-store/contract/picture-problems';
import { describe, expect, it, vi } from 'vitest';
import { type FetchPicture, PictureNotFetched } from '../../platform/pictures/fetch-picture.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { KNOWN_ISBN, testFetchPicture, testOpenLibrary } from './open-library.builder.ts';
import type { Fetch } from './open-library.ts';

let answer: Fetch = testOpenLibrary;
const asked: string[] = [];
let cover: FetchPicture = testFetchPicture;
const app = useTestApp({
  openLibrary: async (input, init) => {
    asked.push(String(input));
    return answer(input, init);
  },
  fetchPicture: (address) => cover(address),
});

const lookUp = async (isbn: string, reply: Fetch = testOpenLibrary) => {
  answer = reply;
  asked.length = 0;
  return app
    .http()
    .get(`/api/admin/isbn/${isbn}`)
    .set('Authorization', await asAdmin());
};
const takeCover = async (reply: FetchPicture, isbn = KNOWN_ISBN) => {
  cover = reply;
  const call = app.http().post(`/api/admin/isbn/${isbn}/cover`);
  return call.set('Authorization', await asAdmin()).send({});
};
const fails = (problem: PictureProblem) => async () => {
  throw new PictureNotFetched(problem);
};
const facts = (value: unknown) => async () =>
  Response.json({ [`ISBN:${KNOWN_ISBN}`]: value }) as Response;

describe('GET /api/admin/isbn/:isbn', () => {
  it.each([KNOWN_ISBN, '0-14-032872-X', '978-0-14-032872-1'])(
    'returns what Open Library knows of %s',
    async (isbn) => {
      const { status, body } = await lookUp(isbn);
      expect(status).toBe(isbn.endsWith('X') ? 404 : 200);
      if (status === 404) return;
      expect(body).toEqual({
        isbn: KNOWN_ISBN,
        status: 'found',
        title: 'Fantastic Mr. Fox',
        author: 'Roald Dahl',
        publisher: 'Puffin',
        publishedYear: 1988,
        pages: 96,
        hasCover: true,
      });
    },
  );

  it('says that the book is unknown, or that Open Library is away', async () => {
    expect((await lookUp('9780306406157')).body).toMatchObject({ status: 'unknown' });
    const offline = await lookUp(KNOWN_ISBN, async () => {
      throw new TypeError('fetch failed');
    });
    expect(offline.body).toEqual({ isbn: KNOWN_ISBN, status: 'away', hasCover: false });
  });

  it.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['no JSON', async () => new Response('<html>')],
    ['an endless reply', async () => new Response('x'.repeat(600_000))],
  ])('takes %s for an Open Library that is away', async (_what, reply) => {
    expect((await lookUp(KNOWN_ISBN, reply)).body.status).toBe('away');
  });

  it.each([
    ['does not answer', ''],
    ['stops in the middle of its answer', '{"ISBN:'],
  ])('waits five seconds for an Open Library that %s', async (_what, beginning) => {
    const server = createServer((_req, res) => {
      if (beginning) res.write(beginning);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const limit = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms / 50));
    try {
      const reply = await lookUp(KNOWN_ISBN, (_input, init) =>
        fetch(`http://127.0.0.1:${port}/`, init),
      );
      expect(reply.body).toEqual({ isbn: KNOWN_ISBN, status: 'away', hasCover: false });
      expect(timeout).toHaveBeenCalledWith(5000);
    } finally {
      timeout.mockRestore();
      server.closeAllConnections();
      server.close();
    }
  });

  it('leaves out what no book can have', async () => {
    const { body } = await lookUp(
      KNOWN_ISBN,
      facts({ title: '\u0000', authors: 'x', number_of_pages: -1, publish_date: {}, cover: 1 }),
    );
    expect(body).toEqual({ isbn: KNOWN_ISBN, status: 'found', hasCover: false });
    const { body: long } = await lookUp(KNOWN_ISBN, facts({ title: 'x'.repeat(5000) }));
    expect(long.title).toHaveLength(200);
  });

  it('asks Open Library for digits only', async () => {
    const { status } = await lookUp(encodeURIComponent('9780140328721&x=http://127.0.0.1'));
    expect([status, asked]).toEqual([404, []]);
  });
});

describe('POST /api/admin/isbn/:isbn/cover', () => {
  it('stores the cover like an upload', async () => {
    const { status, body } = await takeCover(testFetchPicture);
    expect([status, body.width]).toEqual([201, 80]);
    expect((await app.http().get(`/covers/120/${body.fileName}`)).status).toBe(200);
  });

  it('refuses a picture that has no shape of a cover', async () => {
    for (const size of [
      { width: 1, height: 1 },
      { width: 720, height: 54 },
    ]) {
      const { status, body } = await takeCover(() => aPicture(size));
      expect([status, body.detail]).toEqual([400, expect.stringContaining('is no cover')]);
    }
  });

  it('refuses what is no picture, cannot be fetched or does not exist', async () => {
    expect((await takeCover(async () => Buffer.from('<svg/>'))).status).toBe(400);
    for (const problem of ['not-public', 'too-large', 'timeout'] as const) {
      const { status, body } = await takeCover(fails(problem));
      expect([status, body.detailCode]).toEqual([400, 'open-library-away']);
    }
    expect((await takeCover(testFetchPicture, '9780306406157')).status).toBe(404);
  });
});
