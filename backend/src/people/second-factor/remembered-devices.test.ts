import { describe, expect, it } from 'vitest';
import { anAdmin } from '../admins/admins.builder.ts';
import { withSecondFactor } from './second-factor.builder.ts';
import {
  as,
  type Credentials,
  cookieIn,
  outcome,
  useSecondFactors,
} from './second-factor.fixtures.ts';

const { at, signIn, call, aSecuredAdmin, actions } = useSecondFactors();

describe('a remembered device', () => {
  const remembered = async (admin: Awaited<ReturnType<typeof aSecuredAdmin>>) => {
    const signedIn = await signIn(admin, { code: admin.code(), rememberDevice: true });
    const [header = ''] = signedIn.headers['set-cookie'] as unknown as string[];
    expect(header).toMatch(/; HttpOnly/);
    expect(header).toMatch(/; SameSite=Strict/);
    return { cookie: cookieIn(signedIn), token: as(signedIn) };
  };

  it('needs no code for 30 days, and nobody else on it does without', async () => {
    const admin = await aSecuredAdmin();
    const { cookie } = await remembered(admin);
    at('02-28T10:00:00');
    expect((await signIn(admin, { cookie })).status).toBe(200);
    const other = await aSecuredAdmin('staff');
    expect(outcome(await signIn(other, { cookie }))).toEqual([401, 'second-factor-required']);
    at('03-05T10:01:00');
    expect(outcome(await signIn(admin, { cookie }))).toEqual([401, 'second-factor-required']);
  });

  it('stays remembered for each of two admins of one browser', async () => {
    const [one, other] = [await aSecuredAdmin(), await aSecuredAdmin('staff')];
    const cookies = [(await remembered(one)).cookie, (await remembered(other)).cookie];
    const cookie = cookies.join('; ');
    expect((await signIn(one, { cookie })).status).toBe(200);
    expect((await signIn(other, { cookie })).status).toBe(200);
  });

  it('has a token that nobody had before', async () => {
    const admin = await aSecuredAdmin();
    const planted = `admin-device=${'p'.repeat(43)}`;
    const signedIn = await signIn(admin, {
      code: admin.code(),
      rememberDevice: true,
      cookie: planted,
    });
    expect(signedIn.status).toBe(200);
    expect(outcome(await signIn(admin, { cookie: planted }))).toEqual([
      401,
      'second-factor-required',
    ]);
  });

  it('is listed and can be forgotten', async () => {
    const admin = await aSecuredAdmin();
    const { cookie, token } = await remembered(admin);
    const { devices } = (await call(token, 'get', 'second-factor')).body;
    expect(devices).toMatchObject([{ device: 'Unknown browser', network: '10.0.0.0/24' }]);
    const path = `second-factor/devices/${devices[0].id}`;
    const stranger = as(await signIn(await anAdmin()));
    expect((await call(stranger, 'delete', path)).status).toBe(200);
    expect((await signIn(admin, { cookie })).status).toBe(200);
    expect((await call(token, 'delete', path)).body.devices).toEqual([]);
    expect(outcome(await signIn(admin, { cookie }))).toEqual([401, 'second-factor-required']);
    expect(await actions()).toEqual(['device-forgotten']);
  });

  const newPassword = 'a heron on the pier';
  it.each<[string, (token: string, admin: Credentials & { id: string }) => PromiseLike<unknown>]>([
    [
      'a new password',
      (token, { password }) =>
        call(token, 'post', 'password', { currentPassword: password, newPassword }),
    ],
    ['turning it off', (token) => call(token, 'delete', 'second-factor')],
    [
      "an owner's reset",
      async (_token, { id }) => {
        const owner = as(await signIn(await anAdmin()));
        return call(owner, 'delete', `people/${id}/second-factor`);
      },
    ],
    [
      'an owner who ends all sessions',
      async (_token, { id }) => {
        const owner = as(await signIn(await anAdmin()));
        return call(owner, 'delete', `people/${id}/sessions`);
      },
    ],
  ])('is ended by %s', async (_name, act) => {
    const admin = await aSecuredAdmin();
    const { cookie, token } = await remembered(admin);
    await act(token, admin);
    await withSecondFactor(admin.username);
    const replies = [
      await signIn(admin, { cookie }),
      await signIn({ ...admin, password: newPassword }, { cookie }),
    ];
    expect(replies.map(({ body }) => body.code)).toContain('second-factor-required');
    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  });
});
