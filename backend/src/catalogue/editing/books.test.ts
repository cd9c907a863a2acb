import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';

const app = useTestApp();
const NOBODY = new Types.ObjectId().toString();

type Method = 'post' | 'put' | 'delete';
async function call(method: Method, path: string, body?: object, as?: string) {
  const request = app.http()[method](`/api/books${path}`);
  return request.set('Authorization', as ?? (await asAdmin())).send(body);
}
const create = (body: object, as?: string) => call('post', '/create-book', body, as);
const edit = (id: string, body: object, as?: string) => call('put', `/edit/${id}`, body, as);
const remove = (id: string, as?: string) => call('delete', `/${id}`, undefined, as);
const read = async (id: string) => (await app.http().get(`/api/books/${id}`)).body;

async function anUpload(size: { width?: number; height?: number }): Promise<string> {
  const request = app
    .http()
    .post('/api/admin/covers')
    .set('Authorization', await asAdmin());
  const reply = await request.set('Content-Type', 'image/png').send(await aPicture(size));
  expect(reply.status).toBe(201);
  return reply.body.fileName;
}

const fieldsOf = (reply: { body: { fields?: { path: string }[] } }) =>
  reply.body.fields?.map(({ path }) => path);

describe('POST /api/books/create-book', () => {
  it('adds the book as the newest one', async () => {
    const reply = await create(aBookBody({ title: '  Brand new ', author: 'Ann', trending: true }));
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      ...aBookBody({ title: 'Brand new', author: 'Ann', trending: true }),
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: expect.any(String),
      version: 0,
    });
    expect(reply.headers.location).toBe(`/api/books/${reply.body._id}`);
    const list = await app.http().get('/api/books/?limit=1');
    expect(list.body).toEqual([reply.body]);
  });

  it('makes the book searchable at once', async () => {
    await app.http().get('/api/books/?q=nothing');
    await create(aBookBody({ title: 'The Unmistakable Quagga' }));
    const found = await app.http().get('/api/books/?q=quaga');
    expect(found.body).toMatchObject([{ title: 'The Unmistakable Quagga' }]);
  });

  it('has no author and is not trending by default', async () => {
    const { body } = await create(aBookBody({ author: '  ' }));
    expect(body).not.toHaveProperty('author');
    expect(body.trending).toBe(false);
  });

  it('gives a bundled cover the tint from another book', async () => {
    await aBook({ coverImage: 'book-17.webp', coverTint: '#123456' });
    expect((await create(aBookBody({ coverImage: 'book-17.webp' }))).body.coverTint).toBe(
      '#123456',
    );
  });

  it.each([
    [{ width: 720, height: 54 }, /too flat/],
    [{ width: 100, height: 400 }, /too slim/],
    [{ width: 1, height: 1 }, /only 1 pixel wide/],
  ])('refuses an upload that has no shape of a cover: %o', async (size, sentence) => {
    const coverImage = await anUpload(size);
    const added = await create(aBookBody({ coverImage }));
    expect([added.status, fieldsOf(added)]).toEqual([400, ['coverImage']]);
    expect(added.body.fields[0].message).toMatch(sentence);
    const id = await aBook({ coverImage: 'book-9.webp' });
    expect((await edit(id, aBookBody({ coverImage }))).body.fields[0].message).toMatch(sentence);
    expect((await read(id)).coverImage).toBe('book-9.webp');
  });

  it('takes an upload of any usual shape, and a book keeps the cover that it has', async () => {
    for (const size of [{}, { width: 400, height: 400 }, { width: 400, height: 1000 }]) {
      const coverImage = await anUpload(size);
      expect((await create(aBookBody({ coverImage }))).body.coverImage).toBe(coverImage);
    }
    const coverImage = await anUpload({ width: 720, height: 54 });
    const id = await aBook({ coverImage });
    expect((await edit(id, aBookBody({ coverImage, title: 'Emma' }))).status).toBe(200);
  });

  it('accepts a new price above the old one', async () => {
    expect((await create(aBookBody({ newPrice: 20, oldPrice: 10 }))).status).toBe(201);
  });

  it('accepts a book without an old price, and an edit gives it one or takes it away', async () => {
    const { oldPrice: _none, ...form } = aBookBody();
    const { status, body } = await create(form);
    expect([status, body.oldPrice]).toEqual([201, undefined]);
    const oldPriceAfter = async (change: object) => {
      expect((await edit(body._id, { ...form, ...change })).status).toBe(200);
      return (await read(body._id)).oldPrice;
    };
    expect(await oldPriceAfter({ oldPrice: 15 })).toBe(15);
    expect(await oldPriceAfter({})).toBe(15);
    expect(await oldPriceAfter({ oldPrice: null })).toBeUndefined();
  });

  it('leaves out marks that turn the direction of a title', async () => {
    const { body } = await create(aBookBody({ title: 'Em\u202ema', author: '\u2067Ada\u2069' }));
    expect(body).toMatchObject({ title: 'Emma', author: 'Ada' });
  });

  it('accepts a book without a cover, blank or absent', async () => {
    const { coverImage: _none, ...coverless } = aBookBody();
    for (const form of [coverless, aBookBody({ coverImage: '' })]) {
      const { status, body } = await create(form);
      const drawn = expect.stringContaining(body._id);
      expect([status, body.coverImage, body.drawnCover]).toEqual([201, '', drawn]);
    }
  });

  it('lists every missing field', async () => {
    const reply = await create({});
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
    expect(fieldsOf(reply)).toEqual(['title', 'description', 'category', 'newPrice']);
  });

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(201)],
    ['title', { $gt: '' }],
    ['author', 'x'.repeat(121)],
    ['description', 'x'.repeat(5001)],
    ['category', 'poetry'],
    ['category', ''],
    ['coverImage', '../secret.webp'],
    ['coverImage', 'javascript:alert(1)'],
    ['newPrice', -0.01],
    ['newPrice', 10_000.01],
    ['newPrice', 1.999],
    ['newPrice', '12.50'],
    ['oldPrice', ''],
    ['trending', 'yes'],
    ['_id', NOBODY],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['coverTint', '#ffffff'],
  ])('rejects the %s %j', async (field, value) => {
    const reply = await create({ ...aBookBody(), [field]: value });
    expect([reply.status, fieldsOf(reply)]).toEqual([400, [field]]);
  });
});

