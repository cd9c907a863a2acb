import { afterEach, describe, expect, it } from 'vitest';
import { aRefinedShop } from '../../settings/shop/shop-in.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { AdminAccount } from '../admins/admins.model.ts';
import { markPasswordGenerated } from '../admins/set-password.ts';

const app = useTestApp();
afterEach(() => {
  app.clock.now = undefined;
});

async function session(credentials: object): Promise<string> {
  const reply = await app.http().post('/api/auth/admin').send(credentials);
  expect(reply.status).toBe(200);
  return `Bearer ${reply.body.token}`;
}
const profile = (as: string) => app.http().get('/api/admin/profile').set('Authorization', as);
const edit = (as: string, changes: object) =>
  app.http().patch('/api/admin/profile').set('Authorization', as).send(changes);
const changePassword = (as: string, body: object) =>
  app.http().post('/api/admin/password').set('Authorization', as).send(body);

describe('an admin call', () => {
  const call = (authorization?: string) => {
    const request = app.http().get('/api/admin/profile');
    return authorization === undefined ? request : request.set('Authorization', authorization);
  };

  it.each([undefined, '', 'Bearer', 'Bearer rubbish', 'Bearer x.y.z', 'Basic YTpi'])(
    'with %j as its authorization is refused with 401',
    async (authorization) => {
      const reply = await call(authorization);
      expect([reply.status, reply.body.code]).toEqual([401, 'not-signed-in']);
    },
  );

  it("with a customer's token gets a 403", async () => {
    const reply = await call(asCustomer('ada'));
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
  });

  it("with an admin's token gets a 403 on a customer's route", async () => {
    const reply = await app
      .http()
      .post('/api/orders/')
      .set('Authorization', await asAdmin())
      .send({});
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
  });
});

describe('PATCH /api/admin/profile', () => {
  it('changes only the given fields', async () => {
    const as = await asAdmin('carla');
    await edit(as, { name: 'Carla C.', roleLabel: 'Owner' });
    const reply = await edit(as, { roleLabel: ' Boss ' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      username: 'carla',
      name: 'Carla C.',
      role: 'owner',
      roleLabel: 'Boss',
      passwordIsGenerated: false,
      secondFactor: 'off',
    });
    expect((await profile(as)).body).toEqual(reply.body);
  });

  it.each([
    ['refined', 'Staff'],
    ['german', 'Personal'],
  ])('calls staff so by default in a shop that is %s', async (storefront, label) => {
    const as = await asAdmin(`staff of ${storefront}`);
    await AdminAccount.updateOne(
      { username: `staff of ${storefront}` },
      { $set: { role: 'staff' } },
    );
    await storeSettings({ storefront: { storefront } });
    const reply = await profile(as);
    await ShopSettings.deleteMany({});
    expect(reply.body.roleLabel).toBe(label);
  });

  it("shows the shop's usual role again once that is typed", async () => {
    const as = await asAdmin('emil');
    const role = async () => (await profile(as)).body.roleLabel;
    expect(await role()).toBe('Lecturer');
    await edit(as, { roleLabel: 'Boss' });
    expect((await edit(as, { name: 'Emil', roleLabel: 'Lecturer' })).body.roleLabel).toBe(
      'Lecturer',
    );
    await aRefinedShop();
    expect(await role()).toBe('Administrator');
    await edit(as, { roleLabel: 'Lecturer' });
    expect(await role()).toBe('Lecturer');
    await ShopSettings.deleteMany({});
  });

  it('changes no other admin', async () => {
    const [one, two] = [await asAdmin(), await asAdmin('dora')];
    await edit(one, { name: 'Somebody' });
    expect((await profile(two)).body.name).toBe('dora');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Ada\u202e' }, 'name'],
    [{ roleLabel: 'x'.repeat(41) }, 'roleLabel'],
    [{ picture: 'never-uploaded.webp' }, 'picture'],
    [{ picture: '../secret' }, 'picture'],
    [{ username: 'other' }, 'username'],
    [{ tokenVersion: 0 }, 'tokenVersion'],
  ])('rejects %j', async (changes, field) => {
    const reply = await edit(await asAdmin(), changes);
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toMatchObject([{ path: field }]);
  });
});

describe('POST /api/admin/password', () => {
  it('sets the new password, ends the other sessions and opens a new one', async () => {
    const admin = await anAdmin();
    const [here, elsewhere] = [await session(admin), await session(admin)];
    const newPassword = 'quite another one';
    const reply = await changePassword(here, { currentPassword: admin.password, newPassword });
    expect(reply.status).toBe(200);
    expect(reply.body.profile.username).toBe(admin.username);
    for (const old of [here, elsewhere]) expect((await profile(old)).status).toBe(401);
    expect((await profile(`Bearer ${reply.body.token}`)).status).toBe(200);
    expect((await app.http().post('/api/auth/admin').send(admin)).status).toBe(401);
    await session({ ...admin, password: newPassword });
  });

  it("no longer asks for the admin's own password once it is set", async () => {
    const admin = await anAdmin();
    await markPasswordGenerated(admin.username);
    const as = await session(admin);
    expect((await profile(as)).body.passwordIsGenerated).toBe(true);
    const body = { currentPassword: admin.password, newPassword: 'quite another one' };
    expect((await changePassword(as, body)).body.profile.passwordIsGenerated).toBe(false);
  });

  it('keeps the session when the current password is wrong', async () => {
    const as = await session(await anAdmin());
    const body = { currentPassword: 'wrong', newPassword: 'quite another one' };
    const reply = await changePassword(as, body);
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, 'currentPassword']);
    expect((await profile(as)).status).toBe(200);
  });

  it.each(['11 letters!', 'Password1234!'])('rejects the new password %s', async (newPassword) => {
    const admin = await anAdmin();
    const reply = await changePassword(await session(admin), {
      currentPassword: admin.password,
      newPassword,
    });
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, 'newPassword']);
    await session(admin);
  });

  it("rejects a new password that is the shop's name and some digits", async () => {
    await storeSettings({ identity: { name: 'Am Leuchtturmeck' } });
    const admin = await anAdmin();
    const body = { currentPassword: admin.password, newPassword: 'leuchtturmeck12' };
    const reply = await changePassword(await session(admin), body);
    await ShopSettings.deleteMany({});
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, 'newPassword']);
  });

  it('limits guesses of the current password', async () => {
    app.clock.now = new Date('2031-02-03T10:10:00Z');
    const as = await session(await anAdmin());
    const guess = () =>
      changePassword(as, { currentPassword: 'x', newPassword: 'quite another one' });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});
