import { randomInt } from 'node:crypto';
import type { AdminRole } from '@book-store/contract/admin-roles';
import type { genreCalls } from '@book-store/contract/catalogue/genres/calls';
import { ADMIN_SESSION_SECONDS } from '@book-store/contract/people/account/account-limits';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aGuestOrder, anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { byName } from '../../people/admins/find-admins.ts';
import { removeAdmin } from '../../people/admins/remove-admin.ts';
import { setPassword } from '../../people/admins/set-password.ts';
import { aSignedInAdmin, emailOf, TEST_JWT_SECRET } from '../../testing/app/sign-in.ts';
import type { Call, Examples } from '../../testing/checks/call-example.ts';
import { sendRaw } from '../../testing/processes/send-raw.ts';
import { recordRoutes } from './app-routes.fixtures.ts';
import { EXAMPLES } from './call-examples.fixtures.ts';
import { RIGHTS, type Right } from './rights.fixtures.ts';
import { METRICS_TOKEN, useWholeApp } from './whole-app.fixtures.ts';

const recordedRoutes = recordRoutes();
const app = useWholeApp();
const owner = { uid: 'owner', password: 'the password of the admin' };
const other = { uid: 'other' };
const claimsOf = ({ uid }: { uid: string }) => ({ sub: uid, email: emailOf(uid) });

async function signIn(credentials: { username: string; password: string }): Promise<string> {
  const reply = await app
    .http()
    .post('/api/auth/admin')
    .set('X-Forwarded-For', anAddress())
    .send(credentials);
  return reply.body.token;
}

/** Returns tokens that look like an admin's session but are invalid. */
async function badAdminTokens(good: string): Promise<Record<string, string>> {
  const claims = jwt.decode(good, { json: true }) ?? {};
  const signed = (changes: object, options: jwt.SignOptions = {}, key = TEST_JWT_SECRET) =>
    jwt.sign({ ...claims, ...changes }, key, { algorithm: 'HS256', ...options });
  const [removed, renewed] = [await anAdmin(), await anAdmin()];
  const ended = { removed: await signIn(removed), renewed: await signIn(renewed) };
  const signedOut = await signIn(await anAdmin());
  await app.http().delete('/api/admin/session').set('Authorization', `Bearer ${signedOut}`);
  await removeAdmin(byName(removed.username));
  await setPassword({ ...renewed, password: 'a password that came later' });
  const now = Number(claims.iat);
  return {
    'an expired session': signed({ iat: now - ADMIN_SESSION_SECONDS - 1, exp: now - 1 }),
    'a session signed with another key': signed({}, {}, 'another key'.repeat(4)),
    'a session with alg none': signed({}, { algorithm: 'none' }, ''),
    'a session with another algorithm': signed({}, { algorithm: 'HS512' }),
    'a session for another audience': signed({ aud: 'customers' }),
    'a session of an unknown admin': signed({ sub: 'f'.repeat(24) }),
    'a session with an operator as its subject': signed({ sub: '{"$gt":""}' }),
    'the session of a removed admin': ended.removed,
    'a session that is older than the password': ended.renewed,
    'a session that was signed out': signedOut,
    'a session that never existed': signed({ sid: 'x'.repeat(24) }),
    "another admin's session": signed({
      sub: jwt.decode(ended.renewed, { json: true })?.sub,
      ver: 1,
    }),
    "an admin's claims signed with Google's key": await app.project.signAnything(claims),
  };
}

/** Headers that give nobody access, wherever they are sent. */
let bad: Record<string, string>;
let customers: { owner: string; other: string };
beforeAll(async () => {
  const session = await signIn(await anAdmin());
  const tokens = {
    ...(await app.project.badTokens(claimsOf(owner))),
    ...(await badAdminTokens(session)),
    "a customer's claims with an admin's issuer": jwt.sign(
      { ...claimsOf(owner), iss: 'book-store' },
      'any key at all',
    ),
    'a word instead of a token': 'garbage',
    'a token whose payload is not JSON': 'eyJhbGciOiJIUzI1NiJ9.e30x.x',
    'a guest with the link of an order': (await aGuestOrder()).token,
    'a monitor': METRICS_TOKEN,
  };
  const headers = Object.entries(tokens).map(([name, token]) => [name, `Bearer ${token}`]);
  bad = { ...Object.fromEntries(headers), 'a session with another scheme': `Basic ${session}` };
  const customer = async (one: { uid: string }) =>
    `Bearer ${await app.project.token(claimsOf(one))}`;
  customers = { owner: await customer(owner), other: await customer(other) };
});

type Callers = Record<string, { as: string | undefined; kind: keyof typeof STATUS }>;

