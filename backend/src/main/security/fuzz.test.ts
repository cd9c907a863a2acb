import { Problem } from '@book-store/contract/parts.schemas';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { anOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order, type StoredOrder } from '../../orders/order/orders.model.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { asAdmin, emailOf } from '../../testing/app/sign-in.ts';
import { asSent } from '../../testing/checks/check-reply.ts';
import { type RawReply, sendRaw } from '../../testing/processes/send-raw.ts';
import { ID } from './contract-values.fixtures.ts';
import { type Hostile, hostileRequests } from './hostile-requests.fixtures.ts';
import { RIGHTS, type Right } from './rights.fixtures.ts';
import { METRICS_TOKEN, useWholeApp } from './whole-app.fixtures.ts';

const app = useWholeApp();
/** A customer whose email is one of the generated values. */
const OWNER = 'ada';
/**
 * Returns the number of requests for a route, which are others in every run of the tests: few for pages, whose only
 * input is the URL, and for sign-in, which hashes as slowly as for an attacker.
 */
const runsOf = (name: string) => {
  if (name === 'POST /api/auth/admin') return 10;
  if (name === 'POST /api/orders/') return 60;
  return name.includes(' /api/') ? 12 : 4;
};
const MIN_REQUESTS = 2500;
/** Marks a known device. */
const DEVICE_COOKIE = /^(admin|customer)-device=[\w-]{43}; .*HttpOnly; SameSite=Strict/;
/** Comes with pages; the same for everybody. */
const FIRST_VISIT = 'visited=1; Path=/; HttpOnly; SameSite=Lax';
/** A picture in base64 may happen to contain any word. */
const PICTURE = /data:image\/webp;base64,[\w+/=]+/;
/** Internals of the server. */
const INTERNALS =
  /\bat (async |file:|\/|[\w.<>]+ \()|node_modules|\/src\/|\.[mc]?[jt]s:\d|[Mm]ongo|BSON|E11000|ZodError|SyntaxError|TypeError|Cast(Error| to)|ECONN|lmdb|LMDB|scrypt|argon2/;

/** Calls with a password, a picture, a genre, a file or a signature. */
const ONLY_THE_SHOP_KNOWS =
  /\/stripe\/webhook$|\/admin\/(payments\/bank-file|password|profile|session|news|news\/:id|shop\/identity|books\/changes|books\/changes\/undo)$/;

const FIELDS_OF_THE_SHOP: [routes: RegExp, field: RegExp][] = [
  [/\/books\/(create-book|edit\/:id)$/, /^(category|oldPrice)$/],
  [/^POST \/api\/(admin\/orders|orders\/)$/, /^(delivery|payment|address|quantities|giftCard)\b/],
  [/\/orders\/(:id\/status|moves)$/, /^tracking$/],
  [/\/admin\/discount-codes(\/:id)?$/, /^code$/],
  [/^POST \/api\/orders\/gift-cards$/, /^(amount|sendOn|payment)$/],
  [/^POST \/api\/admin\/gift-cards$/, /^recipient\.sendOn$/],
];

const authorizations: Record<string, string> = {};
let sent = 0;

beforeAll(async () => {
  const customer = await app.project.token({ sub: OWNER, email: emailOf(OWNER) });
  authorizations.customer = `Bearer ${customer}`;
  authorizations.monitor = `Bearer ${METRICS_TOKEN}`;
});
beforeEach(async () => {
  // A request may have set a fee for delivery, and then no order has the right total.
  await ShopSettings.deleteMany({});
  // A route may end the session.
  authorizations.admin = await asAdmin();
});

/** Creates books and orders, because earlier requests may have deleted others. Returns their ids. */
async function createDocuments(): Promise<string[]> {
  await Book.deleteOne({ _id: ID });
  return [await aBook({ _id: ID, newPrice: 10 }), await aBook(), await anOrder({ uid: OWNER })];
}

function checkReply(name: string, { call, refused }: Hostile, reply: RawReply): void {
  const { status, headers, text } = reply;
  expect(status).toBeLessThan(500);
  // No cookie grants access, so no other site can act for a user.
  const cookies = [headers['set-cookie'] ?? []].flat().filter((one) => one !== FIRST_VISIT);
  for (const cookie of cookies) expect(cookie).toMatch(DEVICE_COOKIE);
  if (!/auth\/admin|accounts:/.test(name)) expect(cookies).toEqual([]);
  // A digest may happen to contain any word.
  const { etag: _digest, ...otherHeaders } = headers;
  // Files of a package are the same for everybody, whatever words they contain.
  const ownText = name.startsWith('GET /api/docs/swagger-ui') ? '' : text.replace(PICTURE, '');
  expect(`${ownText}${JSON.stringify(otherHeaders)}`).not.toMatch(INTERNALS);
  const isApi = call.path.startsWith('/api');
  if (isApi && status >= 400) checkProblem(reply);
  const route = RIGHTS[name]?.route;
  if (status < 300 && route) {
    const body: unknown = route.replyType ? text : JSON.parse(text);
    expect(asSent(route.reply, body)).toEqual(body);
  }
  // Rate limits apply before the input is parsed.
  if (refused === true) expect([400, 429]).toContain(status);
  if (refused === false && status === 400) {
    // Only the shop knows that the value is wrong: a wrong password, a picture that was never uploaded, a
    // genre or a way of delivery that it does not have.
    const field = FIELDS_OF_THE_SHOP.find(([routes]) => routes.test(name))?.[1];
    if (field)
      expect(JSON.parse(text).fields).toMatchObject([{ path: expect.stringMatching(field) }]);
    else expect(name).toMatch(ONLY_THE_SHOP_KNOWS);
  }
}

function checkProblem({ status, headers, text }: RawReply): void {
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = Problem.parse(JSON.parse(text));
  expect(problem).toMatchObject({ status, requestId: headers['x-request-id'] });
}

describe('for hostile requests', () => {
  it.each(Object.keys(RIGHTS))('%s replies according to its contract', async (name) => {
    const { access, route, call } = RIGHTS[name] as Right;
    const example = await call?.({ uid: OWNER, password: '' });
    const [method = '', written = ''] = name.split(' ');
    const pattern = written.startsWith('/^') ? (example?.path ?? '/') : written;
    const who = access === 'monitor' ? access : /admin|owner/.test(access) ? 'admin' : 'customer';
    const known = {
      ids: await createDocuments(),
      email: emailOf(OWNER),
      authorization: authorizations[who] ?? '',
    };
    await fc.assert(
      fc.asyncProperty(hostileRequests({ method, pattern, route }, known), async (hostile) => {
        sent += 1;
        checkReply(name, hostile, await sendRaw(app.origin(), hostile.call));
      }),
      { numRuns: runsOf(name), endOnFailure: true },
    );
  });

  it('stored orders only at the prices of the shop', async () => {
    await createDocuments();
    // The requests have left more open orders than an account may have.
    await Order.updateMany({}, { $set: { status: 'delivered' } });
    for (const totalPrice of ['10.00', '9.99', '0.01'])
      await sendRaw(app.origin(), {
        method: 'POST',
        path: '/api/orders',
        headers: {
          Authorization: authorizations.customer ?? '',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(anOrderBody({ email: emailOf(OWNER), productIds: [ID], totalPrice })),
      });
    // An admin may give an order other prices.
    const stored = await Order.find({ 'corrections.0': { $exists: false } }).lean<StoredOrder[]>();
    const orders = stored.filter(({ productIds }) => String(productIds) === ID);
    expect(orders.length).toBeGreaterThan(0);
    expect(new Set(orders.map(({ totalCents }) => totalCents))).toEqual(new Set([1000]));
  });

  it(`still works after ${MIN_REQUESTS} requests`, async () => {
    expect(sent).toBeGreaterThanOrEqual(MIN_REQUESTS);
    expect((await sendRaw(app.origin(), { path: '/api/health' })).status).toBe(200);
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
});
