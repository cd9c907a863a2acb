import type { EditBookBody } from '@book-store/contract/schemas/books';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { aBook, aBookBody } from './books.builder.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
});

/** What the form shows of a book. */
const SHOWN = {
  title: 'Emma',
  author: 'Jane Austen',
  description: 'A matchmaker learns.',
  category: 'fiction',
  coverImage: 'book-3.webp',
  newPrice: 9.5,
  oldPrice: 12,
  trending: false,
  tags: ['classic'],
} satisfies Partial<EditBookBody>;
const anOpenBook = () => aBook(SHOWN);
const edit = (id: string, changes: object, seen?: object) =>
  app
    .http()
    .put(`/api/books/edit/${id}`)
    .set('Authorization', admin)
    .send({ ...aBookBody(SHOWN), ...changes, ...(seen && { seen: { ...SHOWN, ...seen } }) });
const read = async (id: string) => (await app.http().get(`/api/books/${id}`)).body;
const post = (path: string, body: object) =>
  app.http().post(`/api/admin/books/${path}`).set('Authorization', admin).send(body);

describe('two admins who edit one book', () => {
  it('both keep what they changed where it is not the same', async () => {
    const id = await anOpenBook();
    const facts = { author: '', tags: ['classic', 'signed'], isbn: '9780306406157' };
    await edit(id, { title: 'Emma, annotated', newPrice: 8 }, {});
    const { status, body } = await edit(id, facts, { isbn: null });
    expect([status, body.title, body.newPrice]).toEqual([200, 'Emma, annotated', 8]);
    expect(await read(id)).toEqual(body);
    expect(body).toMatchObject({ tags: ['classic', 'signed'], isbn: '9780306406157' });
    expect(body).not.toHaveProperty('author');
  });

  it('are told when it is the same field, and nothing of the second edit is stored', async () => {
    const id = await anOpenBook();
    await edit(id, { newPrice: 8, author: 'J. Austen' }, {});
    const { status, body } = await edit(id, { newPrice: 7, author: '', title: 'Mine' }, {});
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(body.fields.map(({ path }: { path: string }) => path).sort()).toEqual([
      'author',
      'newPrice',
    ]);
    expect(body.book).toEqual(await read(id));
    expect(body.book).toMatchObject({ title: 'Emma', newPrice: 8, author: 'J. Austen' });
    const again = await edit(id, { newPrice: 7, author: '' }, { newPrice: 8, author: 'J. Austen' });
    expect([again.status, again.body.newPrice]).toEqual([200, 7]);
  });

  it('are not told when both want the same, or a blank cover keeps the new one', async () => {
    const id = await anOpenBook();
    await edit(id, { newPrice: 8, coverImage: 'book-4.webp' }, {});
    const { status, body } = await edit(id, { newPrice: 8, coverImage: '' }, {});
    expect([status, body.coverImage]).toEqual([200, 'book-4.webp']);
  });

  it('do so one after the other, even at the same moment', async () => {
    const id = await anOpenBook();
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((newPrice) => edit(id, { newPrice }, {})),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = replies.find(({ status }) => status === 200);
    expect((await read(id)).newPrice).toBe(winner?.body.newPrice);
  });

  it('overwrite without having seen anything, as a script does', async () => {
    const id = await anOpenBook();
    await edit(id, { newPrice: 8 }, {});
    expect((await edit(id, { newPrice: 7 })).body.newPrice).toBe(7);
  });
});

describe('a value changed in the list', () => {
  it('is refused with what the book costs by now if somebody else has changed it', async () => {
    const id = await anOpenBook();
    const change = { kind: 'price', prices: 'selling', to: 7 };
    await edit(id, { newPrice: 8 });
    const { body } = await post('changes', { ids: [id], change, seen: { newPrice: 9.5 } });
    expect([body.refused, body.books[0].from]).toEqual([1, { newPrice: 8 }]);
    expect((await read(id)).newPrice).toBe(8);
    await post('changes', { ids: [id], change, seen: { newPrice: 8 } });
    expect((await read(id)).newPrice).toBe(7);
  });

  it.each([
    ['what was seen', 5, 200, 9],
    ['another number', 6, 409, 5],
    ['no number', null, 409, 5],
  ])('counts the copies anew over %s', async (_what, seen, status, left) => {
    const id = await aBook({ stock: 5 });
    const reply = await post(`${id}/stock`, { counted: 9, seen, reason: 'Counted' });
    expect(reply.status).toBe(status);
    if (status === 409) expect(reply.body).toMatchObject({ code: 'changed-meanwhile', stock: 5 });
    expect((await read(id)).stock).toBe(left);
  });
});
