import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Activity } from '../../platform/audit/activity.model.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { completeLetter } from '../../platform/mail/complete-letter.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { AdminAccount } from '../admins/admins.model.ts';
import { OneTimeLink } from '../links/one-time-links.model.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });
const at = (time: string) => {
  app.clock.now = new Date(`2031-02-${time}:00Z`);
};
beforeEach(async () => {
  await AdminAccount.deleteMany({});
  await OneTimeLink.deleteMany({});
  await Mail.deleteMany({});
});
afterEach(() => {
  app.clock.now = undefined;
});

type Role = 'owner' | 'staff';
async function signIn({ username, password }: { username: string; password: string }) {
  const { body, status } = await app.http().post('/api/auth/admin').send({ username, password });
  return { status, as: `Bearer ${body.token}` };
}
async function signedIn(role: Role = 'owner') {
  const admin = await anAdmin({ role });
  const { id } = await AdminAccount.findOne({ username: admin.username }).orFail();
  return { ...admin, id: id as string, as: (await signIn(admin)).as };
}
const call = (
  as: string,
  method: 'get' | 'post' | 'patch' | 'delete' | 'put',
  path: string,
  body?: object,
) => app.http()[method](`/api/admin/${path}`).set('Authorization', as).send(body);
const open = (path: string, body: object) => app.http().post(`/api/auth/admin/${path}`).send(body);
const codeIn = (link: string) => link.split('#')[1] ?? '';
const works = async (as: string) => (await call(as, 'get', 'profile')).status === 200;

