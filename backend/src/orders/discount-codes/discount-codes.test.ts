import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aCodeBody, aDiscountCode } from './discount-codes.builder.ts';
import { DiscountCode } from './discount-codes.model.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  app.clock.now = undefined;
  await DiscountCode.deleteMany({});
  admin = await asAdmin();
});

const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', id = '', body?: object) =>
  app.http()[method](`/api/admin/discount-codes${id}`).set('Authorization', admin).send(body);
const add = async (given = {}) => (await call('post', '', aCodeBody(given))).body;
const isOffered = async () => (await app.http().get('/api/shop')).body.discountCodes ?? false;

describe('the owner', () => {
  it('makes a code, which is spelled in one way', async () => {
    const book = await aBook({ title: 'Emma' });
    const { status, body } = await call(
      'post',
      '',
      aCodeBody({
        code: ' früh ling-26',
        minimum: 20,
        limit: 5,
        genres: ['horror'],
        books: [book],
      }),
    );
    expect([status, body]).toEqual([
      201,
      {
        _id: expect.any(String),
        code: 'FRUHLING-26',
        kind: 'percent',
        percent: 10,
        minimum: 20,
        limit: 5,
        genres: ['horror'],
        books: [{ bookId: book, title: 'Emma' }],
        uses: 0,
        state: 'live',
        version: 0,
      },
    ]);
    const again = await call('post', '', aCodeBody({ code: 'Fruhling-26' }));
    expect([again.status, again.body.fields]).toEqual([
      400,
      [expect.objectContaining({ path: 'code' })],
    ]);
    const { body: list, headers } = await call('get');
    expect([list, headers['x-total-count']]).toEqual([[body], '1']);
  });

  it.each([
    ['code', { code: 'a' }],
    ['code', { code: 'ten%off' }],
    ['percent', { percent: undefined }],
    ['percent', { percent: 101 }],
    ['percent', { percent: 2.5 }],
    ['amount', { kind: 'amount', amount: 0 }],
    ['amount', { kind: 'amount' }],
    ['lastDay', { firstDay: '2026-11-02', lastDay: '2026-11-01' }],
    ['limit', { limit: 0 }],
    ['minimum', { minimum: 1.234 }],
  ])('is told about a wrong %s: %j', async (path, given) => {
    const { status, body } = await call('post', '', aCodeBody(given));
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ path })]]);
  });

  it('edits a code, and what is absent goes', async () => {
    const { _id, code } = await add({ minimum: 20, lastDay: '2099-01-01' });
    const edit = { code, kind: 'amount', amount: 3, version: 0 };
    const { status, body } = await call('put', `/${_id}`, edit);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ kind: 'amount', amount: 3, version: 1 }),
    ]);
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(percent|minimum|lastDay)$/)]),
    );
    const late = await call('put', `/${_id}`, edit);
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({ code: 'changed-meanwhile', current: body }),
    ]);
    const activity = app.http().get('/api/admin/activity').set('Authorization', admin);
    const [last] = (await activity).body.entries;
    expect(last).toMatchObject({ action: 'discount-code-edited', subject: { name: code } });
    expect(last.fields).toContainEqual({ field: 'amount', to: 3 });
  });

  it('neither deletes nor renames a code that is used', async () => {
    const code = await aDiscountCode({ uses: 1 });
    const id = `/${(await DiscountCode.findOne({ code }))?._id}`;
    expect((await call('delete', id)).body).toMatchObject({ status: 409, code: 'conflict' });
    expect((await call('put', id, aCodeBody())).body).toMatchObject({ code: 'conflict' });
    expect((await call('put', id, aCodeBody({ code, percent: 20 }))).body.percent).toBe(20);
  });

  it('deletes a code that nobody has used', async () => {
    const { _id } = await add();
    expect((await call('delete', `/${_id}`)).body).toEqual({ deleted: true });
    expect((await call('delete', `/${_id}`)).status).toBe(404);
  });
});

describe('visitors', () => {
  it('learn that there are codes while one can be used', async () => {
    expect(await isOffered()).toBe(false);
    const { _id } = await add();
    expect(await isOffered()).toBe(true);
    await call('patch', `/${_id}`, { ended: true });
    expect(await isOffered()).toBe(false);
    expect((await call('patch', `/${_id}`, { ended: false })).body.state).toBe('live');
    expect(await isOffered()).toBe(true);
  });

  it('use a code on its first and its last day in the time zone of the shop', async () => {
    const place = { currency: 'USD', locale: 'en-US', timeZone: 'Asia/Tokyo' };
    await app.http().put('/api/admin/shop/place').set('Authorization', admin).send(place);
    await add({ firstDay: '2026-11-02', lastDay: '2026-11-03' });
    const stateAt = async (at: string) => {
      app.clock.now = new Date(at);
      const [code] = (await call('get')).body;
      return code.state;
    };
    expect(await stateAt('2026-11-01T14:59:00Z')).toBe('planned');
    expect(await stateAt('2026-11-01T15:00:00Z')).toBe('live');
    expect(await stateAt('2026-11-03T14:59:00Z')).toBe('live');
    expect(await stateAt('2026-11-03T15:00:00Z')).toBe('expired');
  });
});
