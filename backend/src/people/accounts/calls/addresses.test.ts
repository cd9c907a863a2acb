import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  google,
  MINUTE_MS,
  messageOf,
  OTHER,
  PASSWORD,
  useAccounts,
} from '../accounts.fixtures.ts';

const { app, accounts, call, aCustomer, lastCode, logIn, refresh, putForward } = useAccounts();

const isVerified = async (email: string) =>
  decodeJwt((await logIn(email)).body.idToken).email_verified;
const verify = async (email: string, idToken: string) => {
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }).expect(200);
  return call('update', { oobCode: await lastCode(email, 'verify-email') });
};

let news = 0;
const aNewAddress = () => {
  news += 1;
  return `new-${news}@example.com`;
};
const changesToldTo = async (email: string) =>
  (await app.stored('mails')).filter(({ to, kind }) => to === email && kind === 'email-changed');
const askToChange = (idToken: string, newEmail: string) =>
  call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
/** Returns the code that was sent to the new address. */
async function codeFor(idToken: string, newEmail: string): Promise<string> {
  await askToChange(idToken, newEmail).expect(200);
  return lastCode(newEmail, 'change-email');
}

describe('an address', () => {
  it('is verified with the code that was sent to it, once', async () => {
    const { email, idToken } = await aCustomer();
    const asked = await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const oobCode = await lastCode(email, 'verify-email');
    expect(asked.text).not.toContain(oobCode);
    expect(await isVerified(email)).toBe(false);
    await call('update', { oobCode }).expect(200);
    expect(await isVerified(email)).toBe(true);
    expect(messageOf(await call('update', { oobCode }))).toMatch(/_OOB_CODE/);
  });

  it("is not verified without its account's token, with another purpose's code, or too late", async () => {
    const { email, idToken } = await aCustomer();
    const ask = (body: object) => call('sendOobCode', { requestType: 'VERIFY_EMAIL', ...body });
    expect(messageOf(await ask({ email }))).toBe('MISSING_ID_TOKEN');
    expect(messageOf(await ask({ idToken: `${idToken}x` }))).toBe('INVALID_ID_TOKEN');
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const other = await call('update', { oobCode: await lastCode(email) });
    expect([messageOf(other), await isVerified(email)]).toEqual(['INVALID_OOB_CODE', false]);
    await ask({ idToken }).expect(200);
    const late = await lastCode(email, 'verify-email');
    putForward(61 * MINUTE_MS);
    expect(messageOf(await call('update', { oobCode: late }))).toBe('EXPIRED_OOB_CODE');
  });

  it.each([' \u00a0reader@example.com', 'READER@example.com\u00a0 ', '\ufeffreader@example.com'])(
    'is the same with whitespace around it: %j',
    async (email) => {
      await call('signUp', { email: 'reader@example.com', password: PASSWORD });
      expect(messageOf(await call('signUp', { email, password: PASSWORD }))).toBe('EMAIL_EXISTS');
      expect((await logIn(email)).status).toBe(200);
    },
  );

  it.each([
    ['rea\u200bder@example.com', 'EMAIL_EXISTS'],
    ['\u202ereader@example.com', 'EMAIL_EXISTS'],
    ['reader\u00a0@example.com', 'INVALID_EMAIL'],
    ['\uff52eader@example.com', 'INVALID_EMAIL'],
    ['reader', 'INVALID_EMAIL'],
    ['', 'MISSING_EMAIL'],
  ])('that looks like another one is none of its own: %j', async (email, refusal) => {
    await call('signUp', { email: 'reader@example.com', password: PASSWORD });
    const credential = google({ sub: email, email, email_verified: true });
    expect(messageOf(await call('signUp', { email, password: PASSWORD }))).toBe(refusal);
    expect(messageOf(await call('signInWithIdp', credential))).toBe('INVALID_IDP_RESPONSE');
  });

  it.each([true, 7, ['a@example.com'], { a: 1 }])(
    'of another type is refused: %j',
    async (email) => {
      const replies = [
        await call('signUp', { email, password: PASSWORD }),
        await call('signInWithPassword', { email, password: PASSWORD }),
        await call('signInWithIdp', google({ sub: '1', email })),
      ];
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
      for (const { text } of replies) expect(text).not.toMatch(/internal|TypeError/i);
    },
  );

  it('comes without a name if that has invisible characters', async () => {
    const account = { sub: 'named', email: 'named@example.com', email_verified: true };
    const { body } = await call('signInWithIdp', google({ ...account, name: 'Ada\u202e' }));
    const seen = await call('lookup', { idToken: body.idToken });
    expect(seen.body.users[0]).not.toHaveProperty('displayName');
    const changed = await call('update', { idToken: body.idToken, displayName: 'A\u200bda' });
    expect(changed.status).toBe(400);
  });
});

