import { describe, expect, it } from 'vitest';
import {
  google,
  MINUTE_MS,
  messageOf,
  OTHER,
  PASSWORD,
  useAccounts,
} from '../accounts.fixtures.ts';
import { Account } from '../accounts.model.ts';

const { app, accounts, call, aCustomer, lastCode, logIn, refresh, putForward } = useAccounts();

const changePassword = (idToken: string, password = OTHER) =>
  call('update', { idToken, password, returnSecureToken: true });

describe('a stored password', () => {
  it('is a hash that is never sent out, not even to its owner', async () => {
    const { email, idToken } = await aCustomer();
    const stored = (await app.stored('accounts')).find((account) => account.email === email);
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
    const replies = [
      await call('lookup', { idToken }),
      await call('update', { idToken, displayName: 'Reader' }),
      await logIn(email),
    ];
    for (const { status, text } of replies) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/salt|argon|\$/i);
    }
    // The SDK takes an account without a password hash and providers for an anonymous one.
    expect(replies[0]?.body.users[0].passwordHash).toBe('UkVEQUNURUQ=');
  });

  it('has another hash for each customer who has the same one', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const stored = await app.stored('accounts');
    const hashOf = (email: string) => stored.find((one) => one.email === email)?.passwordHash;
    expect(hashOf(one.email)).not.toBe(hashOf(other.email));
    expect((await logIn(other.email)).status).toBe(200);
  });
});