/**
 * Returns every kind of caller that a route may tell from others, with their header; those who work here come last,
 * whose calls may end the session. Where nobody is refused, one of those who work here is like another.
 */
async function callersOf(name: string, { access }: Right): Promise<Callers> {
  const session = async (role: AdminRole) =>
    `Bearer ${(await aSignedInAdmin({ password: owner.password, role })).token}`;
  const strangers = badHeadersFor(name).map(
    ([who, as]) => [who, { as, kind: 'anonymous' as const }] as const,
  );
  return {
    'a visitor': { as: undefined, kind: 'anonymous' },
    ...Object.fromEntries(strangers),
    ...(access === 'monitor' && { 'a monitor': { as: bad['a monitor'], kind: 'monitor' } }),
    // Where nothing is a customer's own, one customer is like another.
    ...(access.includes('customer') && {
      'another customer': { as: customers.other, kind: 'other' },
    }),
    'the customer whose it is': { as: customers.owner, kind: 'owner' },
    ...(access !== 'anyone' && { staff: { as: await session('staff'), kind: 'staff' } }),
    'an owner of the shop': { as: await session('owner'), kind: 'admin' },
  };
}

/** What the server makes of somebody who is none of those that a route is for. */
const refusalFor = ({ access }: Right) => (access === 'monitor' ? 401 : 403);
const isFor = ({ access }: Right, ...kinds: string[]) =>
  access === 'anyone' || kinds.includes(access);

const STATUS = {
  anonymous: (right: Right, as?: string) =>
    isFor(right) ? right.status : ((as === undefined ? right.guests : undefined) ?? 401),
  other: (right: Right) => (isFor(right) ? right.status : (right.others ?? refusalFor(right))),
  owner: (right: Right) =>
    isFor(right, 'customer', 'customer or admin', 'customer or guest')
      ? right.status
      : refusalFor(right),
  staff: (right: Right) =>
    isFor(right, 'admin', 'customer or admin') ? right.status : refusalFor(right),
  admin: (right: Right) =>
    isFor(right, 'admin', 'owner', 'customer or admin') ? right.status : refusalFor(right),
  monitor: (right: Right) => right.status,
};

/** Each call comes from another network, so that no limit applies. */
const anAddress = () => Array.from({ length: 4 }, () => randomInt(1, 250)).join('.');

async function callAs(name: string, as: string | undefined, example: Call = {}) {
  const [method = '', pattern = ''] = name.split(' ');
  const { path = pattern, body, type } = example;
  const verb = method === 'ALL' ? 'post' : method.toLowerCase();
  const call = app.http()[verb as 'post'](path).set('X-Forwarded-For', anAddress());
  if (type) call.set('Content-Type', type);
  if (as) call.set('Authorization', as);
  return call.send(body as object);
}

const NAMES = Object.keys(RIGHTS);

/**
 * Returns the headers without access that a route is called with: all of them for the first route of each access, and
 * a share for every other, because one function verifies them before any route is asked. Where nobody is refused, the
 * share is smaller.
 */
function badHeadersFor(name: string): [string, string][] {
  const all = Object.entries(bad);
  const at = NAMES.indexOf(name);
  const access = RIGHTS[name]?.access;
  const shares = access === 'anyone' ? 30 : 10;
  const isFirst = NAMES.findIndex((one) => RIGHTS[one]?.access === access) === at;
  return all.filter((_, index) => isFirst || index % shares === at % shares);
}

const OWNERS_AREAS =
  / \/api\/admin\/(shop|pages|setup|demo|people|invitations|mail-server|backups)\b/;
/** Lists of books show which ones are running out. */
const FOR_STAFF = ['GET /api/admin/shop/stock'];

describe('the access that a route declares', () => {
  it('is known for every route of the application, and for no other', () => {
    const routes = recordedRoutes();
    expect(routes.length).toBeGreaterThan(40);
    expect([...NAMES].sort()).toEqual(routes.sort());
    expectTypeOf<keyof Examples<typeof genreCalls>>().toEqualTypeOf<keyof typeof genreCalls>();
    expect(Object.keys(EXAMPLES).filter((name) => !RIGHTS[name])).toEqual([]);
  });

  it('keeps staff from settings, people and keys, and from nothing else', () => {
    const withAccess = (access: string) => NAMES.filter((name) => RIGHTS[name]?.access === access);
    const [method, area] = [/^(GET|PUT|POST|PATCH|DELETE)/, OWNERS_AREAS];
    expect(
      withAccess('owner')
        .map((name) => name.replace(method, ''))
        .filter((path) => !area.test(path)),
    ).toEqual([]);
    expect(withAccess('admin').filter((name) => area.test(name))).toEqual(FOR_STAFF);
  });

  it.each(NAMES)('is enforced for %s', async (name) => {
    const right = RIGHTS[name] as Right;
    const actual: Record<string, number> = {};
    const expected: Record<string, number> = {};
    const example = () => right.call?.(owner);
    const forTheRefused = await example();
    for (const [caller, { as, kind }] of Object.entries(await callersOf(name, right))) {
      const status = STATUS[kind](right, as);
      // Who is served changes or deletes what the call is about.
      const reply = await callAs(name, as, status >= 400 ? forTheRefused : await example());
      actual[caller] = reply.status;
      expected[caller] = status;
      const cacheControl = reply.headers['cache-control'];
      if (!right.cacheable) expect([caller, cacheControl]).toEqual([caller, 'no-store']);
    }
    expect(actual).toEqual(expected);
  });
});

