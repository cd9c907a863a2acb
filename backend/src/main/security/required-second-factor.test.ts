import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { anAdmin } from '../../people/admins/admins.builder.ts';
import { codeOf, withSecondFactor } from '../../people/second-factor/second-factor.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { API_TABLE, nameOf } from '../../testing/checks/api-table.ts';
import { useWholeApp } from './whole-app.fixtures.ts';

const app = useWholeApp();
const require = (requireSecondFactor: boolean | undefined) =>
  storeSettings({ security: { requireSecondFactor } });
afterEach(() => require(undefined));

async function signIn(given: { role?: 'owner' | 'staff'; secured?: boolean } = {}) {
  const { role = 'owner', secured = false } = given;
  const admin = await anAdmin({ role });
  const code = secured ? codeOf((await withSecondFactor(admin.username)).secret) : undefined;
  const { body } = await app
    .http()
    .post('/api/auth/admin')
    .set('X-Forwarded-For', `10.1.${Math.floor(Math.random() * 250)}.1`)
    .send({ ...admin, code });
  return { as: `Bearer ${body.token}`, profile: body.profile };
}

/** Whether an admin may do anything is asked before any input is read. */
function make(name: string, as: string) {
  const [method = '', path = ''] = name.split(' ');
  return app.http()[method.toLowerCase() as 'post'](path).set('Authorization', as);
}

const FOR_ADMINS = API_TABLE.filter(({ access }) => /admin|owner/.test(access));
const ALLOWED = FOR_ADMINS.filter(({ beforeSecondFactor }) => beforeSecondFactor).map(nameOf);

describe('in a shop that requires a second factor, an admin who has none', () => {
  let as = '';
  beforeAll(async () => {
    as = (await signIn()).as;
  });
  beforeEach(() => require(true));

  it('can see their own profile, sign out and set it up', () => {
    expect(ALLOWED.sort()).toEqual([
      'DELETE /api/admin/session',
      'GET /api/admin/profile',
      'GET /api/admin/second-factor',
      'POST /api/admin/second-factor',
      'POST /api/admin/second-factor/offer',
      'POST /api/admin/session',
    ]);
  });

  it('is told so at the sign-in', async () => {
    expect((await signIn({ role: 'staff' })).profile.secondFactor).toBe('required');
    expect((await signIn({ secured: true })).profile.secondFactor).toBe('on');
  });

  it.each(FOR_ADMINS.map(nameOf).filter((name) => !ALLOWED.includes(name)))(
    'can do nothing else: %s',
    async (name) => {
      const reply = await make(name, as);
      expect([reply.status, reply.body.code]).toEqual([403, 'second-factor-missing']);
    },
  );

  it('reads as a visitor does', async () => {
    const id = await aBook({ hidden: true });
    const read = async (token: string) =>
      (await app.http().get(`/api/books/${id}`).set('Authorization', token)).status;
    expect(await read(as)).toBe(404);
    expect(await read((await signIn({ secured: true })).as)).toBe(200);
  });

  it('does not get there by turning off the one they have', async () => {
    const secured = (await signIn({ secured: true })).as;
    const off = await app.http().delete('/api/admin/second-factor').set('Authorization', secured);
    expect([off.status, off.body.detailCode]).toEqual([409, 'second-factor-needed']);
  });

  it('can do everything else once it is set up', async () => {
    const own = (path: string) =>
      app.http().post(`/api/admin/second-factor${path}`).set('Authorization', as);
    const { secret } = (await own('/offer')).body;
    const { session } = (await own('').send({ code: codeOf(secret) })).body;
    const people = app.http().get('/api/admin/people');
    expect((await people.set('Authorization', `Bearer ${session.token}`)).status).toBe(200);
  });
});

describe('requiring a second factor of everybody', () => {
  const save = (as: string, body: object) =>
    app.http().put('/api/admin/shop/security').set('Authorization', as).send(body);
  const version = async (as: string) =>
    (await app.http().get('/api/admin/shop/security').set('Authorization', as)).body.version;

  it('is turned on by an owner who has one, and by nobody else', async () => {
    const without = await signIn();
    const body = { requireSecondFactor: true, version: await version(without.as) };
    const refused = await save(without.as, body);
    expect([refused.status, refused.body.detailCode]).toEqual([409, 'second-factor-own-first']);
    const staff = await signIn({ role: 'staff', secured: true });
    expect((await save(staff.as, body)).status).toBe(403);
    const saved = await save((await signIn({ secured: true })).as, body);
    expect([saved.status, saved.body.requireSecondFactor]).toEqual([200, true]);
    expect((await save(without.as, body)).status).toBe(403);
  });
});
