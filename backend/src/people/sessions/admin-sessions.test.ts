import { Types } from 'mongoose';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { AdminAccount, usernameKey } from '../admins/admins.model.ts';
import { byName } from '../admins/find-admins.ts';
import { removeAdmin } from '../admins/remove-admin.ts';
import { setPassword } from '../admins/set-password.ts';
import { AdminSessionRecord } from './admin-sessions.model.ts';
import { signOutAll } from './admin-sessions.store.ts';

const app = useTestApp();
afterEach(() => {
  app.clock.now = undefined;
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
type Credentials = Awaited<ReturnType<typeof anAdmin>>;

/** Signs in and returns the header of the session. */
async function signIn(admin: Credentials, userAgent = FIREFOX): Promise<string> {
  const post = app.http().post('/api/auth/admin').set('User-Agent', userAgent);
  const reply = await post.send(admin);
  expect(reply.status).toBe(200);
  return `Bearer ${reply.body.token}`;
}
const call = (method: 'get' | 'delete' | 'post', path: string, as: string, body?: object) =>
  app.http()[method](`/api/admin/${path}`).set('Authorization', as).send(body);
const works = async (as: string) => (await call('get', 'profile', as)).status === 200;

describe('signing out', () => {
  it('ends the session on the server, and no other one', async () => {
    const admin = await anAdmin();
    const [here, there] = [await signIn(admin), await signIn(admin)];
    expect((await call('delete', 'session', here)).status).toBe(200);
    expect(await works(here)).toBe(false);
    expect(await works(there)).toBe(true);
  });

  it('with an ended session is rejected like every request', async () => {
    const as = await signIn(await anAdmin());
    await call('delete', 'session', as);
    expect((await call('delete', 'session', as)).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  it("shows the admin's own active sessions, newest first, and marks the current one", async () => {
    const admin = await anAdmin();
    await signIn(await anAdmin());
    app.clock.now = new Date('2031-02-03T10:00:00Z');
    await signIn(admin, 'curl/8.5.0');
    app.clock.now = new Date('2031-02-03T10:30:00Z');
    const as = await signIn(admin);
    const list = await call('get', 'sessions', as);
    expect(list.body).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{24}$/),
        device: 'Firefox on Windows',
        network: '127.0.0.0/24',
        startedAt: '2031-02-03T10:30:00.000Z',
        usedAt: '2031-02-03T10:30:00.000Z',
        expiresAt: '2031-02-03T11:30:00.000Z',
        current: true,
      },
      expect.objectContaining({ device: 'curl', current: false }),
    ]);
    app.clock.now = new Date('2031-02-03T11:00:00Z');
    expect((await call('get', 'sessions', as)).body).toHaveLength(1);
  });

  it('ends another one, and returns the remaining ones', async () => {
    const admin = await anAdmin();
    const [lost, here] = [await signIn(admin), await signIn(admin)];
    const list = (await call('get', 'sessions', here)).body as { id: string; current: boolean }[];
    const other = list.find(({ current }) => !current);
    const left = await call('delete', `sessions/${other?.id}`, here);
    expect(left.body).toEqual(list.filter(({ current }) => current));
    expect([await works(lost), await works(here)]).toEqual([false, true]);
    expect((await call('delete', `sessions/${other?.id}`, here)).status).toBe(200);
  });

  it('ends no session of another admin', async () => {
    const [mine, theirs] = [await signIn(await anAdmin()), await signIn(await anAdmin())];
    const [session] = (await call('get', 'sessions', theirs)).body as { id: string }[];
    await call('delete', `sessions/${session?.id}`, mine);
    expect(await works(theirs)).toBe(true);
  });

  it.each(['short', '$gt', 'x'.repeat(25)])('replies 404 for the session %s', async (id) => {
    expect((await call('delete', `sessions/${id}`, await signIn(await anAdmin()))).status).toBe(
      404,
    );
  });
});

describe('confirming the password', () => {
  it('extends the same session by an hour', async () => {
    const admin = await anAdmin();
    app.clock.now = new Date('2031-02-03T10:00:00Z');
    const old = await signIn(admin);
    app.clock.now = new Date('2031-02-03T10:56:00Z');
    const renewed = await call('post', 'session', old, { password: admin.password });
    expect(renewed.status).toBe(200);
    expect(renewed.body).toMatchObject({
      expiresAt: '2031-02-03T11:56:00.000Z',
      profile: { username: admin.username },
    });
    const as = `Bearer ${renewed.body.token}`;
    expect((await call('get', 'sessions', as)).body).toHaveLength(1);
    app.clock.now = new Date('2031-02-03T11:30:00Z');
    expect([await works(old), await works(as)]).toEqual([false, true]);
    await call('delete', 'session', as);
    expect(await works(as)).toBe(false);
  });

  it('changes nothing if the password is wrong', async () => {
    const as = await signIn(await anAdmin());
    const reply = await call('post', 'session', as, { password: 'wrong' });
    expect([reply.status, reply.body.fields[0].path]).toEqual([400, 'password']);
    expect(await works(as)).toBe(true);
  });

  it('does not revive an ended session', async () => {
    const admin = await anAdmin();
    const as = await signIn(admin);
    await setPassword({ ...admin, password: 'a password that came later' });
    expect((await call('post', 'session', as, { password: admin.password })).status).toBe(401);
  });
});

describe('all sessions of an admin', () => {
  it.each([
    ['a new password', ({ username }: Credentials) => setPassword({ username, password: 'newer' })],
    ['removal', ({ username }: Credentials) => removeAdmin(byName(username))],
    ['the end of all sessions', () => signOutAll()],
  ])('end with %s', async (_what, change) => {
    const [admin] = [await anAdmin(), await anAdmin()];
    const sessions = [await signIn(admin), await signIn(admin)];
    await change(admin);
    expect(await Promise.all(sessions.map(works))).toEqual([false, false]);
  });

  it('have ended even if a crash came before they were deleted', async () => {
    const admin = await anAdmin();
    const as = await signIn(admin);
    await AdminAccount.updateOne(
      { usernameKey: usernameKey(admin.username) },
      { $inc: { tokenVersion: 1 } },
    );
    expect(await AdminSessionRecord.countDocuments({})).toBeGreaterThan(0);
    expect(await works(as)).toBe(false);
  });
});

describe('two admins who remove each other at once', () => {
  it('do not both go', async () => {
    for (let round = 0; round < 10; round += 1) {
      await AdminAccount.deleteMany({});
      const pair = [await anAdmin(), await anAdmin()];
      await Promise.allSettled(pair.map(({ username }) => removeAdmin(byName(username))));
      expect(await AdminAccount.countDocuments({})).toBeGreaterThan(0);
    }
  });

  it('can be removed later, also if an earlier version was interrupted in a removal', async () => {
    await AdminAccount.deleteMany({});
    const [one, two] = [await anAdmin(), await anAdmin()];
    const removal = Types.ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 120);
    const key = { usernameKey: usernameKey(one.username) };
    await AdminAccount.collection.updateOne(key, { $set: { removal } });
    await removeAdmin(byName(two.username));
    await expect(removeAdmin(byName(one.username))).rejects.toMatchObject({ code: 'conflict' });
    expect(await AdminAccount.countDocuments({})).toBe(1);
  });
});
