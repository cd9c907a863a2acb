import { describe, expect, it } from 'vitest';
import { Activity } from '../../platform/audit/activity.model.ts';
import { TEST_JWT_SECRET } from '../../testing/app/sign-in.ts';
import { anAdmin } from '../admins/admins.builder.ts';
import { AdminAccount } from '../admins/admins.model.ts';
import { byName } from '../admins/find-admins.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { as, cookieIn, outcome, useSecondFactors } from './second-factor.fixtures.ts';
import { createSecretBox } from './secret-box.ts';

const shop = useSecondFactors();
const { signIn, call, codeAt, works, minutesLater, aSecuredAdmin, subjects, actions } = shop;

describe('setting up a second factor', () => {
  it('takes a code of the offered secret, ends other sessions, and shows ten codes once', async () => {
    const admin = await anAdmin();
    await AdminAccount.updateOne(byName(admin.username), { email: 'own@example.com' });
    const other = as(await signIn(admin));
    const token = as(await signIn(admin));
    const { body: offer } = await call(token, 'post', 'second-factor/offer');
    expect(offer.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect((await call(token, 'post', 'second-factor/offer')).body).toEqual(offer);
    const wrong = await call(token, 'post', 'second-factor', { code: '000000' });
    expect([wrong.status, wrong.body.fields]).toMatchObject([
      400,
      [{ path: 'code', code: 'wrong-code' }],
    ]);
    const code = codeAt(offer.secret);
    const started = await call(token, 'post', 'second-factor', { code });
    expect(started.status).toBe(200);
    expect(new Set(started.body.recoveryCodes).size).toBe(10);
    expect(started.body.session.profile.secondFactor).toBe('on');
    expect([await works(other), await works(token)]).toEqual([false, false]);
    const view = await call(as({ body: started.body.session }), 'get', 'second-factor');
    expect(view.body).toMatchObject({ since: shop.now().toISOString(), recoveryCodes: 10 });
    const stored = JSON.stringify(await AdminAccount.findOne(byName(admin.username)).lean());
    const told = JSON.stringify([view.body, await Activity.find({}).lean()]);
    for (const secret of [offer.secret, ...started.body.recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(told).not.toContain(secret);
    }
    expect(await actions()).toEqual(['second-factor-on']);
    expect(await subjects()).toEqual(['Your second factor has been set up']);
    // Its own code counts as used.
    expect(outcome(await signIn(admin, { code }))).toEqual([401, 'wrong-code']);
  });

  it('asks for the password of the last five minutes', async () => {
    const token = as(await signIn(await anAdmin()));
    minutesLater(6);
    for (const path of ['second-factor/offer', 'second-factor', 'second-factor/recovery-codes']) {
      const asked = await call(token, 'post', path, { code: '123456' });
      expect(outcome(asked)).toEqual([403, 'recent-sign-in-required']);
    }
    const off = await call(token, 'delete', 'second-factor');
    expect(outcome(off)).toEqual([403, 'recent-sign-in-required']);
  });

  it('replaces an app that is there by another one', async () => {
    const admin = await aSecuredAdmin();
    const token = as(await signIn(admin, { code: admin.code() }));
    const { body: offer } = await call(token, 'post', 'second-factor/offer');
    expect(offer.secret).not.toBe(admin.secret);
    minutesLater(2);
    const code = codeAt(offer.secret);
    expect((await call(token, 'post', 'second-factor', { code })).status).toBe(200);
    minutesLater(2);
    expect(outcome(await signIn(admin, { code: admin.code() }))).toEqual([401, 'wrong-code']);
    expect((await signIn(admin, { code: codeAt(offer.secret) })).status).toBe(200);
  });

  it('is nothing to confirm in a session that was offered none', async () => {
    const token = as(await signIn(await anAdmin()));
    expect((await call(token, 'post', 'second-factor', { code: '123456' })).status).toBe(409);
  });
});

describe('a sign-in with a second factor', () => {
  it('asks for a code after the right password only, and takes one of the app', async () => {
    const admin = await aSecuredAdmin();
    const stranger = { ...admin, password: 'not the password' };
    expect(outcome(await signIn(stranger))).toEqual([401, 'wrong-credentials']);
    expect(outcome(await signIn(stranger, { code: admin.code() }))).toEqual([
      401,
      'wrong-credentials',
    ]);
    expect(outcome(await signIn(admin))).toEqual([401, 'second-factor-required']);
    expect(outcome(await signIn(admin, { code: '000000' }))).toEqual([401, 'wrong-code']);
    const typed = admin.code().replace(/^.../, '$& ');
    expect((await signIn(admin, { code: typed })).status).toBe(200);
  });

  it('takes a code once, also by two at the same moment', async () => {
    const admin = await aSecuredAdmin();
    const code = admin.code();
    const both = await Promise.all([signIn(admin, { code }), signIn(admin, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(outcome(await signIn(admin, { code }))).toEqual([401, 'wrong-code']);
    // Nor one that is older than the last one.
    expect(outcome(await signIn(admin, { code: admin.code(-30) }))).toEqual([401, 'wrong-code']);
    expect((await signIn(admin, { code: admin.code(30) })).status).toBe(200);
  });

  it.each([
    [-60, 200],
    [60, 200],
    [-120, 401],
    [120, 401],
  ])('by a phone whose clock is %i seconds off is answered with %i', async (seconds, status) => {
    const admin = await aSecuredAdmin();
    expect((await signIn(admin, { code: admin.code(seconds) })).status).toBe(status);
  });

  it('takes each recovery code once, also by two at the same moment, and tells of it', async () => {
    const admin = await aSecuredAdmin();
    const [first = '', second = ''] = admin.recoveryCodes;
    const both = [signIn(admin, { code: first }), signIn(admin, { code: first })];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 401]);
    const typed = ` ${second.replaceAll('-', ' ').toUpperCase().replaceAll('0', 'O')}`;
    const signedIn = await signIn(admin, { code: typed });
    expect(signedIn.status).toBe(200);
    const view = await call(as(signedIn), 'get', 'second-factor');
    expect(view.body.recoveryCodes).toBe(8);
    expect(await actions()).toEqual(['recovery-code-used', 'recovery-code-used']);
    expect(await subjects()).toEqual(Array(2).fill('A recovery code was used'));
  });

  it('says what to do if the shop cannot read the secret any more', async () => {
    const admin = await aSecuredAdmin();
    const key = byName(admin.username);
    const { secondFactor } = await AdminAccount.findOne(key).orFail().lean();
    const foreign = secondFactor?.secret.replace(/.{4}$/, 'AAAA');
    await AdminAccount.updateOne(key, { 'secondFactor.secret': foreign });
    const refused = await signIn(admin, { code: admin.code() });
    expect([refused.status, refused.body.detailCode]).toEqual([409, 'second-factor-unreadable']);
    expect((await signIn(admin, { code: admin.recoveryCodes[0] ?? '' })).status).toBe(200);
  });
});

describe('a code instead of the password', () => {
  it('confirms an open session once', async () => {
    const admin = await aSecuredAdmin();
    const token = as(await signIn(admin, { code: admin.code() }));
    minutesLater(6);
    const draw = () => call(token, 'post', 'second-factor/recovery-codes');
    expect((await draw()).status).toBe(403);
    const code = admin.code();
    expect((await call(token, 'post', 'session', { code })).status).toBe(200);
    expect((await draw()).status).toBe(200);
    const again = await call(token, 'post', 'session', { code });
    expect([again.status, again.body.fields[0].path]).toEqual([400, 'code']);
    expect((await call(token, 'post', 'session', {})).status).toBe(400);
  });

  it('is refused if there is no second factor', async () => {
    const token = as(await signIn(await anAdmin()));
    expect((await call(token, 'post', 'session', { code: '123456' })).status).toBe(400);
  });
});

describe('new recovery codes', () => {
  it('end the old ones', async () => {
    const admin = await aSecuredAdmin();
    const token = as(await signIn(admin, { code: admin.code() }));
    const { body } = await call(token, 'post', 'second-factor/recovery-codes');
    expect(body.recoveryCodes).toHaveLength(10);
    expect(await works(token)).toBe(true);
    const code = admin.recoveryCodes[0] ?? '';
    expect(outcome(await signIn(admin, { code }))).toEqual([401, 'wrong-code']);
    expect((await signIn(admin, { code: body.recoveryCodes[0] })).status).toBe(200);
    expect(await actions()).toEqual(['recovery-codes-drawn', 'recovery-code-used']);
  });

  it('are refused without a second factor', async () => {
    const token = as(await signIn(await anAdmin()));
    expect((await call(token, 'post', 'second-factor/recovery-codes')).status).toBe(409);
    expect((await call(token, 'delete', 'second-factor')).status).toBe(409);
  });
});

describe('without the second factor', () => {
  it('the password is enough again after it was turned off, and other sessions have ended', async () => {
    const admin = await aSecuredAdmin();
    const other = as(await signIn(admin, { code: admin.code() }));
    const token = as(await signIn(admin, { code: admin.code(30) }));
    const off = await call(token, 'delete', 'second-factor');
    expect([off.status, off.body.profile.secondFactor]).toEqual([200, 'off']);
    expect([await works(other), await works(as(off))]).toEqual([false, true]);
    expect((await signIn(admin)).status).toBe(200);
    expect(await subjects()).toEqual(['Your second factor has been turned off']);
  });

  it('an owner resets that of a person, who is told and signed out; staff may not', async () => {
    const person = await aSecuredAdmin('staff');
    const token = as(await signIn(person, { code: person.code() }));
    const owner = await aSecuredAdmin();
    const reset = (by: string, id: string) => call(by, 'delete', `people/${id}/second-factor`);
    expect((await reset(token, owner.id)).status).toBe(403);
    const { body } = await reset(as(await signIn(owner, { code: owner.code() })), person.id);
    expect(body.people).toMatchObject([{ secondFactor: false }, { secondFactor: true }]);
    expect(await works(token)).toBe(false);
    expect((await signIn(person)).status).toBe(200);
    expect(await subjects()).toEqual(['Your second factor has been reset']);
    expect(await actions()).toEqual(['second-factor-reset']);
  });

  it('of a removed colleague, neither their session nor their code works', async () => {
    const person = await aSecuredAdmin('staff');
    const signedIn = await signIn(person, { code: person.code(), rememberDevice: true });
    const owner = as(await signIn(await anAdmin()));
    expect((await call(owner, 'delete', `people/${person.id}`)).status).toBe(200);
    expect(await works(as(signedIn))).toBe(false);
    for (const given of [{ code: person.code(30) }, { cookie: cookieIn(signedIn) }]) {
      expect(outcome(await signIn(person, given))).toEqual([401, 'wrong-credentials']);
    }
  });
});

describe('a JWT_SECRET that is replaced', () => {
  it('takes the second factors along once the shop has started with both', async () => {
    const admin = await aSecuredAdmin();
    const NEW = 'the-key-that-comes-after-the-one-of-tests';
    await resealSecrets([NEW, TEST_JWT_SECRET]);
    const { secondFactor } = await AdminAccount.findOne(byName(admin.username)).orFail().lean();
    const opened = await createSecretBox([NEW]).open(secondFactor?.secret ?? '');
    expect(opened).toBe(admin.secret);
  });
});
