import type { EditBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';

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
const edit = (id: string, changes: Partial<EditBookBody>) =>
  app
    .http()
    .put(`/api/books/edit/${id}`)
    .set('Authorization', admin)
    .send({ ...aBookBody(SHOWN), ...changes });
const read = async (id: string) => (await app.http().get(`/api/books/${id}`)).body;
const post = (path: string, body: object) =>
  app.http().post(`/api/admin/books/${path}`).set('Authorization', admin).send(body);

describe('two admins who edit one book', () => {
  it('each raise its version by one', async () => {
    const id = await anOpenBook();
    const { version } = await read(id);
    const { body } = await edit(id, { newPrice: 8, version });
    expect([version, body.version]).toEqual([0, 1]);
    expect((await edit(id, { newPrice: 7, version: body.version })).body.version).toBe(2);
    expect(await read(id)).toMatchObject({ newPrice: 7, version: 2 });
  });

  it('are told what it is now, and nothing of the second edit is stored', async () => {
    const id = await anOpenBook();
    await edit(id, { newPrice: 8, version: 0 });
    const refused = await edit(id, { newPrice: 7, title: 'Mine', version: 0 });
    expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(refused.body.current).toEqual(await read(id));
    expect(refused.body.current).toMatchObject({ title: 'Emma', newPrice: 8, version: 1 });
    const again = await edit(id, { newPrice: 7, title: 'Mine', version: 1 });
    expect([again.status, again.body.title]).toEqual([200, 'Mine']);
  });

  it('do so one after the other, even at the same moment', async () => {
    const id = await anOpenBook();
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((newPrice) => edit(id, { newPrice, version: 0 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = replies.find(({ status }) => status === 200);
    expect((await read(id)).newPrice).toBe(winner?.body.newPrice);
  });

  it('are told of a change of many books, too', async () => {
    const id = await anOpenBook();
    await post('changes', { ids: [id], change: { kind: 'price', prices: 'both', price: 7 } });
    const { status, body } = await edit(id, { title: 'Mine', version: 0 });
    expect([status, body.current?.newPrice, body.current?.version]).toEqual([409, 7, 1]);
  });

  it('are not hindered by a count of the copies, which the form does not have', async () => {
    const id = await aBook({ ...SHOWN, stock: 5 });
    await post(`${id}/stock`, { counted: 4, reason: 'Counted' });
    const { status, body } = await edit(id, { newPrice: 8, version: 0 });
    expect([status, body.newPrice, body.stock]).toEqual([200, 8, 4]);
  });

  it('overwrite without a version, as a script does', async () => {
    const id = await anOpenBook();
    await edit(id, { newPrice: 8, version: 0 });
    expect((await edit(id, { newPrice: 7 })).body).toMatchObject({ newPrice: 7, version: 2 });
  });

  it.each([-1, 1.5, '0', null])('do not send the version %j', async (version) => {
    const reply = await edit(await anOpenBook(), { version: version as number });
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, 'version']);
  });
});

describe('a value changed in the list', () => {
  it('is refused with what the book costs by now if somebody else has changed it', async () => {
    const id = await anOpenBook();
    const change = { kind: 'price', prices: 'selling', price: 7 };
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
