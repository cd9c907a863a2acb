import { Writable } from 'node:stream';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aGuestOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { sendRaw } from '../../testing/processes/send-raw.ts';
import { useWholeApp } from './whole-app.fixtures.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const logged = () => lines.splice(0).map((line) => JSON.parse(line));
const app = useWholeApp({ log: pino({ level: 'trace' }, sink) });

const EMAIL = 'zebulon.marrow@quillpost.example';
const secrets = {
  email: EMAIL,
  localPart: 'zebulon',
  name: 'Marrowbone',
  street: 'Featherstitch Lane 77',
  city: 'Brambleton',
  zipcode: 'ZX-90817',
  phone: '+4930555012345',
  password: 'my dearest passphrase',
  wrongPassword: 'not her passphrase at all',
  key: 'a-key-of-the-checkout',
};
/** The log names admins who change something, and nobody else. */
const ADMIN = 'ottoline';
const body = (overrides: object = {}) =>
  anOrderBody({
    name: secrets.name,
    email: EMAIL,
    phone: secrets.phone,
    address: {
      street: secrets.street,
      city: secrets.city,
      country: 'USA',
      state: 'Oregon',
      zipcode: secrets.zipcode,
    },
    ...overrides,
  });

/** The tokens that the tests get, and their parts, are secrets as well. */
const tokens: string[] = [];
const remember = (token: string): string => {
  tokens.push(token, ...token.split('.').slice(1));
  return `Bearer ${token}`;
};
const customer = async () =>
  remember(await app.project.token({ sub: 'zebulon-uid', email: EMAIL }));

let sentCalls = 0;
type Sent = { method?: string; path: string; as?: string; body?: unknown; type?: string };
function send({ method = 'GET', path, as, body, type = 'application/json' }: Sent) {
  sentCalls += 1;
  const headers = {
    'Content-Type': type,
    'Idempotency-Key': `${secrets.key}-${sentCalls}`,
    Cookie: `session=${secrets.password}`,
    'User-Agent': `Mozilla/5.0 ${EMAIL}`,
    Referer: `http://localhost/orders?email=${EMAIL}`,
    ...(as && { Authorization: as }),
  };
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return sendRaw(app.origin(), { method, path, headers, body: text });
}

async function signInAsAdmin(): Promise<string> {
  const [username, { password }] = [ADMIN, secrets];
  const reply = await send({
    method: 'POST',
    path: '/api/auth/admin',
    body: { username, password },
  });
  return remember(JSON.parse(reply.text).token);
}

beforeAll(async () => {
  await anAdmin({ username: ADMIN, password: secrets.password });
});
afterEach(() => {
  lines.length = 0;
});

