import { afterEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { setPassword } from '../admins/set-password.ts';

const app = useTestApp({ trustProxy: true });
afterEach(() => {
  app.clock.now = undefined;
});

let addresses = 0;
/** An address that no other test has used. */
const anAddress = () => {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
};

type Credentials = { username: string; password: string };
const signIn = (body: unknown, from = anAddress()) =>
  app
    .http()
    .post('/api/auth/admin')
    .set('X-Forwarded-For', from)
    .send(body as object);

const wrong = ({ username }: Credentials) => ({ username, password: 'wrong' });

describe('POST /api/auth/admin', () => {
  it('opens a session of an hour for the right password', async () => {
    const admin = await anAdmin({ username: 'Anna Owner' });
    app.clock.now = new Date('2031-02-03T10:00:00Z');
    const reply = await signIn(admin);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expiresAt: '2031-02-03T11:00:00.000Z',
      profile: {
        username: 'Anna Owner',
        name: 'Anna Owner',
        role: 'owner',
        roleLabel: 'Lecturer',
        passwordIsGenerated: false,
        secondFactor: 'off',
      },
    });
  });

  it('ignores the case of the username', async () => {
    const { password } = await anAdmin({ username: 'Berta' });
    expect((await signIn({ username: ' bERTA ', password })).status).toBe(200);
  });

  it('replies the same to a wrong password and an unknown username', async () => {
    const admin = await anAdmin();
    const replies = [await signIn(wrong(admin)), await signIn({ ...admin, username: 'nobody' })];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([401, 'wrong-credentials']);
    }
    const [first, second] = replies.map(({ body }) => ({ ...body, requestId: '' }));
    expect(first).toEqual(second);
  });

  it.each([
    [{}, ['username', 'password']],
    [{ username: '  ', password: '' }, ['username', 'password']],
    [{ username: 'x', password: { $gt: '' } }, ['password']],
    [{ username: { $ne: null }, password: 'x' }, ['username']],
    [{ username: 'x', password: 'y', admin: true }, ['admin']],
    [{ username: 'x', password: 'y'.repeat(201) }, ['password']],
  ])('rejects %j and names the fields', async (body, fields) => {
    const reply = await signIn(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
    expect(reply.body.fields.map((field: { path: string }) => field.path)).toEqual(fields);
  });
});

describe('a session', () => {
  const profileOf = (token: string) =>
    app.http().get('/api/admin/profile').set('Authorization', `Bearer ${token}`);

  it('ends after 3600 seconds', async () => {
    app.clock.now = new Date('2031-02-03T10:00:00Z');
    const { token } = (await signIn(await anAdmin())).body;
    app.clock.now = new Date('2031-02-03T10:59:59Z');
    expect((await profileOf(token)).status).toBe(200);
    app.clock.now = new Date('2031-02-03T11:00:00Z');
    const reply = await profileOf(token);
    expect([reply.status, reply.body.code]).toEqual([401, 'not-signed-in']);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  });

  it('ends with another password', async () => {
    const admin = await anAdmin();
    const { token } = (await signIn(admin)).body;
    await setPassword({ ...admin, password: 'another password' });
    expect((await profileOf(token)).status).toBe(401);
    expect((await signIn(admin)).status).toBe(401);
    expect((await signIn({ ...admin, password: 'another password' })).status).toBe(200);
  });
});
