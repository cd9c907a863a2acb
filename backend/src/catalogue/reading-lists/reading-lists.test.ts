import type {
  AdminReadingListView,
  EditReadingListBody,
} from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { aListBody } from './reading-lists.builder.ts';
import { ReadingList } from './reading-lists.model.ts';

const app = useTestApp();
let admin: string | undefined;
beforeEach(async () => {
  admin ??= await asAdmin();
  await Promise.all([ReadingList.deleteMany({}), Book.deleteMany({})]);
});

const call = (method: 'get' | 'post' | 'put' | 'delete', path = '', body?: object) =>
  app
    .http()
    [method](`/api/admin/reading-lists${path}`)
    .set('Authorization', String(admin))
    .send(body);
const make = async (given: Partial<EditReadingListBody>): Promise<AdminReadingListView> =>
  (await call('post', '', aListBody(given)).expect(201)).body;
const shown = async (path = '') => (await app.http().get(`/api/reading-lists${path}`)).body;
const titlesIn = async (id: string) =>
  (await shown(`/${id}`)).books.map(({ book }: { book: { title: string } }) => book.title);
const said = async (book: string) =>
  (await app.http().get(`/api/books/${book}/recommendations`)).body;

describe('a list of the owner', () => {
  it('has a row and a page, with what is said of its books in their order', async () => {
    const [one, two] = [await aBook({ title: 'One' }), await aBook({ title: 'Two' })];
    const { id } = await make({
      title: 'Bücher für den Sommer',
      books: [{ bookId: two, sentence: 'Read it at once.', by: 'Ben' }, { bookId: one }],
    });
    expect(id).toBe('bucher-fur-den-sommer');
    expect(await shown()).toMatchObject([
      {
        title: 'Bücher für den Sommer',
        sentence: 'For long evenings.',
        by: 'Anna',
        books: [{ title: 'Two' }, { title: 'One' }],
      },
    ]);
    expect(await shown(`/${id}`)).toMatchObject({
      books: [
        { book: { title: 'Two' }, sentence: 'Read it at once.', by: 'Ben' },
        { book: { title: 'One' } },
      ],
    });
    const list = { id, title: 'Bücher für den Sommer' };
    expect(await said(two)).toEqual([{ list, sentence: 'Read it at once.', by: 'Ben' }]);
    expect(await said(one)).toEqual([{ list, by: 'Anna' }]);
  });

  it('leaves out books while they are hidden or in the bin', async () => {
    const ids = [await aBook({ title: 'A' }), await aBook({ title: 'B' })];
    const [first = '', second = ''] = ids;
    const sentence = 'Not to be told before it is out.';
    const { id } = await make({ books: ids.map((bookId) => ({ bookId, sentence })) });
    expect([await said(first), await said(second)]).toMatchObject([[{ sentence }], [{ sentence }]]);
    await app
      .http()
      .post('/api/admin/books/changes')
      .set('Authorization', String(admin))
      .send({ ids: [first], change: { kind: 'hidden', hidden: true } })
      .expect(200);
    expect(await titlesIn(id)).toEqual(['B']);
    await app.http().delete(`/api/books/${second}`).set('Authorization', String(admin)).expect(200);
    expect(await titlesIn(id)).toEqual([]);
    expect(await shown()).toEqual([]);
    expect([await said(first), await said(second)]).toEqual([[], []]);
    expect((await call('get', `/${id}`)).body.books).toEqual([
      { bookId: first, title: 'A', hidden: true, sentence },
      { bookId: second, sentence },
    ]);
    const back = await app
      .http()
      .post('/api/admin/bin/put-back')
      .set('Authorization', String(admin))
      .send({ ids: [second] });
    expect(back.status).toBe(200);
    expect(await titlesIn(id)).toEqual(['B']);
  });

  it('is read for its row only if it is among those that are shown', async () => {
    const [older, newer] = [await aBook({}), await aBook({})];
    for (const bookId of [older, newer]) await make({ books: [{ bookId }] });
    const empty = await make({});
    // The search has read the new books.
    await shown('?limit=2');
    const reading = vi.spyOn(Book, 'find');
    const [list, ...others] = await shown('?limit=1');
    const read = JSON.stringify(reading.mock.calls);
    reading.mockRestore();
    expect([list.books[0]._id, list.id === empty.id, others]).toEqual([newer, false, []]);
    expect([read.includes(newer), read.includes(older)]).toEqual([true, false]);
  });

  it('is nowhere until it is published, and gone once it is deleted', async () => {
    const book = await aBook({});
    const { id, version } = await make({ books: [{ bookId: book }], published: false });
    const everywhere = async () => [
      await shown(),
      (await app.http().get(`/api/reading-lists/${id}`)).status,
      await said(book),
    ];
    expect(await everywhere()).toEqual([[], 404, []]);
    const body = { ...aListBody({ books: [{ bookId: book }] }), version };
    await call('put', `/${id}`, body).expect(200);
    expect(await everywhere()).toMatchObject([[{ id }], 200, [{ list: { id } }]]);
    await call('delete', `/${id}`).expect(200);
    expect(await everywhere()).toEqual([[], 404, []]);
  });

  it('loses the texts that are emptied, and keeps its address', async () => {
    const { id, version } = await make({});
    const body = { ...aListBody({ title: 'Staff picks', sentence: '', by: '' }), version };
    const { body: edited } = await call('put', `/${id}`, body).expect(200);
    expect(edited).toEqual({
      id,
      title: 'Staff picks',
      books: [],
      published: true,
      version: version + 1,
    });
  });

  it('is not replaced by somebody who has not seen its last change', async () => {
    const { id, version } = await make({});
    const edit = (title: string) => call('put', `/${id}`, { ...aListBody({ title }), version });
    await edit('First').expect(200);
    const { status, body } = await edit('Second');
    expect([status, body.code, body.current.title]).toEqual([409, 'changed-meanwhile', 'First']);
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a book twice', { books: [{ bookId: 'a'.repeat(24) }, { bookId: 'a'.repeat(24) }] }, 'books'],
  ])('is refused with %s', async (_what, given, path) => {
    const { status, body } = await call('post', '', aListBody(given));
    expect([status, body.fields[0].path]).toEqual([400, path]);
  });
});
