import { beforeEach, describe, expect, it } from 'vitest';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
let hidden: string;
beforeEach(async () => {
  await Book.deleteMany({});
  await aBook({ title: 'Seen by all', createdAt: new Date('2026-01-02') });
  hidden = await aBook({ title: 'Seen by none', hidden: true, createdAt: new Date('2026-01-01') });
});

const get = async (path: string, as = '') => app.http().get(path).set('Authorization', as);
const titlesOf = (reply: { body: { title: string }[] }) => reply.body.map(({ title }) => title);

const visitors: [string, () => Promise<string>][] = [
  ['a visitor', async () => ''],
  ['a customer', async () => asCustomer('ada')],
  ['somebody with a bad token', async () => 'Bearer rubbish'],
  ['somebody with an altered admin token', async () => `${await asAdmin()}x`],
];
const LISTS = () => [
  '/api/books/',
  '/api/books/?category=fiction',
  '/api/books/?sort=title',
  '/api/books/?q=seen',
  `/api/books/?ids=${hidden}`,
  '/api/books/cards',
  '/api/books/cards?q=seen',
];

describe.each(visitors)('a hidden book is not there for %s', (_who, tokenOf) => {
  it('by its address', async () => {
    const reply = await get(`/api/books/${hidden}`, await tokenOf());
    expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
  });

  it('in lists, searches and their counts', async () => {
    for (const path of LISTS()) {
      const reply = await get(path, await tokenOf());
      expect(titlesOf(reply), path).not.toContain('Seen by none');
      expect(reply.headers['x-total-count'], path).toBe(String(reply.body.length));
    }
  });

  it('in facets, genres, suggestions and the page of its author', async () => {
    await Book.updateOne({ _id: hidden }, { author: 'Unseen Author', language: 'fr' });
    for (const path of ['books/facets', 'books/facets?q=seen', 'genres', 'suggestions?q=seen']) {
      const { status, text } = await get(`/api/${path}`, await tokenOf());
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/Seen by none|Unseen|French|"(total|books)":2/);
    }
    expect((await get('/api/authors/unseen-author', await tokenOf())).status).toBe(404);
  });

  it('as a place to continue a list', async () => {
    for (const q of ['', '&q=seen']) {
      const reply = await get(`/api/books/?after=${hidden}${q}`, await tokenOf());
      expect(reply.status).toBe(404);
    }
  });
});

describe('a hidden book for an admin', () => {
  it('is there, and says that it is hidden', async () => {
    const admin = await asAdmin();
    const shown = await get(`/api/books/${hidden}`, admin);
    expect(shown.body).toMatchObject({ hidden: true });
    for (const path of LISTS()) {
      const reply = await get(path, admin);
      expect(titlesOf(reply), path).toContain('Seen by none');
      expect(reply.headers['x-total-count']).toBe(String(reply.body.length));
    }
  });

  it('leaves no answer for others in a cache', async () => {
    const admin = await asAdmin();
    for (const path of [...LISTS(), `/api/books/${hidden}`]) {
      const reply = await get(path, admin);
      expect(reply.headers['cache-control']).toBe('private, no-cache');
      const visitors = await app
        .http()
        .get(path)
        .set('If-None-Match', reply.headers.etag ?? '');
      expect(visitors.status).not.toBe(304);
      expect(visitors.text).not.toContain('Seen by none');
    }
  });

  it('can be shown again', async () => {
    await app
      .http()
      .put(`/api/books/edit/${hidden}`)
      .set('Authorization', await asAdmin())
      .send({ ...aBookBody(), hidden: false });
    expect((await get(`/api/books/${hidden}`)).body).not.toHaveProperty('hidden');
    expect((await get('/api/books/?q=new')).body).toHaveLength(1);
  });
});

it('a hidden book cannot be ordered: it is gone', async () => {
  const body = anOrderBody({ email: emailOf('ada'), productIds: [hidden] });
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer('ada'))
    .send(body);
  expect([reply.status, reply.body.code, reply.body.bookIds]).toEqual([409, 'book-gone', [hidden]]);
});
