import { describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';

const app = useTestApp();

const create = async (facts: object) =>
  app
    .http()
    .post('/api/books/create-book')
    .set('Authorization', await asAdmin())
    .send({ ...aBookBody(), ...facts });
const edit = async (id: string, facts: object) =>
  app
    .http()
    .put(`/api/books/edit/${id}`)
    .set('Authorization', await asAdmin())
    .send({ ...aBookBody(), ...facts });
const read = async (id: string) => (await app.http().get(`/api/books/${id}`)).body;

const FACTS = {
  isbn: '9780306406157',
  publisher: 'The Press',
  publishedYear: 1979,
  pages: 320,
  language: 'en',
  format: 'paperback',
  series: { name: 'Discworld', number: 3.5 },
  tags: ['pick', 'signed'],
  stock: 0,
  orderable: true,
};

describe('the facts of a book', () => {
  it('are stored, and everybody sees them', async () => {
    const { status, body } = await create(FACTS);
    expect([status, body]).toEqual([201, expect.objectContaining(FACTS)]);
    expect(await read(body._id)).toEqual(body);
    const [listed] = (await app.http().get('/api/books/?limit=1')).body;
    expect(listed).toEqual(body);
  });

  it('stay when a form does not send them', async () => {
    const { body } = await create(FACTS);
    expect((await edit(body._id, {})).body).toMatchObject(FACTS);
    expect(await read(body._id)).toMatchObject(FACTS);
  });

  it('are removed by null, empty texts, an empty list and flags that are off', async () => {
    const { body } = await create(FACTS);
    const cleared = {
      ...Object.fromEntries(Object.keys(FACTS).map((name) => [name, null])),
      ...{ isbn: '', publisher: ' ', language: '', tags: [], orderable: false },
    };
    const after = (await edit(body._id, cleared)).body;
    expect(Object.keys(FACTS).filter((name) => name in after)).toEqual([]);
    expect(await read(body._id)).toEqual(after);
    const [stored] = (await app.stored('books')).filter(({ _id }) => String(_id) === body._id);
    expect(Object.keys(FACTS).filter((name) => name in (stored ?? {}))).toEqual([]);
  });

  it.each([
    [{ isbn: '0-306-40615-2' }, { isbn: '9780306406157' }],
    [{ language: 'eng' }, { language: 'en' }],
    [{ language: 'en-US' }, { language: 'en' }],
    [{ tags: ['Pick', 'pick ', 'BOOK  club'] }, { tags: ['pick', 'book club'] }],
    [{ series: { name: 'Solo', number: null } }, { series: { name: 'Solo' } }],
    [{ stock: 0 }, { stock: 0 }],
  ])('have one spelling: %j', async (sent, kept) => {
    const { status, body } = await create(sent);
    expect([status, body]).toEqual([201, expect.objectContaining(kept)]);
  });

  it.each([
    ['isbn', '9780306406158', /check its digits/],
    ['isbn', 9780306406157, /text|string/],
    ['publishedYear', 20199, /four digits/],
    ['publishedYear', 1999.5, /four digits/],
    ['publishedYear', '1999', /four digits/],
    ['pages', 0, /pages/],
    ['language', 'English', /code of a language/],
    ['format', 'scroll', /hardcover, paperback, ebook/],
    ['stock', -1, /whole number/],
    ['stock', 1.5, /whole number/],
    ['tags', Array.from({ length: 21 }, (_, at) => `tag ${at}`), /at most 20 tags/],
    ['publisher', 'x'.repeat(121), /120 characters/],
    ['hidden', 'yes', /boolean/],
  ])('are refused with a reason: %s %j', async (field, value, reason) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject([{ path: field, message: expect.stringMatching(reason) }]);
  });

  it.each([
    [{ series: { name: '' } }, 'series.name'],
    [{ series: { number: 3 } }, 'series.name'],
    [{ series: { name: 'A', number: -1 } }, 'series.number'],
    [{ tags: ['fine', 'with, comma'] }, 'tags.1'],
  ])('are refused within other fields: %j', async (facts, path) => {
    const { status, body } = await create(facts);
    expect([status, body.fields.map((field: { path: string }) => field.path)]).toEqual([
      400,
      [path],
    ]);
  });

  it('have an entry in the activity log with what they were', async () => {
    const id = await aBook({ series: { name: 'Discworld', number: 3 }, tags: ['a'], stock: 2 });
    await edit(id, { series: { name: 'Discworld', number: 4 }, tags: ['a', 'b'], stock: null });
    const log = await app
      .http()
      .get('/api/admin/activity')
      .set('Authorization', await asAdmin());
    expect(log.body.entries[0].fields).toEqual(
      expect.arrayContaining([
        { field: 'series', from: 'Discworld, no. 3', to: 'Discworld, no. 4' },
        { field: 'tags', from: 'a', to: 'a, b' },
        { field: 'stock', from: 2 },
      ]),
    );
  });
});
