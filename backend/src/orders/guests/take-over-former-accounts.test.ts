import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { useAccounts } from '../../people/accounts/accounts.fixtures.ts';
import { CustomerRecord, type StoredCustomer } from '../../people/customers/customers.model.ts';
import { anOrder } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { takeOverFormerAccounts } from './take-over-former-accounts.ts';

const at = new Date();
const aBook = () => new Types.ObjectId();
const DETAILS = {
  name: 'Ada Reader',
  phone: '+15550100',
  addresses: [
    {
      street: '1 Quiet Lane',
      city: 'Springfield',
      state: 'Oregon',
      zipcode: '97477',
      country: 'USA',
    },
  ],
};

let formers = 0;

/** Stores what an account has left behind that something else had. */
async function aFormerAccount(email: string, kept: Partial<StoredCustomer> = {}) {
  formers += 1;
  const uid = `former-${formers}`;
  const order = await anOrder({ uid, email });
  const [inCart, wish, awaited] = [aBook(), aBook(), aBook()];
  await CustomerRecord.create({
    _id: uid,
    ...DETAILS,
    cart: [{ bookId: inCart, kind: 'add', at, quantity: 2 }],
    wishes: [{ bookId: wish, at }],
    backInStock: [{ bookId: awaited, at, email, unverified: true }],
    revision: 1,
    ...kept,
  });
  return { uid, order, inCart: `${inCart}`, wish: `${wish}`, awaited: `${awaited}` };
}

describe('what an account had that the shop does not know', () => {
  let isBroken = false;
  const { app, call, aCustomer, lastCode, logIn } = useAccounts({
    onProved: (customer) =>
      isBroken ? Promise.reject(new Error('broken')) : takeOverFormerAccounts(customer),
  });

  /** Proves the address of an account, and signs in again. */
  async function prove({ email, idToken }: { email: string; idToken: string }) {
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }).expect(200);
    await call('update', { oobCode: await lastCode(email, 'verify-email') }).expect(200);
    const { body } = await logIn(email).expect(200);
    return { email, idToken: body.idToken as string };
  }

  const read = async (idToken: string, path: string) =>
    (await app.http().get(path).set('Authorization', `Bearer ${idToken}`).expect(200)).body;
  const orders = async ({ email, idToken }: { email: string; idToken: string }) =>
    (await read(idToken, `/api/orders/email/${email}`)).map(({ _id }: { _id: string }) => _id);
  const put = (idToken: string, path: string, body: object) =>
    app.http().put(path).set('Authorization', `Bearer ${idToken}`).send(body).expect(200);

  it('is that of an account which has proved the same address, all at once', async () => {
    const claimed = await aCustomer();
    const former = await aFormerAccount(claimed.email);
    const proved = await prove(claimed);
    const [details, wishes, cart] = await Promise.all([
      read(proved.idToken, '/api/account'),
      read(proved.idToken, '/api/account/wishes'),
      read(proved.idToken, '/api/account/cart'),
    ]);
    expect(details).toMatchObject(DETAILS);
    expect(wishes).toEqual({ wishes: [former.wish], backInStock: [former.awaited] });
    expect(cart).toEqual({ bookIds: [former.inCart], quantities: [2] });
    expect(await orders(proved)).toEqual([former.order]);
    expect(await CustomerRecord.exists({ _id: former.uid })).toBeNull();
  });

  it('stays where it is for an account that only claims the address', async () => {
    const claimed = await aCustomer();
    const { uid } = await aFormerAccount(claimed.email);
    expect(await orders(claimed)).toEqual([]);
    expect(await read(claimed.idToken, '/api/account')).toMatchObject({ name: '', addresses: [] });
    expect(await read(claimed.idToken, '/api/account/wishes')).toMatchObject({ wishes: [] });
    expect(await Order.countDocuments({ uid })).toBe(1);
    expect(await CustomerRecord.countDocuments({ _id: uid })).toBe(1);
  });

  it('does not replace what the account has itself', async () => {
    const claimed = await aCustomer();
    const former = await aFormerAccount(claimed.email);
    await put(claimed.idToken, '/api/account', { ...DETAILS, name: 'Ada Now', addresses: [] });
    const proved = await prove(claimed);
    const details = await read(proved.idToken, '/api/account');
    expect(details).toMatchObject({ name: 'Ada Now', addresses: [] });
    expect((await read(proved.idToken, '/api/account/wishes')).wishes).toEqual([former.wish]);
  });

  it('has no saved address in it that somebody may have planted who only claimed the address', async () => {
    const claimed = await aCustomer();
    const former = await aFormerAccount(claimed.email);
    await Order.updateOne({ _id: former.order }, { $set: { unverifiedEmail: true } });
    const proved = await prove(claimed);
    expect(await orders(proved)).toEqual([former.order]);
    expect(await read(proved.idToken, '/api/account')).toMatchObject({ name: '', addresses: [] });
    expect((await read(proved.idToken, '/api/account/wishes')).wishes).toEqual([former.wish]);
  });

  it('is given at the next call if the database fails meanwhile', async () => {
    const claimed = await aCustomer();
    const former = await aFormerAccount(claimed.email);
    const proved = await prove(claimed);
    isBroken = true;
    expect(await orders(proved)).toEqual([]);
    isBroken = false;
    expect(await orders(proved)).toEqual([former.order]);
  });

  it('is none of an account that the shop knows, even with orders under an address it had before', async () => {
    const other = await aCustomer();
    const claimed = await aCustomer();
    const id = await anOrder({ uid: other.localId, email: claimed.email });
    await put(other.idToken, '/api/account', DETAILS);
    const proved = await prove(claimed);
    expect(await orders(proved)).toEqual([]);
    expect(await orders(other)).toEqual([id]);
    expect(await read(other.idToken, '/api/account')).toMatchObject(DETAILS);
  });

  it('is none of an account that was deleted here', async () => {
    const deleted = await aCustomer();
    const claimed = await aCustomer();
    await anOrder({ uid: deleted.localId, email: claimed.email });
    await call('delete', { idToken: deleted.idToken }).expect(200);
    expect(await orders(await prove(claimed))).toEqual([]);
  });
});
