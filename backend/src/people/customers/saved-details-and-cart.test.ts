import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { CustomerRecord } from './customers.model.ts';

const app = useTestApp();
const id = (number: number) => number.toString(16).padStart(24, '0');
const call = (uid: string) => {
  const send = (method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object) =>
    app.http()[method](`/api/account${path}`).set('Authorization', asCustomer(uid)).send(body);
  return {
    get: (path: string) => send('get', path),
    put: (path: string, body?: object) => send('put', path, body),
    post: (path: string, body?: object) => send('post', path, body),
    delete: (path: string, body?: object) => send('delete', path, body),
  };
};
const address = {
  street: '1 Quiet Lane',
  city: 'Springfield',
  country: 'USA',
  state: 'Oregon',
  zipcode: '97477',
};

describe('the saved details of an account', () => {
  it('have addresses by the rules of their countries, also those from before countries had codes', async () => {
    const ada = call('abroad');
    const berlin = { street: 'Ufer 1', city: 'Berlin', countryCode: 'DE', zipcode: '10115' };
    const kowloon = { street: '8 Road', city: 'Kowloon', country: 'Hongkong' };
    const { body } = await ada.put('', { addresses: [berlin, kowloon] });
    expect(body.addresses).toEqual([
      { ...berlin, country: 'Germany', state: '' },
      { ...kowloon, countryCode: 'HK', state: '', zipcode: '' },
    ]);
    const old = { $unset: { 'addresses.$[].countryCode': 1 } };
    await CustomerRecord.updateOne({ _id: 'abroad' }, old);
    expect((await ada.get('')).body).toEqual(body);
  });

  it('are empty at first, then what was saved last, and nobody else sees them', async () => {
    const ada = call('details');
    expect((await ada.get('')).body).toEqual({ name: '', phone: '', addresses: [] });
    const details = { name: 'Ada Reader', phone: '015550100', addresses: [address] };
    const saved = { ...details, addresses: [{ ...address, countryCode: 'US' }] };
    expect((await ada.put('', details)).body).toEqual(saved);
    expect((await ada.get('')).body).toEqual(saved);
    await ada.put('', { addresses: [] });
    expect((await ada.get('')).body).toEqual({ name: '', phone: '', addresses: [] });
    await ada.put('', details);
    expect((await call('stranger').get('')).body.addresses).toEqual([]);
  });

  it.each([
    ['phone', { phone: 'call me' }],
    ['addresses.0.city', { addresses: [{ ...address, city: '' }] }],
    ['addresses', { addresses: Array(6).fill(address) }],
    ['uid', { uid: 'another' }],
  ])('are refused with a message at %s', async (path, body) => {
    const reply = await call('faulty').put('', body);
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, path]);
  });
});

describe('the cart of an account', () => {
  const changes = (list: [string, 'add' | 'remove', string][], sentAt = new Date()) => ({
    sentAt: sentAt.toISOString(),
    changes: list.map(([bookId, kind, at]) => ({ bookId, kind, at })),
  });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  it('merges what two devices did, the latest change of each book', async () => {
    const ada = call('two-devices');
    await ada.post(
      '/cart/changes',
      changes([
        [id(1), 'add', ago(60)],
        [id(2), 'add', ago(50)],
      ]),
    );
    const offline = changes([
      [id(1), 'remove', ago(55)],
      [id(2), 'remove', ago(58)],
      [id(3), 'add', ago(40)],
    ]);
    const merged = await ada.post('/cart/changes', offline);
    expect([merged.status, merged.body]).toEqual([200, { bookIds: [id(2), id(3)], refused: [] }]);
    await ada.post('/cart/changes', offline);
    expect((await ada.get('/cart')).body).toEqual({ bookIds: [id(2), id(3)] });
    expect((await call('stranger').get('/cart')).body).toEqual({ bookIds: [] });
  });

  it('loses nothing if many changes arrive at once', async () => {
    const ada = call('at-once');
    const ids = Array.from({ length: 12 }, (_, index) => id(100 + index));
    const replies = await Promise.all(
      ids.map((one) => ada.post('/cart/changes', changes([[one, 'add', ago(1)]]))),
    );
    expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect((await ada.get('/cart')).body.bookIds.sort()).toEqual(ids);
  });

  it('refuses changes without a time, and more than a cart can take', async () => {
    const ada = call('bad-changes');
    const one: [string, 'add', string] = [id(1), 'add', ago(1)];
    expect((await ada.post('/cart/changes', changes([[id(1), 'add', 'now']]))).status).toBe(400);
    expect((await ada.post('/cart/changes', changes(Array(201).fill(one)))).status).toBe(400);
    expect((await ada.post('/cart/changes', changes([]))).status).toBe(400);
  });
});

