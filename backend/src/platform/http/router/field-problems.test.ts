import { MAIL_STATES } from '@book-store/contract/platform/mail/mail-kinds';
import { NEWS_TITLE_MAX } from '@book-store/contract/text-limits';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBookBody } from '../../../catalogue/books/books.builder.ts';
import { asAdmin } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';

const app = useTestApp();

type Call = ['get' | 'post' | 'put', path: string, body?: object];

async function send([method, path, body]: Call) {
  const request = app
    .http()
    [method](path)
    .set('Authorization', await asAdmin());
  const { status, body: problem } = await (body ? request.send(body) : request);
  return { status, fields: problem.fields };
}

const newsletter = (body: object): Call => ['post', '/api/newsletter', body];
const books = (query: string): Call => ['get', `/api/books/?${query}`];
const book = (facts: object): Call => ['post', '/api/books/create-book', aBookBody(facts)];
const stock = (body: object): Call => [
  'post',
  `/api/admin/books/${new Types.ObjectId()}/stock`,
  { reason: 'Counted', ...body },
];
const NEWS = { title: 'A day', description: 'Of it.', text: '', date: '2026-02-28', draft: true };
const news = (body: object): Call => ['post', '/api/admin/news', { ...NEWS, ...body }];
const figures = (query: string): Call => ['get', `/api/admin/figures?${query}`];
const place = (currency: string, locale: string): Call => [
  'put',
  '/api/admin/shop/place',
  { currency, locale },
];

describe('what is wrong with a field', () => {
  beforeEach(async () => {
    expect((await send(place('USD', 'en-US'))).status).toBe(200);
  });

  it.each<[code: string, values: object, path: string, Call]>([
    ['required', {}, 'email', newsletter({})],
    ['required', {}, 'title', news({ title: ' ' })],
    ['wrong-type', { expected: 'string' }, 'email', newsletter({ email: 7 })],
    ['unknown-field', {}, 'name', newsletter({ email: 'ada@example.com', name: 'Ada' })],
    ['not-one-of', { choices: [...MAIL_STATES] }, 'state', ['get', '/api/admin/mails?state=lost']],
    ['too-small', { minimum: 1 }, 'limit', books('limit=0')],
    ['too-large', { maximum: 100 }, 'limit', books('limit=101')],
    ['not-whole', {}, 'limit', books('limit=1.5')],
    ['too-long', { maximum: NEWS_TITLE_MAX }, 'title', news({ title: 'x'.repeat(999) })],
    ['too-few', { minimum: 1 }, 'ways', ['put', '/api/admin/shop', { ways: [] }]],
    ['control-characters', {}, 'title', news({ title: 'A\u0007' })],
    ['invalid-email', {}, 'email', newsletter({ email: 'ada@' })],
    ['invalid-link', {}, 'token', ['post', '/api/newsletter/confirm', { token: 'x' }]],
    ['invalid-isbn', {}, 'isbn', book({ isbn: '9780000000000' })],
    ['invalid-format', { format: 'date' }, 'from', figures('from=tomorrow')],
    ['no-such-day', {}, 'date', news({ date: '2026-02-30' })],
    ['out-of-order', { before: 'to' }, 'from', figures('from=2026-02-02&to=2026-02-01')],
    ['exactly-one', { fields: ['delta', 'counted'] }, 'delta', stock({})],
    ['no-change', {}, 'delta', stock({ delta: 0 })],
    ['too-small', { minimum: 0 }, 'newPrice', book({ newPrice: -1 })],
    ['too-many-decimals', { decimals: 2 }, 'newPrice', book({ newPrice: 1.005 })],
    // What only the shop knows.
    ['unknown-genre', {}, 'category', book({ category: 'nowhere' })],
    ['not-uploaded', {}, 'image', news({ image: 'missing.webp' })],
  ])('has the code %s with %j, at %s', async (code, values, path, call) => {
    const { status, fields } = await send(call);
    expect(status).toBe(400);
    expect(fields).toContainEqual({ path, message: expect.any(String), code, values });
  });

  it.each([
    ['USD', 'en-US', { maximum: 10_000 }, 2],
    ['JPY', 'ja-JP', { maximum: 1_000_000 }, 0],
    ['KWD', 'en-KW', { maximum: 10_000 }, 3],
  ])('has amounts in the currency: %s', async (currency, locale, highest, decimals) => {
    expect((await send(place(currency, locale))).status).toBe(200);
    const high = await send(book({ newPrice: 1_000_000_000 }));
    expect(high.fields).toMatchObject([{ code: 'too-large', values: { ...highest, currency } }]);
    const odd = await send(book({ newPrice: 1.0005 }));
    expect(odd.fields).toMatchObject([{ code: 'too-many-decimals', values: { decimals } }]);
  });

  it('never repeats what was typed in its values', async () => {
    const typed = 'Xyzzy<script>';
    for (const call of [
      newsletter({ email: typed }),
      books(`limit=${typed}`),
      news({ date: typed }),
    ]) {
      const [{ values }] = (await send(call)).fields;
      expect(JSON.stringify(values)).not.toContain('yzzy');
    }
  });
});
