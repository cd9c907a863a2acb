import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { API_TABLE, nameOf } from '../../testing/checks/api-table.ts';
import { AREAS } from '../shop.ts';
import { EXAMPLES } from './call-examples.fixtures.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });

/** The names of fields that say whose a document is, or how to reach somebody. */
const PERSONAL = ['uid', 'email', 'phone', 'street', 'customer'];
/** Collections that have nothing to erase, and why. */
const NOTHING_TO_ERASE: Record<string, string> = {
  shop_settings: "the shop's own address",
  google_sign_in_codes: 'gone after a minute',
  admins: 'those who work here are no customers; an owner removes them',
};

/** Returns the names of a schema's fields, also of those within others. */
const fieldsOf = (schema: mongoose.Schema): string[] =>
  Object.entries(schema.paths).flatMap(([path, type]) => [
    ...path.split('.'),
    ...('schema' in type && type.schema ? fieldsOf(type.schema as mongoose.Schema) : []),
  ]);

/** Returns what an area declares about a collection. */
const declared = (collection: string) =>
  AREAS.flatMap(({ personalData = [] }) => personalData).find(({ models }) =>
    models.some((model) => model.collection.name === collection),
  );

const personal = Object.values(mongoose.models)
  .filter(({ schema }) => fieldsOf(schema).some((field) => PERSONAL.includes(field)))
  .map(({ collection }) => collection.name)
  .filter((name) => !NOTHING_TO_ERASE[name]);

describe("a person's data", () => {
  it('is found in the collections that have it', () => {
    const known = ['orders', 'customers', 'newsletter_subscribers', 'customer_figures'];
    expect(personal).toEqual(expect.arrayContaining(known));
  });

  it.each(personal)('in %s is erased with the account, as its area declares', (name) => {
    expect(declared(name)).toMatchObject({ erase: expect.any(Function) });
  });

  it('is nowhere after the account is deleted, whatever the customer has done with it', async () => {
    const uid = 'zebulon-marrow';
    const email = emailOf(uid);
    const as = asCustomer(uid, { emailVerified: true, signedInAt: Date.now() });
    const calls = API_TABLE.filter(
      ({ access, method, path }) =>
        ['customer', 'customer or guest'].includes(access) &&
        !(method === 'delete' && path === '/api/account') &&
        !EXAMPLES[`${method.toUpperCase()} ${path}`]?.status,
    );
    for (const route of calls) {
      const { path = route.path, body } =
        (await EXAMPLES[nameOf(route)]?.call?.({ uid, password: '' })) ?? {};
      const call = app.http()[route.method](path).set('Authorization', as);
      expect((await call.send(body as object)).status).toBeLessThan(300);
    }
    await app.http().post('/api/newsletter').send({ email });
    await queueForOrders(false, new Date());
    expect(await namesOf(uid)).toEqual(
      expect.arrayContaining(['customers', 'orders', 'mails', 'newsletter_subscribers']),
    );
    const reply = await app.http().delete('/api/account').set('Authorization', as);
    expect(reply.status).toBe(200);
    expect(await namesOf(email)).toEqual([]);
    expect(await namesOf(uid)).toEqual([]);
  });
});

/** Returns the collections in which one of some texts is stored. */
async function namesOf(...texts: string[]): Promise<string[]> {
  const found = await Promise.all(
    Object.values(mongoose.models).map(async ({ collection }) => {
      const stored = JSON.stringify(await collection.find({}).toArray());
      return texts.some((text) => stored.includes(text)) ? [collection.name] : [];
    }),
  );
  return found.flat();
}