describe('the log at its most verbose level', () => {
  it('contains no personal data, whatever people do or get wrong', async () => {
    const as = await customer();
    const admin = await signInAsAdmin();
    const productIds = [await aBook({ newPrice: 10 })];
    const guest = await aGuestOrder({ email: EMAIL });
    tokens.push(guest.token, ...guest.token.split('.'));
    const { wrongPassword, password } = secrets;
    const order = body({ productIds });
    const post = (path: string, sent: unknown, by?: string) =>
      send({ method: 'POST', path, body: sent, ...(by && { as: by }) });
    const calls = [
      post('/api/auth/admin', { username: ADMIN, password: wrongPassword }),
      post('/api/orders/', order, as),
      post('/api/orders/', { ...order, totalPrice: '1.00' }, as),
      post('/api/orders/', { ...order, productIds: [new Types.ObjectId()] }, as),
      post('/api/orders/', { ...order, phone: `${secrets.phone}x`, [EMAIL]: secrets.street }, as),
      post('/api/orders/', order, admin),
      post('/api/orders/', order, 'Bearer garbage'),
      post('/api/orders/', `{"email":"${EMAIL}", "street": ${secrets.street}`, as),
      send({ method: 'POST', path: '/api/orders/', as, body: secrets.street, type: 'text/plain' }),
      post('/api/newsletter', { email: EMAIL }),
      post('/api/newsletter', { email: EMAIL }),
      post('/api/newsletter', { email: `${EMAIL} ${secrets.phone}` }),
      post(`/api/orders/${secrets.name}/cancel`, {}, as),
      post('/api/admin/password', { currentPassword: wrongPassword, newPassword: password }, admin),
      post('/identitytoolkit.googleapis.com/v1/accounts:signUp', { email: EMAIL, password }),
      post('/securetoken.googleapis.com/v1/token', { refresh_token: password }),
      post('/api/guest-orders/view', { token: guest.token }),
      post('/api/guest-orders/cancel', { token: `${guest.token.slice(0, -1)}x` }),
      post('/api/withdrawals', { orderNumber: 'BS-10042', name: secrets.name, email: EMAIL }),
      send({ path: `/guest-order?token=${guest.token}` }),
      send({ path: `/api/orders/email/${EMAIL}`, as }),
      send({ path: `/api/orders/email/${EMAIL}`, as: admin }),
      send({ path: `/api/orders/email/other-${EMAIL}`, as }),
      send({ path: `/api/admin/orders?q=${secrets.name}`, as: admin }),
      send({ path: `/api/books/?q=${secrets.name}&email=${EMAIL}` }),
      send({ path: `/api/nothing/${EMAIL}?token=${tokens[0]}` }),
      send({ path: `/books/${secrets.name}` }),
      send({ path: `/checkout?email=${EMAIL}` }),
      send({ path: `/%E0%A4%A/${EMAIL}` }),
    ];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 201, 400, 401, 403, 404, 409, 415]));
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(calls.length);
    expectNoPersonalData();
  });

  it('names at `info` who signs in and out and what is refused, but nothing that was typed', async () => {
    const { wrongPassword, password } = secrets;
    const call = (method: string, path: string, sent: unknown, as?: string) =>
      send({ method, path, body: sent, ...(as && { as }) });
    const signIn = (username: string, typed: string) =>
      call('POST', '/api/auth/admin', { username, password: typed });
    await signIn(ADMIN, wrongPassword);
    await signIn(password, wrongPassword);
    await signIn(EMAIL, password);
    const admin = await signInAsAdmin();
    await call('POST', '/api/admin/session', { password: wrongPassword }, admin);
    await call('POST', '/api/admin/session', { password }, admin);
    const change = { currentPassword: wrongPassword, newPassword: 'a quite different phrase' };
    await call('POST', '/api/admin/password', change, admin);
    await call('PATCH', '/api/admin/profile', { roleLabel: 'Owner' }, admin);
    await call('DELETE', '/api/admin/session', undefined, admin);

    expectNoPersonalData();
    const events = logged().filter(({ event }) => event);
    expect(events.every(({ level }) => level === 30)).toBe(true);
    expect(events.map(({ event, admin: who, reason }) => [event, who, reason])).toEqual([
      ['sign-in-refused', undefined, 'wrong-credentials'],
      ['sign-in-refused', undefined, 'wrong-credentials'],
      ['sign-in-refused', undefined, 'wrong-credentials'],
      ['signed-in', ADMIN, undefined],
      ['renewal-refused', ADMIN, 'bad-request'],
      ['session-renewed', ADMIN, undefined],
      ['password-change-refused', ADMIN, 'bad-request'],
      ['profile-edited', ADMIN, undefined],
      ['signed-out', ADMIN, undefined],
    ]);
  });

  it('records a changed password and a sign-in refused after too many attempts', async () => {
    const { username, password } = await anAdmin({ password: secrets.password });
    const signIn = (typed: string) =>
      send({ method: 'POST', path: '/api/auth/admin', body: { username, password: typed } });
    const as = remember(JSON.parse((await signIn(password)).text).token);
    const newPassword = 'a quite different phrase';
    const change = { currentPassword: password, newPassword };
    await send({ method: 'POST', path: '/api/admin/password', body: change, as });
    for (let attempt = 0; attempt < 8; attempt += 1) await signIn('not the password');
    expectNoPersonalData();
    const events = logged().filter(({ event }) => event);
    expect(events.map(({ event }) => event)).toContain('password-changed');
    expect(events.at(-1)).toMatchObject({ event: 'sign-in-refused', reason: 'too-many-requests' });
    expect(JSON.stringify(events)).not.toContain(newPassword);
  });

  it('contains no personal data when the shop itself fails', async () => {
    const as = await customer();
    const admin = await signInAsAdmin();
    // The driver's own error quotes the email.
    await Order.deleteMany({});
    await Order.collection.createIndex({ email: 1 }, { unique: true, name: 'for_this_test' });
    const productIds = [await aBook({ newPrice: 10 })];
    const place = (key: string) =>
      sendRaw(app.origin(), {
        method: 'POST',
        path: '/api/orders/',
        headers: { Authorization: as, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body({ productIds })),
      });
    const [, second] = [await place('one'), await place('two')];
    await Order.collection.dropIndex('for_this_test');
    expect(second.status).toBe(500);
    const { requestId } = JSON.parse(second.text);
    await expect.poll(() => lines.join('')).toContain('request failed');
    expectNoPersonalData();
    const mine = logged().filter((line) => line.requestId === requestId);
    expect(mine.map(({ msg, level }) => [msg, level])).toEqual([
      ['request failed', 50],
      ['request', 30],
    ]);
    expect(mine[0].error).toMatchObject({ name: 'MongoServerError', code: 11000 });

    await app.database().close();
    const replies = [
      await place('three'),
      await send({ path: `/api/orders/email/${EMAIL}`, as: admin }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([503, 503]);
    expectNoPersonalData();
  });
});

function expectNoPersonalData(): void {
  const log = lines.join('').toLowerCase();
  expect(lines.length).toBeGreaterThan(0);
  const hidden = [...Object.values(secrets), encodeURIComponent(EMAIL), ...tokens];
  expect(hidden.filter((secret) => log.includes(secret.toLowerCase()))).toEqual([]);
}
