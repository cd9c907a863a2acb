import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { AdminAccount, type StoredAdmin } from './admins.model.ts';

const app = useTestApp();
/** Of the version before: scrypt of "pleaseletmein" as in RFC 7914, section 12, cut to our length. */
const OLD = 'scrypt$16384$8$1$U29kaXVtQ2hsb3JpZGU=$cCO9yzr9c0hGHAbNgf046/2o+7qQT44+qbVD9lRdofI=';
const username = 'made before';

const signIn = (password: string) =>
  app.http().post('/api/auth/admin').send({ username, password });
const stored = async () =>
  (await AdminAccount.findOne({ usernameKey: username }).lean<StoredAdmin>())?.passwordHash;

beforeEach(async () => {
  await AdminAccount.deleteMany({});
  await AdminAccount.create({
    username,
    usernameKey: username,
    passwordHash: OLD,
    name: username,
    createdAt: new Date(),
  });
});

describe('the password of an admin of the version before', () => {
  it('opens the dashboard, is hashed anew with it, and goes on to open it', async () => {
    const first = await signIn('pleaseletmein');
    expect(first.status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$/);
    expect((await signIn('pleaseletmein')).status).toBe(200);
    const profile = app.http().get('/api/admin/profile');
    const as = `Bearer ${first.body.token}`;
    expect((await profile.set('Authorization', as)).status).toBe(200);
  });

  it('stays as it is after a wrong one', async () => {
    expect((await signIn('pleaseletmeout')).status).toBe(401);
    expect(await stored()).toBe(OLD);
  });
});
