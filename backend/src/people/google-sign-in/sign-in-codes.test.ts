import { describe, expect, it } from 'vitest';
import { someAccounts } from '../accounts/accounts.builder.ts';
import { GINA, useGoogleVisits } from './google-visits.fixtures.ts';

const accounts = someAccounts({ readGoogle: (code) => identify(code) });
const { app, goAs, identify } = useGoogleVisits({ signInRouter: accounts.router });

describe('a code', () => {
  it('works once', async () => {
    const { answer } = await goAs(GINA);
    const both = await Promise.all([identify(answer.code), identify(answer.code)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await identify(answer.code)).toBeUndefined();
  });

  it('works for a minute', async () => {
    const { answer } = await goAs(GINA);
    app.clock.now = new Date(Date.now() + 61_000);
    expect(await identify(answer.code)).toBeUndefined();
  });

  it('cannot be read in the database', async () => {
    const { answer } = await goAs(GINA);
    const stored = JSON.stringify(await app.stored('google_sign_in_codes'));
    expect(stored).toContain(GINA.email);
    expect(stored).not.toContain(answer.code);
    await identify(answer.code);
  });

  it.each(['', 'x', '{"sub":"1","email":"ada@example.com"}'])('is not %j', async (code) => {
    expect(await identify(code)).toBeUndefined();
  });
});

describe('the SDK', () => {
  const signIn = (code: string, more: object = {}) =>
    app
      .http()
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any')
      .send({
        requestUri: 'http://localhost',
        postBody: new URLSearchParams({ id_token: code, providerId: 'google.com' }).toString(),
        returnSecureToken: true,
        ...more,
      });

  it('signs in with a code, once', async () => {
    const { answer } = await goAs(GINA);
    const { body } = await signIn(answer.code).expect(200);
    expect(body).toMatchObject({ isNewUser: true, email: GINA.email, idToken: expect.any(String) });
    const again = await signIn(answer.code).expect(400);
    expect(again.body.error.message).toMatch(/^INVALID_IDP_RESPONSE/);
    const next = await signIn((await goAs(GINA)).answer.code).expect(200);
    expect(next.body.localId).toBe(body.localId);
  });

  it('is refused a code that is too old', async () => {
    const { answer } = await goAs(GINA);
    app.clock.now = new Date(Date.now() + 61_000);
    const reply = await signIn(answer.code).expect(400);
    expect(reply.body.error.message).toMatch(/^INVALID_IDP_RESPONSE/);
  });

  it('reauthenticates with the same Google account only', async () => {
    const { answer: first } = await goAs(GINA);
    await signIn(first.code).expect(200);
    const other = await goAs({ ...GINA, sub: 'another one' });
    const refused = await signIn(other.answer.code, { autoCreate: false }).expect(400);
    expect(refused.body.error.message).toMatch(/^EMAIL_NOT_FOUND/);
    const { answer } = await goAs(GINA);
    await signIn(answer.code, { autoCreate: false }).expect(200);
  });

  it('is asked to confirm where Google does not speak for the address of an account', async () => {
    const email = 'known@example.com';
    await app
      .http()
      .post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any')
      .send({ email, password: 'correct horse battery', returnSecureToken: true })
      .expect(200);
    const { answer } = await goAs({ ...GINA, sub: 'somebody', email });
    const { body } = await signIn(answer.code).expect(200);
    expect(body).toMatchObject({ needConfirmation: true });
    expect(body).not.toHaveProperty('idToken');
  });
});