describe('a name', () => {
  it('is in the next token, and is removed by null', async () => {
    const { idToken } = await aCustomer();
    const named = await call('update', { idToken, displayName: 'Ada Reader' });
    await expect(accounts.verifyIdToken(named.body.idToken)).resolves.toMatchObject({
      name: 'Ada Reader',
    });
    expect((await refresh(named.body.refreshToken)).status).toBe(200);
    const removed = await call('update', { idToken, displayName: null });
    expect(removed.body).not.toHaveProperty('displayName');
  });
});

describe('a change of address', () => {
  it('takes the code that was sent to the new one; then all sessions have ended, and it is verified', async () => {
    const { email, idToken, refreshToken, localId } = await aCustomer();
    const newEmail = aNewAddress();
    const oobCode = await codeFor(idToken, newEmail);
    const shown = await call('resetPassword', { oobCode });
    expect(shown.body).toMatchObject({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      email,
      newEmail,
    });
    expect((await call('lookup', { idToken })).body.users[0].email).toBe(email);
    await call('update', { oobCode }).expect(200);
    expect(messageOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await logIn(email))).toBe('INVALID_LOGIN_CREDENTIALS');
    const { body } = await logIn(newEmail);
    expect(body.localId).toBe(localId);
    expect(decodeJwt(body.idToken)).toMatchObject({ email: newEmail, email_verified: true });
    expect(messageOf(await call('update', { oobCode }))).toMatch(/_OOB_CODE/);
  });

  it('is told to the former address, which never learns the new one', async () => {
    const { email, idToken } = await aCustomer();
    await verify(email, idToken);
    const newEmail = aNewAddress();
    await call('update', { oobCode: await codeFor(idToken, newEmail) }).expect(200);
    const mails = await changesToldTo(email);
    expect(mails).toMatchObject([{ letter: { button: { path: '/forgot-password' } } }]);
    expect(JSON.stringify(mails)).not.toContain(newEmail);
  });

  it('leaves nothing to an address that nobody had proved', async () => {
    const { email, idToken } = await aCustomer();
    const newEmail = aNewAddress();
    await call('update', { oobCode: await codeFor(idToken, newEmail) }).expect(200);
    const mails = await changesToldTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('/forgot-password');
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }).expect(200);
    expect(await lastCode(email)).toBe('');
    expect((await call('signUp', { email, password: OTHER })).status).toBe(200);
    expect((await logIn(newEmail)).status).toBe(200);
  });

  it('demands a sign-in of the last five minutes', async () => {
    const { idToken } = await aCustomer();
    putForward(6 * MINUTE_MS);
    const asked = await askToChange(idToken, aNewAddress());
    expect(messageOf(asked)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  it('does not tell whether the new address has an account, and tells its owner alone', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const [known, unknown] = [
      await askToChange(one.idToken, other.email),
      await askToChange(one.idToken, aNewAddress()),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await lastCode(other.email, 'change-email')).toBe('');
    const mails = (await app.stored('mails')).filter(({ to }) => to === other.email);
    expect(mails).toMatchObject([{ kind: 'email-in-use' }]);
    expect((await call('lookup', { idToken: other.idToken })).status).toBe(200);
  });

  it('is refused to what is no address, and to the present one', async () => {
    const { email, idToken } = await aCustomer();
    expect(messageOf(await askToChange(idToken, 'nobody'))).toBe('INVALID_NEW_EMAIL');
    expect(messageOf(await askToChange(idToken, ''))).toBe('MISSING_NEW_EMAIL');
    expect(messageOf(await askToChange(idToken, email.toUpperCase()))).toBe('INVALID_NEW_EMAIL');
    expect(messageOf(await askToChange(`${idToken}x`, aNewAddress()))).toBe('INVALID_ID_TOKEN');
  });

  it('is not possible without a code', async () => {
    const { email, idToken } = await aCustomer();
    const moved = await call('update', { idToken, email: aNewAddress() });
    expect(messageOf(moved)).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect((await call('lookup', { idToken })).body.users[0].email).toBe(email);
  });

  it('fails if somebody has registered the new address meanwhile', async () => {
    const { email, idToken } = await aCustomer();
    const newEmail = aNewAddress();
    const oobCode = await codeFor(idToken, newEmail);
    await call('signUp', { email: newEmail, password: OTHER }).expect(200);
    expect(messageOf(await call('update', { oobCode }))).toBe('EMAIL_EXISTS');
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(newEmail, OTHER)).status).toBe(200);
  });

  it('is void after a new password', async () => {
    const { email, idToken } = await aCustomer();
    const oobCode = await codeFor(idToken, aNewAddress());
    await call('update', { idToken, password: OTHER }).expect(200);
    expect(messageOf(await call('update', { oobCode }))).toMatch(/_OOB_CODE/);
    expect((await logIn(email, OTHER)).status).toBe(200);
  });
});