describe('a new password', () => {
  it('ends all sessions but the one in which it was chosen, and is told to the address', async () => {
    const { email, idToken, refreshToken } = await aCustomer();
    const elsewhere = (await logIn(email)).body;
    const { body } = await changePassword(idToken);
    expect([(await logIn(email)).status, (await logIn(email, OTHER)).status]).toEqual([400, 200]);
    for (const old of [refreshToken, elsewhere.refreshToken]) {
      expect(messageOf(await refresh(old))).toBe('TOKEN_EXPIRED');
    }
    for (const old of [idToken, elsewhere.idToken]) {
      expect(messageOf(await call('lookup', { idToken: old }))).toBe('TOKEN_EXPIRED');
    }
    expect((await refresh(body.refreshToken)).status).toBe(200);
    await expect(accounts.verifyIdToken(body.idToken)).resolves.toMatchObject({ email });
    const mails = (await app.stored('mails')).filter(({ to }) => to === email);
    expect(mails).toMatchObject([
      { kind: 'password-changed', letter: { button: { path: '/forgot-password' } } },
    ]);
  });

  it('is refused to a session that a new version of the account has ended meanwhile', async () => {
    const { email, idToken, localId } = await aCustomer();
    await Account.updateOne({ _id: localId }, { $inc: { version: 1 } });
    expect(messageOf(await call('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await changePassword(idToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await call('delete', { idToken }))).toBe('TOKEN_EXPIRED');
    expect((await logIn(email)).status).toBe(200);
  });

  it('demands a sign-in of the last five minutes', async () => {
    const { email, idToken } = await aCustomer();
    putForward(6 * MINUTE_MS);
    expect(messageOf(await changePassword(idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const { idToken: fresh } = (await logIn(email)).body;
    expect((await changePassword(fresh)).status).toBe(200);
  });

  it('is refused if it is easy to guess', async () => {
    const { email, idToken } = await aCustomer();
    expect(messageOf(await changePassword(idToken, '12345678'))).toMatch(/^WEAK_PASSWORD/);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await lastCode(email);
    const reset = await call('resetPassword', { oobCode, newPassword: 'password' });
    expect(messageOf(reset)).toMatch(/^WEAK_PASSWORD/);
    expect((await logIn(email)).status).toBe(200);
  });

  it('of two at once is one of them, and the other call is refused', async () => {
    const { email, idToken } = await aCustomer();
    const both = await Promise.all(
      ['the first of both', 'the second of both'].map((one) => changePassword(idToken, one)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const works = await Promise.all(
      ['the first of both', 'the second of both'].map((one) => logIn(email, one)),
    );
    expect(works.map(({ status }) => status)).toEqual(both.map(({ status }) => status));
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const setPassword = (oobCode: string, newPassword = OTHER) =>
    call('resetPassword', { oobCode, newPassword });

  it('is replaced with the code, which works once and ends all earlier sessions', async () => {
    const { email, refreshToken } = await aCustomer();
    await ask(email.toUpperCase());
    const code = await lastCode(email);
    const asked = await call('resetPassword', { oobCode: code });
    expect(asked.body).toMatchObject({ email, requestType: 'PASSWORD_RESET' });
    expect((await setPassword(code)).status).toBe(200);
    expect([(await logIn(email)).status, (await logIn(email, OTHER)).status]).toEqual([400, 200]);
    expect(messageOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await setPassword(code, PASSWORD))).toMatch(/_OOB_CODE/);
  });

  it('is replaced once by several at once with the same code', async () => {
    const { email } = await aCustomer();
    await ask(email);
    const code = await lastCode(email);
    const replies = await Promise.all(Array.from({ length: 4 }, () => setPassword(code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('sends the caller no code, and the same reply for an unknown address', async () => {
    const { email } = await aCustomer();
    const known = await ask(email);
    const unknown = await ask('unknown@example.com');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual({ ...unknown.body, email });
    expect(await lastCode('unknown@example.com')).toBe('');
  });

  it('is not replaced with a code that was changed or invented, or sent for another purpose', async () => {
    const { email, idToken } = await aCustomer();
    await ask(email);
    const code = await lastCode(email);
    for (const one of [`${code}x`, code.slice(1), code.toLowerCase(), 'x']) {
      expect(messageOf(await setPassword(one))).toBe('INVALID_OOB_CODE');
    }
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }).expect(200);
    const other = await lastCode(email, 'verify-email');
    expect(messageOf(await setPassword(other))).toBe('INVALID_OOB_CODE');
    const unknown = await call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    expect(messageOf(unknown)).toBe('OPERATION_NOT_ALLOWED');
    expect((await logIn(email)).status).toBe(200);
  });

  it('is not replaced with a code that is too old, or older than the current password', async () => {
    const { email } = await aCustomer();
    const afterMinutes = async (minutes: number) => {
      await ask(email);
      const code = await lastCode(email);
      putForward(minutes * MINUTE_MS);
      return setPassword(code, PASSWORD);
    };
    // Until somebody has read a mail, a day; afterwards an hour.
    expect(messageOf(await afterMinutes(24 * 60 + 1))).toBe('EXPIRED_OOB_CODE');
    expect((await afterMinutes(61)).status).toBe(200);
    expect(messageOf(await afterMinutes(61))).toBe('EXPIRED_OOB_CODE');
    await ask(email);
    const old = await lastCode(email);
    const { idToken } = (await logIn(email)).body;
    await changePassword(idToken).expect(200);
    expect(messageOf(await setPassword(old, PASSWORD))).toMatch(/_OOB_CODE/);
    expect((await logIn(email, OTHER)).status).toBe(200);
  });

  it('gives whoever signed in with Google a password as well', async () => {
    const email = 'gina.forgets@example.com';
    await call('signInWithIdp', google({ sub: 'gina', email, email_verified: true })).expect(200);
    await ask(email);
    await setPassword(await lastCode(email)).expect(200);
    const { idToken } = (await logIn(email, OTHER)).body;
    const { body } = await call('lookup', { idToken });
    expect(body.users[0].providerUserInfo).toHaveLength(2);
  });

  it('takes an account back from whoever has opened it with Google without proving its address', async () => {
    const email = 'squatted@example.com';
    const squatter = google({ sub: 'squatter', email, email_verified: false });
    const { body } = await call('signInWithIdp', squatter);
    await ask(email);
    await setPassword(await lastCode(email)).expect(200);
    expect(messageOf(await refresh(body.refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await call('signInWithIdp', squatter)).body.needConfirmation).toBe(true);
  });
});

describe('deleting an account', () => {
  it('ends it at once, with its sessions and codes', async () => {
    const { email, idToken, refreshToken } = await aCustomer();
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const code = await lastCode(email);
    expect((await call('delete', { idToken })).status).toBe(200);
    expect(messageOf(await logIn(email))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(messageOf(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    await expect(accounts.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'not-signed-in' });
    const reset = await call('resetPassword', { oobCode: code, newPassword: OTHER });
    expect(messageOf(reset)).toMatch(/_OOB_CODE/);
    const stored = await Promise.all(
      ['accounts', 'account_sessions', 'account_codes'].map(app.stored),
    );
    expect(JSON.stringify(stored)).not.toContain(email);
  });

  it('demands a sign-in of the last five minutes, and can be repeated', async () => {
    const { email, idToken } = await aCustomer();
    putForward(6 * MINUTE_MS);
    expect(messageOf(await call('delete', { idToken }))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const { idToken: fresh } = (await logIn(email)).body;
    expect((await call('delete', { idToken: fresh })).status).toBe(200);
    expect((await call('delete', { idToken: fresh })).status).toBe(200);
    expect(messageOf(await call('delete', { idToken: `${fresh}x` }))).toBe('INVALID_ID_TOKEN');
    expect(messageOf(await call('delete', {}))).toBe('MISSING_ID_TOKEN');
  });
});
