import { afterEach, expect, it } from 'vitest';
import { makeStore } from '../testing/make-store.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { networkError, problem, reply, stubApi } from '../testing/stub-api.ts';
import { adminToken } from './admin-token.ts';
import { baseApi } from './base-api.ts';
import { provideCustomerSession } from './customer-token.ts';
import { forgetReplies } from './unchanged-replies.ts';

const ADMIN = 'GET /api/admin/genres';
const PUBLIC = 'GET /api/genres';

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readForTest: build.query<unknown, string>({ query: (url) => url }),
    readAsCustomerForTest: build.query<unknown, string>({
      query: (url) => url,
      extraOptions: { as: 'customer' },
    }),
    readAsEitherForTest: build.query<unknown, string>({
      query: (url) => url,
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

const FRESH = { forceRefetch: true } as const;
const read = (url: string, store = makeStore()) =>
  store.dispatch(endpoints.readForTest.initiate(url, FRESH));
const readAsCustomer = () =>
  makeStore().dispatch(endpoints.readAsCustomerForTest.initiate('/genres', FRESH));

afterEach(() => {
  forgetReplies();
  provideCustomerSession({ token: async () => null, isRunning: async () => false });
});

it("sends the admin's token below /admin, and nobody's elsewhere", async () => {
  signInAdmin();
  const { callsTo } = stubApi({ [ADMIN]: () => [], [PUBLIC]: () => [] });
  await read('/admin/genres');
  await read('/genres');
  expect(callsTo(ADMIN).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer admin-token',
  ]);
  expect(callsTo(PUBLIC).map(({ headers }) => headers.get('authorization'))).toEqual([null]);
});

it("sends no call of an admin's without a token", async () => {
  const { calls } = stubApi({});
  const { error } = await read('/admin/genres');
  expect(error).toMatchObject({ status: 401, data: { code: 'not-signed-in' } });
  expect(calls).toEqual([]);
});

it('ends the session of a token that the server refuses, and calls again with a newer one', async () => {
  signInAdmin();
  const { answer } = stubApi({ [ADMIN]: () => problem(401, 'not-signed-in') });
  await read('/admin/genres');
  expect(adminToken.stored()).toBe(false);
  signInAdmin();
  answer(ADMIN, ({ headers }) => {
    if (headers.get('authorization') === 'Bearer newer-token') return [];
    adminToken.save('newer-token');
    return problem(401, 'not-signed-in');
  });
  expect((await read('/admin/genres')).data).toEqual([]);
  expect(adminToken.read()).toBe('newer-token');
});

it('works for visitors and admins where either may call', async () => {
  const { callsTo } = stubApi({ [PUBLIC]: () => [] });
  const either = () =>
    makeStore().dispatch(endpoints.readAsEitherForTest.initiate('/genres', FRESH));
  await either();
  signInAdmin();
  await either();
  expect(callsTo(PUBLIC).map(({ headers }) => headers.get('authorization'))).toEqual([
    null,
    'Bearer admin-token',
  ]);
});

it('asks for what an admin has read only whether it has changed', async () => {
  signInAdmin();
  const first = [{ category: 'fiction' }];
  const { answer, callsTo } = stubApi({
    [ADMIN]: () => reply(first, { headers: { etag: '"one"' } }),
  });
  const store = makeStore();
  expect((await read('/admin/genres', store)).data).toEqual(first);
  answer(ADMIN, () => new Response(null, { status: 304, headers: { etag: '"one"' } }));
  expect((await read('/admin/genres', store)).data).toEqual(first);
  expect(callsTo(ADMIN).map(({ headers }) => headers.get('if-none-match'))).toEqual([
    null,
    '"one"',
  ]);
});

it("repeats a customer's call whose token was replaced meanwhile", async () => {
  const tokens = ['old', 'new'];
  provideCustomerSession({
    token: async () => tokens.shift() ?? null,
    isRunning: async () => true,
  });
  const { callsTo } = stubApi({
    [PUBLIC]: ({ headers }) =>
      headers.get('authorization') === 'Bearer new' ? [] : problem(401, 'not-signed-in'),
  });
  expect((await readAsCustomer()).data).toEqual([]);
  expect(callsTo(PUBLIC)).toHaveLength(2);
});

it("says that a customer's session has ended, and asks once", async () => {
  provideCustomerSession({ token: async () => 'old', isRunning: async () => false });
  const { callsTo } = stubApi({ [PUBLIC]: () => problem(401, 'not-signed-in') });
  expect((await readAsCustomer()).error).toMatchObject({ status: 401 });
  expect(callsTo(PUBLIC)).toHaveLength(1);
});

it.each([
  ['the server cannot be reached', async () => 'token', networkError],
  ['no token can be had', () => Promise.reject(new Error('offline')), () => []],
])('reports an error of the network when %s', async (_what, token, answer) => {
  provideCustomerSession({ token, isRunning: async () => true });
  stubApi({ [PUBLIC]: answer });
  expect((await readAsCustomer()).error).toMatchObject({ status: 'FETCH_ERROR' });
});