describe.each([
  ['wishes', 'wishes'],
  ['back-in-stock', 'backInStock'],
] as const)('PUT and DELETE /api/account/%s', (path, list) => {
  it('keep a book once, latest first, until it is removed', async () => {
    const ada = call(`list-${path}`);
    const [first, second] = [await aBook(), await aBook()];
    for (const one of [first, second, first]) {
      expect((await ada.put(`/${path}/${one}`)).status).toBe(200);
    }
    expect((await ada.get('/wishes')).body[list]).toEqual([second, first]);
    await ada.delete(`/${path}/${second}`);
    expect((await ada.delete(`/${path}/${second}`)).body[list]).toEqual([first]);
    expect((await call('stranger').get('/wishes')).body[list]).toEqual([]);
  });

  it('reply 404 to a book that is not in the shop, and 409 if the list is full', async () => {
    const ada = call(`full-${path}`);
    expect((await ada.put(`/${path}/${id(5)}`)).status).toBe(404);
    expect((await ada.put(`/${path}/nonsense`)).status).toBe(404);
    const books = await Promise.all(Array.from({ length: WISHES_MAX + 1 }, () => aBook()));
    const [extra = '', ...others] = books;
    for (const one of others) await ada.put(`/${path}/${one}`);
    const reply = await ada.put(`/${path}/${extra}`);
    expect([reply.status, reply.body]).toEqual([
      409,
      expect.objectContaining({ code: 'list-full', maximum: WISHES_MAX }),
    ]);
    expect((await ada.get('/wishes')).body[list]).toHaveLength(WISHES_MAX);
  });
});

describe('POST /api/account/wishes', () => {
  it("adds a device's books that are not on the list, latest first", async () => {
    const ada = call('joining');
    const [own, first, second] = [await aBook(), await aBook(), await aBook()];
    const hidden = await aBook({ hidden: true });
    await ada.put(`/wishes/${own}`);
    const bookIds = [second, own, id(7), hidden, first, second];
    for (const _time of [1, 2]) {
      const { status, body } = await ada.post('/wishes', { bookIds });
      expect([status, body]).toEqual([
        200,
        { wishes: [second, first, own], backInStock: [], refused: [] },
      ]);
    }
  });

  it('names the books for which the list has no room', async () => {
    const ada = call('joining-full');
    const books = await Promise.all(Array.from({ length: WISHES_MAX + 2 }, () => aBook()));
    const [latest = '', own = '', ...others] = books;
    await ada.put(`/wishes/${own}`);
    const { body } = await ada.post('/wishes', { bookIds: [latest, ...others.slice(0, -2)] });
    expect([body.wishes.length, body.wishes[0], body.refused]).toEqual([WISHES_MAX, latest, []]);
    const again = await ada.post('/wishes', { bookIds: others.slice(-1) });
    expect([again.status, again.body.refused]).toEqual([200, others.slice(-1)]);
    expect((await ada.post('/wishes', { bookIds: [] })).status).toBe(400);
    expect((await ada.post('/wishes', { bookIds: [...books, id(1)] })).status).toBe(400);
  });
});

it('deleting the account erases its details, cart and lists', async () => {
  const book = await aBook();
  const leaving = call('leaving');
  await leaving.put('', { name: 'Lea Ving', phone: '015550100', addresses: [address] });
  await leaving.put(`/wishes/${book}`);
  await app
    .http()
    .delete('/api/account')
    .set('Authorization', asCustomer('leaving', { signedInAt: Date.now() }))
    .send();
  expect(JSON.stringify(await app.stored('customers'))).not.toContain('leaving');
  expect((await leaving.get('')).body.name).toBe('');
});
