import { afterEach, beforeEach } from 'vitest';
import { Activity } from '../../platform/audit/activity.model.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { AdminAccount } from '../admins/admins.model.ts';
import { byName } from '../admins/find-admins.ts';
import { codeOf, withSecondFactor } from './second-factor.builder.ts';

export type Credentials = { username: string; password: string };
type Given = { code?: string; rememberDevice?: boolean; cookie?: string; network?: string };
type Method = 'get' | 'post' | 'delete' | 'patch' | 'put';

export const as = ({ body }: { body: { token: string } }) => `Bearer ${body.token}`;
/** The status and the code of the problem. */
export const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
export const cookieIn = (reply: { headers: Record<string, unknown> }) =>
  String((reply.headers['set-cookie'] as string[] | undefined)?.[0]).split(';')[0] ?? '';

/** Runs a shop in which people sign in with codes, on 3 February 2031 at ten. */
export function useSecondFactors() {
  const app = useTestApp({ mailFrom: 'shop@example.com', trustProxy: true });
  const at = (time: string) => {
    app.clock.now = new Date(`2031-${time}Z`);
  };
  const now = () => app.clock.now ?? new Date();
  const codeAt = (secret: string, secondsLater = 0) =>
    codeOf(secret, new Date(now().getTime() + secondsLater * 1000));
  beforeEach(async () => {
    at('02-03T10:00:00');
    await AdminAccount.deleteMany({});
    await Mail.deleteMany({});
    await Activity.collection.deleteMany({});
  });
  afterEach(() => {
    app.clock.now = undefined;
  });

  function signIn({ username, password }: Credentials, given: Given = {}) {
    const { cookie, network = '10.0.0.1', ...rest } = given;
    const call = app.http().post('/api/auth/admin').set('X-Forwarded-For', network);
    if (cookie) call.set('Cookie', cookie);
    return call.send({ username, password, ...rest });
  }
  const call = (token: string, method: Method, path: string, body?: object) =>
    app.http()[method](`/api/admin/${path}`).set('Authorization', token).send(body);

  return {
    at,
    now,
    codeAt,
    signIn,
    call,
    minutesLater(minutes: number) {
      app.clock.now = new Date(now().getTime() + minutes * 60_000);
    },
    works: async (token: string) => (await call(token, 'get', 'profile')).status === 200,

    /** Returns an admin with a second factor; `code` is what the app shows. */
    async aSecuredAdmin(role: 'owner' | 'staff' = 'owner') {
      const admin = await anAdmin({ role });
      await AdminAccount.updateOne(byName(admin.username), { email: 'own@example.com' });
      const given = await withSecondFactor(admin.username);
      const { id } = await AdminAccount.findOne(byName(admin.username)).orFail();
      const code = (secondsLater = 0) => codeAt(given.secret, secondsLater);
      return { ...admin, ...given, id: id as string, code };
    },
    subjects: async () => (await Mail.find({}).sort({ _id: 1 })).map(({ subject }) => subject),
    actions: async () => (await Activity.find({}).sort({ _id: 1 })).map(({ action }) => action),
  };
}
