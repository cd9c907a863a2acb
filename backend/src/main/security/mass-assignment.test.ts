import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { API_TABLE, nameOf } from '../../testing/checks/api-table.ts';
import { EXAMPLES } from './call-examples.fixtures.ts';

const app = useTestApp({ trustProxy: 1 });
const OWNER = { uid: 'ada', password: 'the password of the admin' };
/** An error reply names at most this many fields. */
const FIELDS_MAX = 20;
/** Changed by any call, also by a refused one. */
const COUNTERS = ['RateWindow', 'Visits'];

/** Returns the database's content as text, so that any change shows. */
async function everythingStored(): Promise<string> {
  const models = Object.values(mongoose.models).filter(
    ({ modelName }) => !COUNTERS.includes(modelName),
  );
  const all = models.map((model) => model.collection.find({}).sort({ _id: 1 }).toArray());
  return JSON.stringify(await Promise.all(all));
}

/** Every field that a model stores or a reply has, and what an attacker may add to them. */
const KNOWN_FIELDS = new Set([
  ...Object.values(mongoose.models).flatMap(({ schema }) => topLevel(Object.keys(schema.paths))),
  ...API_TABLE.flatMap(({ reply }) => fieldsOf(reply)),
  ...['id', '$set', '$unset', '$where', 'address.verified', 'isAdmin', 'role', 'constructor'],
]);

function topLevel(paths: string[]): string[] {
  return paths.flatMap((path) => path.split('.')[0] ?? []);
}

function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

const changing = API_TABLE.flatMap(({ body, ...route }) =>
  body instanceof z.ZodObject ? [{ ...route, name: nameOf(route), body }] : [],
);

const withFields = (names: readonly string[]) =>
  Object.fromEntries(names.map((field) => [field, 'x']));

const unknownIn = ({ error }: z.ZodSafeParseResult<unknown>): string[] =>
  (error?.issues ?? []).flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));

describe('fields that only the shop sets', () => {
  it('are known from the models and the replies', () => {
    expect(changing.length).toBeGreaterThan(8);
    expect([...KNOWN_FIELDS]).toEqual(
      expect.arrayContaining([
        '_id',
        'uid',
        'history',
        'newPriceCents',
        'passwordHash',
        'consentedAt',
      ]),
    );
  });

  it.each(changing)('are refused by $name', async ({ name, method, path, access, body }) => {
    const as = access.startsWith('customer') ? asCustomer(OWNER.uid) : await asAdmin();
    const call = await EXAMPLES[name]?.call?.(OWNER);
    const foreign = [...KNOWN_FIELDS].filter((field) => !Object.hasOwn(body.shape, field));
    const before = await everythingStored();
    // The call parses with this schema, so one request shows for all fields what a refusal is.
    const given = { ...(call?.body as object), ...withFields(foreign) };
    expect(unknownIn(body.safeParse(given))).toEqual(foreign);
    const names = foreign.slice(0, FIELDS_MAX);
    const request = app
      .http()
      [method](call?.path ?? path)
      .set('Authorization', as);
    const reply = await request.send({ ...(call?.body as object), ...withFields(names) });
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual(
      names.map((path) => ({
        path,
        message: 'Unknown field.',
        code: 'unknown-field',
        values: {},
      })),
    );
    expect(await everythingStored()).toBe(before);
  });

  it.each([
    ['a field of an address', 'POST /api/orders/', { address: { verified: true } }],
    ['an operator as a status', 'PATCH /api/admin/orders/:id/status', { from: { $ne: 'x' } }],
  ])('are refused within other fields: %s', async (_what, name, wrong) => {
    const [method = '', pattern = ''] = name.split(' ');
    const { path = pattern, body } = (await EXAMPLES[name]?.call?.(OWNER)) ?? {};
    const as = path.startsWith('/api/admin') ? await asAdmin() : asCustomer(OWNER.uid);
    await anOrder();
    const before = await everythingStored();
    const request = app.http()[method.toLowerCase() as 'post'](path).set('Authorization', as);
    expect((await request.send({ ...(body as object), ...wrong })).status).toBe(400);
    expect(await everythingStored()).toBe(before);
  });
});
