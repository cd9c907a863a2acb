import { afterEach, describe, expect, it } from 'vitest';
import { aRefinedShop } from '../../settings/shop/shop-in.builder.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { AdminSessionRecord } from './admin-sessions.model.ts';

const app = useTestApp();
const at = (time: string) => {
  app.clock.now = new Date(`2031-02-${time}Z`);
};
afterEach(async () => {
  app.clock.now = undefined;
  await storeSettings({ storefront: { storefront: undefined } });
});

async function signIn() {
  const { body } = await app
    .http()
    .post('/api/auth/admin')
    .send(await anAdmin());
  return { as: `Bearer ${body.token}`, session: body };
}
const ask = async (as: string, headers: Record<string, string> = {}) =>
  (
    await app
      .http()
      .get('/api/admin/profile')
      .set({ Authorization: as, ...headers })
  ).status;

describe('a session of a refined shop', () => {
  it('lasts until nobody has used it for twelve hours', async () => {
    await aRefinedShop();
    at('03T10:00:00');
    const { as, session } = await signIn();
    expect(session).toMatchObject({ expiresAt: '2031-02-03T22:00:00.000Z', idleSeconds: 43_200 });
    at('03T21:59:00');
    expect(await ask(as)).toBe(200);
    at('04T09:58:00');
    expect(await ask(as)).toBe(200);
    at('04T21:58:00');
    expect(await ask(as)).toBe(401);
  });

  it('is not used by what an open page asks for by itself', async () => {
    await aRefinedShop();
    at('03T10:00:00');
    const { as } = await signIn();
    at('03T21:00:00');
    expect(await ask(as, { 'X-Unattended': 'yes' })).toBe(200);
    at('03T22:00:00');
    expect(await ask(as)).toBe(401);
  });

  it('ends after thirty days, however much it is used', async () => {
    await aRefinedShop();
    at('01T10:00:00');
    const { as } = await signIn();
    await AdminSessionRecord.updateMany({}, { expiresAt: new Date('2031-04-01T00:00:00Z') });
    app.clock.now = new Date('2031-03-03T09:59:00Z');
    expect(await ask(as)).toBe(200);
    app.clock.now = new Date('2031-03-03T10:00:01Z');
    expect(await ask(as)).toBe(401);
  });
});

describe('a session as specified', () => {
  it('ends an hour after the sign-in, however much it is used', async () => {
    at('03T10:00:00');
    const { as, session } = await signIn();
    expect(session).not.toHaveProperty('idleSeconds');
    at('03T10:59:00');
    expect(await ask(as)).toBe(200);
    at('03T11:00:01');
    expect(await ask(as)).toBe(401);
  });
});