async function invited(as: string, role: Role = 'staff') {
  const { body, status } = await call(as, 'post', 'invitations', { role });
  expect(status).toBe(200);
  expect(body.link).toMatch(/^\/admin\/link#[\w-]{43}$/);
  return codeIn(body.link);
}
/** Returns the code of the newest mail of a kind as it goes out. */
async function mailedCode(kind: 'admin-invitation' | 'admin-password' | 'admin-email') {
  const mail = await Mail.findOne({ kind }).sort({ _id: -1 }).orFail().lean();
  expect(JSON.stringify(mail)).not.toMatch(/#[\w-]{43}/);
  return codeIn((await completeLetter(mail as never))?.button?.path ?? '');
}
const joining = { username: 'Berta', password: 'a heron on the pier' };

describe('an invitation', () => {
  it('by a link adds somebody with its role, who has chosen name and password', async () => {
    const owner = await signedIn();
    const code = await invited(owner.as);
    expect((await open('link', { code })).body).toEqual({ purpose: 'invitation', role: 'staff' });
    expect((await open('invitation', { ...joining, code })).status).toBe(200);
    const { as } = await signIn(joining);
    expect((await call(as, 'get', 'profile')).body).toMatchObject({
      username: 'Berta',
      role: 'staff',
    });
    expect((await call(as, 'get', 'people')).status).toBe(403);
    const { people, invitations } = (await call(owner.as, 'get', 'people')).body;
    expect(people).toMatchObject([
      { self: true, role: 'owner' },
      { username: 'Berta', role: 'staff', sessions: 1 },
    ]);
    expect(invitations).toEqual([]);
    const [accepted] = await Activity.find({}).sort({ _id: -1 }).lean();
    expect(accepted).toMatchObject({ action: 'invitation-accepted', by: { name: 'Berta' } });
  });

  it('by mail has its code only in the mail that goes out, and gives the address to who accepts', async () => {
    const owner = await signedIn();
    const { body } = await call(owner.as, 'post', 'invitations', {
      role: 'owner',
      email: 'berta@example.com',
    });
    expect(body).toMatchObject({
      team: { invitations: [{ email: 'berta@example.com', by: owner.username }] },
    });
    expect(body).not.toHaveProperty('link');
    const code = await mailedCode('admin-invitation');
    expect((await open('invitation', { ...joining, code })).status).toBe(200);
    expect(await AdminAccount.findOne({ username: 'Berta' })).toMatchObject({
      role: 'owner',
      email: 'berta@example.com',
    });
    expect(await Mail.findOne({ kind: 'admin-changed' })).toMatchObject({
      to: 'berta@example.com',
    });
  });

  it('is accepted once, also by two who open it at the same moment', async () => {
    const code = await invited((await signedIn()).as);
    const replies = await Promise.all(
      ['Berta', 'Carla'].map((username) => open('invitation', { ...joining, username, code })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await open('invitation', { ...joining, username: 'Dora', code })).status).toBe(404);
    expect(await AdminAccount.countDocuments({})).toBe(2);
  });

  it('ends after a day, and when it is withdrawn', async () => {
    at('03T10:00');
    const owner = await signedIn();
    const [late, withdrawn] = [await invited(owner.as), await invited(owner.as)];
    const { invitations } = (await call(owner.as, 'get', 'people')).body;
    expect((await call(owner.as, 'delete', `invitations/${invitations[1].id}`)).status).toBe(200);
    expect(await open('link', { code: withdrawn })).toMatchObject({
      status: 404,
      body: { detailCode: 'dead-link' },
    });
    at('04T09:59');
    expect((await open('link', { code: late })).status).toBe(200);
    at('04T10:01');
    expect((await open('invitation', { ...joining, code: late })).status).toBe(404);
  });

  it('stays good after a weak password or a username that is taken', async () => {
    const owner = await signedIn();
    const code = await invited(owner.as);
    const weak = await open('invitation', { ...joining, password: 'password1234', code });
    expect([weak.status, weak.body.fields[0].path]).toEqual([400, 'password']);
    const taken = await open('invitation', {
      ...joining,
      username: owner.username.toUpperCase(),
      code,
    });
    expect([taken.status, taken.body.fields[0].path]).toEqual([409, 'username']);
    expect((await open('invitation', { ...joining, code })).status).toBe(200);
  });

  it('requires the password of the last five minutes', async () => {
    at('03T10:00');
    const { as } = await signedIn();
    at('03T10:06');
    const asked = await call(as, 'post', 'invitations', { role: 'staff' });
    expect([asked.status, asked.body.code]).toEqual([403, 'recent-sign-in-required']);
  });
});

describe('a link that an owner has made', () => {
  it.each(['staff', undefined] as const)(
    'is void once they are none any more (%s)',
    async (role) => {
      const [owner, leaving, other] = [await signedIn(), await signedIn(), await signedIn('staff')];
      const code = await invited(leaving.as, 'owner');
      const { body } = await call(leaving.as, 'post', `people/${other.id}/password-link`);
      const path = `people/${leaving.id}`;
      const left = role
        ? await call(owner.as, 'patch', path, { role })
        : await call(owner.as, 'delete', path);
      expect(left.body.invitations).toEqual([]);
      expect((await open('link', { code })).status).toBe(404);
      expect((await open('invitation', { ...joining, code })).status).toBe(404);
      const given = { code: codeIn(body.link), password: joining.password };
      expect((await open('password', given)).status).toBe(404);
    },
  );
});

describe('an owner', () => {
  it("changes a person's role, removes them, and so ends their sessions; their address is told", async () => {
    const owner = await signedIn();
    const other = await signedIn('staff');
    await AdminAccount.updateOne({ _id: other.id }, { email: 'other@example.com' });
    const changed = await call(owner.as, 'patch', `people/${other.id}`, { role: 'owner' });
    expect(changed.body.people).toMatchObject([{}, { role: 'owner', sessions: 0 }]);
    expect(await works(other.as)).toBe(false);
    const { as } = await signIn(other);
    expect((await call(owner.as, 'delete', `people/${other.id}`)).status).toBe(200);
    expect(await works(as)).toBe(false);
    expect((await signIn(other)).status).toBe(401);
    expect(await Mail.countDocuments({ kind: 'admin-changed', to: 'other@example.com' })).toBe(2);
    expect((await call(owner.as, 'delete', `people/${other.id}`)).status).toBe(404);
  });

  it('stays if nobody else is one', async () => {
    const owner = await signedIn();
    await signedIn('staff');
    for (const reply of [
      await call(owner.as, 'patch', `people/${owner.id}`, { role: 'staff' }),
      await call(owner.as, 'delete', `people/${owner.id}`),
    ]) {
      expect(reply.status).toBe(409);
    }
    expect(await works(owner.as)).toBe(true);
  });

  it('sees where a person is signed in, and ends it', async () => {
    const owner = await signedIn();
    const other = await signedIn('staff');
    const path = `people/${other.id}/sessions`;
    expect((await call(owner.as, 'get', path)).body).toMatchObject([
      { device: 'Unknown browser', network: '127.0.0.0/24', current: false },
    ]);
    expect((await call(owner.as, 'delete', path)).status).toBe(200);
    expect(await works(other.as)).toBe(false);
    expect((await signIn(other)).status).toBe(200);
  });

  it('ends one session of a person, and the others go on', async () => {
    const [owner, other, third] = [await signedIn(), await signedIn('staff'), await signedIn()];
    const { as: again } = await signIn(other);
    const path = `people/${other.id}/sessions`;
    const [newest] = (await call(owner.as, 'get', path)).body;
    const notTheirs = await call(owner.as, 'delete', `people/${third.id}/sessions/${newest.id}`);
    expect([notTheirs.status, await works(again)]).toEqual([200, true]);
    const left = await call(owner.as, 'delete', `${path}/${newest.id}`);
    expect([left.status, left.body.length]).toEqual([200, 1]);
    expect([await works(other.as), await works(again)].toSorted()).toEqual([false, true]);
  });
});

describe('a forgotten password', () => {
  const forget = async (email: string) => {
    const reply = await open('forgotten', { email });
    expect([reply.status, reply.body]).toEqual([200, {}]);
  };

  it('is replaced by the link in a mail, once, which ends all sessions', async () => {
    const owner = await signedIn();
    await AdminAccount.updateOne({ _id: owner.id }, { email: 'owner@example.com' });
    await forget(' Owner@Example.com');
    await expect.poll(() => Mail.countDocuments({ kind: 'admin-password' })).toBe(1);
    const code = await mailedCode('admin-password');
    expect((await open('link', { code })).body).toMatchObject({
      purpose: 'password',
      username: owner.username,
    });
    expect((await open('password', { code, password: joining.password })).status).toBe(200);
    expect(await works(owner.as)).toBe(false);
    expect((await signIn({ ...owner, password: joining.password })).status).toBe(200);
    expect((await open('password', { code, password: 'another heron there' })).status).toBe(404);
    expect(await Mail.findOne({ kind: 'admin-changed' })).toMatchObject({
      to: 'owner@example.com',
    });
  });

  it('ends invitations and links that were made before, as a stranger may have made them', async () => {
    const [owner, other] = [await signedIn(), await signedIn('staff')];
    const invitation = await invited(owner.as, 'owner');
    const made = await call(owner.as, 'post', `people/${other.id}/password-link`);
    const link = await call((await signedIn()).as, 'post', `people/${owner.id}/password-link`);
    const password = joining.password;
    expect((await open('password', { code: codeIn(link.body.link), password })).status).toBe(200);
    expect((await open('invitation', { ...joining, code: invitation })).status).toBe(404);
    const late = await open('password', { code: codeIn(made.body.link), password });
    expect(late.status).toBe(404);
  });

  it('is answered the same for an address that nobody has, and fills no mailbox', async () => {
    const owner = await signedIn();
    await AdminAccount.updateOne({ _id: owner.id }, { email: 'owner@example.com' });
    await forget('nobody@example.com');
    for (let asked = 1; asked <= 7; asked += 1) {
      await forget('owner@example.com');
      await expect.poll(() => OneTimeLink.countDocuments({})).toBe(asked);
    }
    await expect.poll(() => Mail.countDocuments({ to: 'owner@example.com' })).toBe(5);
    expect(await Mail.countDocuments({})).toBe(5);
  });

  it('can be asked for again once the links that somebody else has asked for are over', async () => {
    const owner = await signedIn();
    await AdminAccount.updateOne({ _id: owner.id }, { email: 'owner@example.com' });
    await RateWindow.deleteMany({});
    await forget('owner@example.com');
    await expect.poll(() => Mail.countDocuments({ kind: 'admin-password' })).toBe(1);
    const { expiresAt } = await OneTimeLink.findOne({}).orFail();
    const [window] = await RateWindow.find({ key: /^admin-password-mails/ });
    // Both last as long; the window begins a moment later.
    expect((window?.expire?.getTime() ?? Infinity) - expiresAt.getTime()).toBeLessThan(3_600_000);
  });

  it('has no link any more in the mailbox of an address that is not theirs any more', async () => {
    const { as, id } = await signedIn();
    await AdminAccount.updateOne({ _id: id }, { email: 'old@example.com' });
    await forget('old@example.com');
    await expect.poll(() => Mail.countDocuments({ kind: 'admin-password' })).toBe(1);
    const code = await mailedCode('admin-password');
    await call(as, 'put', 'email', { email: '' });
    expect((await open('link', { code })).status).toBe(404);
    expect((await open('password', { code, password: joining.password })).status).toBe(404);
  });

  it('has no link any more after a change of role', async () => {
    const [owner, other] = [await signedIn(), await signedIn('owner')];
    const { body } = await call(owner.as, 'post', `people/${other.id}/password-link`);
    await call(owner.as, 'patch', `people/${other.id}`, { role: 'staff' });
    const password = joining.password;
    expect((await open('password', { code: codeIn(body.link), password })).status).toBe(404);
  });

  it('is replaced by a link that an owner passes on', async () => {
    const [owner, other] = [await signedIn(), await signedIn('staff')];
    const { body } = await call(owner.as, 'post', `people/${other.id}/password-link`);
    const code = codeIn(body.link);
    expect((await open('invitation', { ...joining, code })).status).toBe(404);
    expect((await open('password', { code, password: joining.password })).status).toBe(200);
    expect((await signIn({ ...other, password: joining.password })).status).toBe(200);
  });
});

describe("an admin's own address", () => {
  it('is told of a new password', async () => {
    const { as, id, password } = await signedIn('staff');
    await AdminAccount.updateOne({ _id: id }, { email: 'own@example.com' });
    const given = { currentPassword: password, newPassword: joining.password };
    expect((await call(as, 'post', 'password', given)).status).toBe(200);
    expect(await Mail.findOne({ kind: 'admin-changed' })).toMatchObject({ to: 'own@example.com' });
  });

  it('is confirmed by the link in a mail, and the old one is told', async () => {
    const { as, id } = await signedIn();
    await AdminAccount.updateOne({ _id: id }, { email: 'old@example.com' });
    const asked = await call(as, 'put', 'email', { email: 'new@example.com' });
    expect(asked.body).toEqual({ mailed: true });
    expect(await AdminAccount.findById(id)).toMatchObject({ email: 'old@example.com' });
    const code = await mailedCode('admin-email');
    expect((await open('email', { code })).status).toBe(200);
    expect((await open('email', { code })).status).toBe(404);
    expect(await AdminAccount.findById(id)).toMatchObject({ email: 'new@example.com' });
    expect(await Mail.findOne({ kind: 'admin-changed' })).toMatchObject({ to: 'old@example.com' });
  });

  it('is removed at once', async () => {
    const { as, id } = await signedIn();
    await AdminAccount.updateOne({ _id: id }, { email: 'old@example.com' });
    expect((await call(as, 'put', 'email', { email: '' })).body).toEqual({ mailed: false });
    expect((await AdminAccount.findById(id).orFail()).email).toBeUndefined();
  });
});