describe('an account whose address somebody else has changed', () => {
  async function aStolenAccount() {
    const victim = await aCustomer();
    await verify(victim.email, victim.idToken);
    const thief = aNewAddress();
    await call('update', { oobCode: await codeFor(victim.idToken, thief) }).expect(200);
    return { victim, thief };
  }
  const reset = async (email: string) => {
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }).expect(200);
    return call('resetPassword', { oobCode: await lastCode(email), newPassword: OTHER });
  };

  it('gets its former address back with a new password for that, and the thief is signed out', async () => {
    const { victim, thief } = await aStolenAccount();
    const stolen = (await logIn(thief)).body;
    await call('signInWithIdp', google({ sub: thief, email: thief, email_verified: true }));
    expect((await reset(victim.email)).status).toBe(200);
    const { body } = await logIn(victim.email, OTHER);
    expect(body.localId).toBe(victim.localId);
    expect(messageOf(await refresh(stolen.refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await logIn(thief, OTHER))).toBe('INVALID_LOGIN_CREDENTIALS');
    const seen = await call('lookup', { idToken: body.idToken });
    expect(seen.body.users[0].providerUserInfo).toMatchObject([{ providerId: 'password' }]);
  });

  it('gets it back after a second change, too, and the address that it loses is told', async () => {
    const { victim, thief } = await aStolenAccount();
    const { idToken } = (await logIn(thief)).body;
    const second = aNewAddress();
    await call('update', { oobCode: await codeFor(idToken, second) }).expect(200);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: thief }).expect(200);
    expect(await lastCode(thief)).toBe('');
    expect((await reset(victim.email)).status).toBe(200);
    expect((await logIn(victim.email, OTHER)).body.localId).toBe(victim.localId);
    for (const lost of [thief, second]) {
      const mails = await changesToldTo(lost);
      expect(mails).toHaveLength(1);
      expect(JSON.stringify(mails)).not.toMatch(/forgot-password|reader-/);
    }
  });

  it('gets it back although its owner has first tried to sign in with Google', async () => {
    const { victim } = await aStolenAccount();
    const { email } = victim;
    const signIn = google({ sub: `google of ${email}`, email, email_verified: true });
    expect((await call('signInWithIdp', signIn)).body.needConfirmation).toBe(true);
    expect((await reset(email)).status).toBe(200);
    expect((await logIn(email, OTHER)).body.localId).toBe(victim.localId);
  });

  it('keeps the former address from being registered for a week', async () => {
    const { victim } = await aStolenAccount();
    const register = () => call('signUp', { email: victim.email, password: PASSWORD });
    expect(messageOf(await register())).toBe('EMAIL_EXISTS');
    putForward(8 * 24 * 60 * MINUTE_MS);
    expect((await register()).status).toBe(200);
  });

  it('cannot be had back after a week', async () => {
    const { victim } = await aStolenAccount();
    putForward(8 * 24 * 60 * MINUTE_MS);
    expect((await reset(victim.email)).status).toBe(400);
  });
});