describe('PUT /api/books/edit/:id', () => {
  it('edits the book for every visitor', async () => {
    const id = await aBook({ title: 'Before', newPrice: 10, createdAt: new Date('2026-01-01') });
    const form = aBookBody({
      title: 'After',
      author: 'New Author',
      newPrice: 8.05,
      trending: true,
    });
    const reply = await edit(id, form);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ ...form, _id: id, createdAt: '2026-01-01T00:00:00.000Z' });
    expect(await read(id)).toEqual(reply.body);
    const found = await app.http().get('/api/books/?sort=title&q=After');
    expect(found.body).toMatchObject([{ _id: id }]);
  });

  it.each([{ coverImage: '' }, { coverImage: undefined }])(
    'keeps the cover and its tint with %j',
    async (given) => {
      const id = await aBook({ coverImage: 'book-9.webp', coverTint: '#0a0b0c' });
      const { body } = await edit(id, { ...aBookBody(), ...given });
      expect(body).toMatchObject({ coverImage: 'book-9.webp', coverTint: '#0a0b0c' });
    },
  );

  it('keeps the tint of a cover that is sent again', async () => {
    const id = await aBook({ coverImage: 'book-10.webp', coverTint: '#0a0b0d' });
    const { body } = await edit(id, aBookBody({ coverImage: 'book-10.webp' }));
    expect(body.coverTint).toBe('#0a0b0d');
  });

  it('removes the tint together with its cover', async () => {
    const id = await aBook({ coverImage: 'book-11.webp', coverTint: '#0a0b0e' });
    const { body } = await edit(id, aBookBody({ coverImage: 'https://pictures.example/c.png' }));
    expect(body.coverTint).not.toBe('#0a0b0e');
    expect(await app.stored('books')).not.toContainEqual(
      expect.objectContaining({ coverTint: '#0a0b0e' }),
    );
  });

  it('keeps absent fields and removes an emptied author', async () => {
    const id = await aBook({ author: 'Ann', trending: true });
    expect((await edit(id, aBookBody())).body).toMatchObject({ author: 'Ann', trending: true });
    expect((await edit(id, aBookBody({ author: '' }))).body).not.toHaveProperty('author');
  });

  it('rejects prices as strings and leaves the book unchanged', async () => {
    const id = await aBook({ newPrice: 10 });
    const reply = await edit(id, { ...aBookBody(), newPrice: '9.00', oldPrice: '9.00' });
    expect([reply.status, fieldsOf(reply)]).toEqual([400, ['newPrice', 'oldPrice']]);
    expect(await read(id)).toMatchObject({ newPrice: 10 });
  });
});

describe('DELETE /api/books/:id', () => {
  it('deletes the book and returns it', async () => {
    const id = await aBook({ title: 'Gone soon' });
    const reply = await remove(id);
    expect([reply.status, reply.body.title]).toEqual([200, 'Gone soon']);
    expect((await app.http().get(`/api/books/${id}`)).status).toBe(404);
    expect((await app.http().get('/api/books/?q=gone soon')).body).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('changing the catalogue', () => {
  const changes: [string, (as?: string) => ReturnType<typeof call>][] = [
    ['creating', (as) => create(aBookBody(), as)],
    ['editing', (as) => edit(NOBODY, aBookBody(), as)],
    ['deleting', (as) => remove(NOBODY, as)],
  ];

  it.each(changes)('replies 401 to a visitor: %s', async (_what, change) => {
    for (const as of ['', 'Bearer rubbish']) {
      const reply = await change(as);
      expect([reply.status, reply.body.code]).toEqual([401, 'not-signed-in']);
    }
  });

  it.each(changes)('replies 403 to a customer: %s', async (_what, change) => {
    const reply = await change(asCustomer('ada'));
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
  });

  it.each([NOBODY, 'not-an-id'])('replies 404 for the unknown book %s', async (id) => {
    expect((await edit(id, aBookBody())).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });
});
