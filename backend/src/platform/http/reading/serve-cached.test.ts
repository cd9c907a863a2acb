import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../../catalogue/books/books.builder.ts';
import { Book } from '../../../catalogue/books/books.model.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const app = useTestApp({ log: pino({ level: 'info' }, sink) });
const LIST = '/api/books/';
let id: string;
beforeEach(async () => {
  await Book.deleteMany({});
  id = await aBook({ description: 'long '.repeat(500) });
});

type Sent = { method?: 'get' | 'head'; path: string; headers?: Record<string, string> };
const send = ({ method = 'get', path, headers = {} }: Sent) =>
  app.http()[method](path).set('Accept-Encoding', 'identity').set(headers);

/** What a reply looks like, but for what differs between any two. */
const looks = ({ status, headers, text }: Awaited<ReturnType<typeof send>>) => {
  const { date, 'x-request-id': requestId, ...others } = headers;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return { status, headers: others, text };
};

describe('a cached answer', () => {
  it.each<[string, Omit<Sent, 'path'>]>([
    ['GET', {}],
    ['HEAD', { method: 'head' }],
    ['gzip', { headers: { 'Accept-Encoding': 'gzip' } }],
    ['br', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }],
    ['an old ETag', { headers: { 'If-None-Match': 'W/"old"' } }],
    ['a reload', { headers: { 'If-None-Match': '*', 'Cache-Control': 'no-cache' } }],
    ['a content type', { headers: { 'Content-Type': 'application/json' } }],
  ])('looks like the first one to %s', async (_what, how) => {
    for (const path of [LIST, `/api/books/${id}`, `${LIST}?q=book`]) {
      const first = looks(await send({ ...how, path }));
      for (let time = 0; time < 3; time += 1) {
        expect(looks(await send({ ...how, path }))).toEqual(first);
      }
    }
  });

  it('is 304 for a client that has it, like the first one', async () => {
    const etag = (await send({ path: LIST })).headers.etag ?? '';
    await Book.updateOne({ _id: id }, { $set: { trending: false } });
    const first = looks(await send({ path: LIST, headers: { 'If-None-Match': etag } }));
    expect(first.status).toBe(304);
    for (let time = 0; time < 3; time += 1) {
      const again = await send({ path: LIST, headers: { 'If-None-Match': etag } });
      expect(looks(again)).toEqual(first);
    }
  });

  it('is logged like any other, with request id and route', async () => {
    await send({ path: LIST });
    lines.length = 0;
    const replies = [];
    for (const path of [LIST, LIST]) replies.push(await send({ path }));
    await expect.poll(() => lines.length).toBe(2);
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      replies.map(({ headers }) =>
        expect.objectContaining({
          requestId: headers['x-request-id'],
          method: 'GET',
          route: '/api/books/',
          status: 200,
          ms: expect.any(Number),
          msg: 'request',
        }),
      ),
    );
  });

  it('is not sent for a call with a body, which the API refuses', async () => {
    await send({ path: LIST });
    const reply = await app.http().get(LIST).set('Content-Type', 'text/plain').send('text');
    expect(reply.status).toBe(415);
  });
});