describe('a path in another spelling', () => {
  const asOther = async () => ({
    Authorization: `Bearer ${await app.project.token(claimsOf(other))}`,
  });

  it.each([
    '/api/admin/orders/',
    '/API/Admin/Orders',
    '/api//admin//orders',
    '/api/admin%2Forders',
    '/api%2Fadmin%2Forders',
    '/api/./admin/orders',
    '/api/books/../admin/orders',
    '/api/books/%2e%2e/admin/orders',
    '/api/books/..%2fadmin%2forders',
    '/api/admin/orders;a=b',
    '/api/admin/orders%00',
    '/api/admin/orders%20',
    '/api\\admin\\orders',
    '//api/admin/orders',
    'http://localhost/api/admin/orders',
    '/api/admin/orders?_method=GET',
  ])('gives no unauthorised access: %s', async (path) => {
    await anOrder({ name: 'Confidential' });
    for (const headers of [{}, await asOther()]) {
      const reply = await sendRaw(app.origin(), { path, headers });
      expect([400, 401, 403, 404]).toContain(reply.status);
      expect(reply.text).not.toContain('Confidential');
    }
  });

  it.each([
    (email: string) => email.toUpperCase(),
    (email: string) => email.replace('@', '%40'),
    (email: string) => `%20${email}%20`,
    (email: string) => email.replace('o', '%6F'),
  ])('shows a customer only their own orders: %o', async (spelling) => {
    const id = await anOrder({ uid: other.uid });
    const path = (email: string) => `/api/orders/email/${spelling(email)}`;
    const headers = await asOther();
    const own = await sendRaw(app.origin(), { path: path(emailOf(other.uid)), headers });
    expect([own.status, own.text.includes(id)]).toEqual([200, true]);
    const foreign = await sendRaw(app.origin(), { path: path(emailOf(owner.uid)), headers });
    expect(foreign.status).toBe(403);
  });

  it.each([
    '',
    '%2e%2e',
    '*',
    '.*',
    '%00',
    '%7B%22$gt%22:%22%22%7D',
    'other@example.com%00owner@example.com',
    'other@example.com%2Fowner@example.com',
    'other%2540example.com',
    'other@example.com,owner@example.com',
    '[$ne]=x',
    '%E0%A4%A',
    `${'x'.repeat(300)}@example.com`,
  ])("reveals nothing about another customer's orders: %j", async (email) => {
    const id = await anOrder({ uid: owner.uid });
    const path = `/api/orders/email/${email}`;
    const reply = await sendRaw(app.origin(), { path, headers: await asOther() });
    expect([403, 404, 405]).toContain(reply.status);
    expect(reply.text).not.toContain(id);
  });

  it("sends the same reply for another customer's order as for one that does not exist", async () => {
    const headers = { ...(await asOther()), 'Content-Type': 'application/json' };
    const cancel = async (id: string) => {
      const path = `/api/orders/${id}/cancel`;
      const reply = await sendRaw(app.origin(), { method: 'POST', path, headers, body: '{}' });
      const { requestId: _requestId, ...problem } = JSON.parse(reply.text);
      return problem;
    };
    const id = await anOrder({ uid: owner.uid });
    expect(await cancel(id)).toEqual(await cancel('f'.repeat(24)));
    expect(await Order.findById(id)).toMatchObject({ status: 'placed' });
  });

  it('cannot override the method', async () => {
    const id = await aBook();
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' };
    await sendRaw(app.origin(), {
      method: 'POST',
      path: `/api/books/${id}?_method=DELETE`,
      headers,
    });
    expect((await sendRaw(app.origin(), { path: `/api/books/${id}` })).status).toBe(200);
    const head = await sendRaw(app.origin(), { method: 'HEAD', path: '/api/admin/orders' });
    expect(head.status).toBe(401);
  });
});
