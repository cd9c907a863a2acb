import { describe, expect, it } from 'vitest';
import { aBook } from '../../../catalogue/books/books.builder.ts';
import { google, OTHER, useAccounts } from '../accounts.fixtures.ts';

const { app, call, aCustomer, lastCode, logIn } = useAccounts();
const as = (idToken: string) => ({ Authorization: `Bearer ${idToken}` });
const DETAILS = {
  name: 'Mallory',
  phone: '015550100',
  addresses: [{ street: 'Ufer 1', city: 'Berlin', countryCode: 'DE', zipcode: '10115' }],
};

/** Registers an address and saves details and a book in its account. */
async function aFilledAccount() {
  const customer = await aCustomer();
  const { body } = await call('update', { idToken: customer.idToken, displayName: 'Mallory' });
  const token = as(body.idToken);
  await app.http().put('/api/account').set(token).send(DETAILS).expect(200);
  const at = new Date().toISOString();
  const cart = { sentAt: at, changes: [{ bookId: await aBook(), kind: 'add', at }] };
  await app.http().post('/api/account/cart/changes').set(token).send(cart).expect(200);
  return customer;
}

async function keptBy(idToken: string) {
  const [details, cart, seen] = [
    await app.http().get('/api/account').set(as(idToken)).expect(200),
    await app.http().get('/api/account/cart').set(as(idToken)).expect(200),
    await call('lookup', { idToken }).expect(200),
  ];
  const { name, phone, addresses } = details.body;
  const { displayName = '' } = seen.body.users[0];
  return [name, phone, addresses.length, cart.body.bookIds.length, displayName];
}

async function reset(email: string): Promise<string> {
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }).expect(200);
  const oobCode = await lastCode(email);
  await call('resetPassword', { oobCode, newPassword: OTHER }).expect(200);
  return (await logIn(email, OTHER)).body.idToken;
}
const signInWithGoogle = async (email: string, name?: string): Promise<string> => {
  const identity = { sub: `google of ${email}`, email, email_verified: true, name };
  return (await call('signInWithIdp', google(identity)).expect(200)).body.idToken;
};

describe('what somebody has saved in an account whose address nobody had proved', () => {
  it('is gone once its reader has chosen a new password', async () => {
    const { email } = await aFilledAccount();
    expect(await keptBy(await reset(email))).toEqual(['', '', 0, 0, '']);
  });

  it('is gone once its reader has signed in with Google', async () => {
    const [one, other] = [await aFilledAccount(), await aFilledAccount()];
    expect(await keptBy(await signInWithGoogle(one.email))).toEqual(['', '', 0, 0, '']);
    const named = await keptBy(await signInWithGoogle(other.email, 'Gina'));
    expect(named).toEqual(['', '', 0, 0, 'Gina']);
  });
});

describe('what a customer has saved who has proved the address', () => {
  it.each([
    ['a new password', reset],
    ['a sign-in with Google', signInWithGoogle],
  ])('stays with %s', async (_with, enter: (email: string) => Promise<string>) => {
    const { email, idToken } = await aFilledAccount();
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }).expect(200);
    await call('update', { oobCode: await lastCode(email, 'verify-email') }).expect(200);
    expect(await keptBy(await enter(email))).toEqual(['Mallory', DETAILS.phone, 1, 1, 'Mallory']);
  });
});
