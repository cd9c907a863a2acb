import { randomUUID } from 'node:crypto';
import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import { AREAS } from '../../main/shop.ts';
import { eraseCustomer } from '../../people/account/erase-customer.ts';
import { forgetOldData } from '../../people/account/forget-old-data.ts';
import { CustomerRecord } from '../../people/customers/customers.model.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForBooks } from '../mails/mail-jobs.builder.ts';
import { aPendingWait } from './back-in-stock.builder.ts';

const app = useTestApp({ trustProxy: true, mailFrom: 'shop@example.com' });
const DAY_MS = 86_400_000;

const someone = () => `reader-${randomUUID()}@example.com`;
const post = (path: string, body: object, from = '192.0.2.1') =>
  app.http().post(`/api/back-in-stock${path}`).set('X-Forwarded-For', from).send(body);
const mailsTo = (to: string) => Mail.find({ to }).sort({ _id: 1 }).lean();
/** Returns what the link in the latest mail to an address asks to confirm. */
async function linkTo(email: string) {
  const path = (await mailsTo(email)).at(-1)?.letter.button?.path ?? '';
  const params = new URL(path, 'http://shop.example').searchParams;
  return { token: params.get('token') ?? '', bookId: params.get('book') ?? '' };
}
const wait = async (email: string, bookId: string) => {
  expect((await post('', { email, bookId })).body).toEqual({ waiting: true, confirm: true });
  return linkTo(email);
};
const isStored = async (email: string) =>
  (await CustomerRecord.countDocuments({ 'backInStock.email': email })) > 0;
const soldOut = () => aBook({ stock: 0 });
const restock = async (book: string) => {
  await countCopies(book, 3);
  await queueForBooks(true, new Date());
};
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

beforeEach(async () => {
  app.clock.now = undefined;
  await RateWindow.deleteMany({});
});

describe('asking for a mail about a sold-out book without an account', () => {
  it('sends one mail to be confirmed, and the mail about the book only after that, once', async () => {
    const [email, book] = [someone(), await soldOut()];
    const link = await wait(email, book);
    expect(link.bookId).toBe(book);
    expect((await post('/confirm', link)).body).toEqual({ confirmed: true });
    expect((await post('/confirm', link)).status).toBe(200);
    await restock(book);
    await restock(book);
    expect(await kindsTo(email)).toEqual(['confirm-back-in-stock', 'back-in-stock']);
    const [, mail] = await mailsTo(email);
    expect(mail?.letter.unsubscribe?.path).toBe(`/api/back-in-stock/stop/${link.token}`);
  });

  it('sends nothing about the book to an address that nobody has confirmed', async () => {
    const [email, book] = [someone(), await soldOut()];
    await wait(email, book);
    await restock(book);
    expect(await kindsTo(email)).toEqual(['confirm-back-in-stock']);
  });

  it('writes at once when a book is back before the address is confirmed', async () => {
    const [email, book] = [someone(), await soldOut()];
    const link = await wait(email, book);
    await restock(book);
    await post('/confirm', link);
    await queueForBooks(true, new Date());
    expect(await kindsTo(email)).toEqual(['confirm-back-in-stock', 'back-in-stock']);
  });

  it('confirms one book, not others that somebody may have entered for the address', async () => {
    const [email, one, other] = [someone(), await soldOut(), await soldOut()];
    await wait(email, other);
    await post('/confirm', await wait(email, one));
    await restock(other);
    expect(await kindsTo(email)).not.toContain('back-in-stock');
  });

  it('replies the same to a known address, and mails it once however often it is entered', async () => {
    const [email, book] = [someone(), await soldOut()];
    await Promise.all(
      Array.from({ length: 5 }, () => post('', { email: email.toUpperCase(), bookId: book })),
    );
    expect(await kindsTo(email)).toEqual(['confirm-back-in-stock']);
    await post('/confirm', await wait(email, book));
    await wait(email, book);
    expect(await kindsTo(email)).toEqual(['confirm-back-in-stock']);
    const stored = await CustomerRecord.find({ 'backInStock.email': email }).lean();
    expect(stored.map(({ backInStock }) => backInStock?.length)).toEqual([1]);
  });

  it('refuses what is no address, and a book that is not in the shop', async () => {
    const book = await soldOut();
    expect((await post('', { email: 'nobody', bookId: book })).status).toBe(400);
    expect((await post('', { email: someone(), bookId: 'a'.repeat(24) })).status).toBe(404);
    const hidden = await aBook({ hidden: true });
    expect((await post('', { email: someone(), bookId: hidden })).status).toBe(404);
  });

  it('is refused to a network that asks too often', async () => {
    // The minute goes by the real clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const bookId = await soldOut();
    const asked = Array.from({ length: 31 }, () =>
      post('', { email: someone(), bookId }, '192.0.2.9'),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await post('', { email: someone(), bookId }, '192.0.2.8')).status).toBe(200);
  });

  it('ends with the link in each mail, for all books of the address', async () => {
    const [email, one, other] = [someone(), await soldOut(), await soldOut()];
    await post('/confirm', await wait(email, one));
    const link = await wait(email, other);
    await post('/confirm', link);
    expect((await post(`/stop/${link.token}`, {})).body).toEqual({ stopped: true });
    expect((await post(`/stop/${link.token}`, {})).body).toEqual({ stopped: true });
    for (const book of [one, other]) await restock(book);
    expect(await kindsTo(email)).not.toContain('back-in-stock');
    expect((await post('/confirm', link)).status).toBe(404);
  });

  it('ends with the one click of a mail program, and not when a link is opened', async () => {
    const [email, book] = [someone(), await soldOut()];
    const { token } = await wait(email, book);
    const opened = await app.http().get(`/api/back-in-stock/stop/${token}`).redirects(0);
    expect([opened.status, opened.headers.location]).toEqual([
      303,
      `/back-in-stock/stop?token=${token}`,
    ]);
    expect(await isStored(email)).toBe(true);
    const click = app.http().post(`/api/back-in-stock/stop/${token}`).type('form');
    expect((await click.send('List-Unsubscribe=One-Click')).body).toEqual({ stopped: true });
    expect(await isStored(email)).toBe(false);
  });

  it('is confirmed and ended by forms without JavaScript, which lead back to the page', async () => {
    const [email, book] = [someone(), await soldOut()];
    const { token } = await wait(email, book);
    const send = async (path: string) => {
      const form = app.http().post(`/api/back-in-stock${path}/form`).type('form');
      const { status, headers } = await form.redirects(0);
      return [status, headers.location];
    };
    const confirm = `/confirm/${token}/${book}`;
    expect(await send(confirm)).toEqual([303, '/back-in-stock/confirm?done=true']);
    await restock(book);
    expect(await kindsTo(email)).toContain('back-in-stock');
    expect(await send(`/stop/${token}`)).toEqual([303, '/back-in-stock/stop?done=true']);
    expect(await send(confirm)).toEqual([303, '/back-in-stock/confirm?expired=true']);
  });

  it('cannot be prevented by a stranger who enters the address for other books', async () => {
    const [email, before, after] = [someone(), await soldOut(), await soldOut()];
    const link = await wait(email, before);
    for (let book = 0; book <= WISHES_MAX; book += 1)
      await aPendingWait(new Types.ObjectId().toString(), email);
    expect((await post('/confirm', await wait(email, after))).status).toBe(200);
    expect((await post('/confirm', link)).status).toBe(200);
    const stored = await CustomerRecord.findOne({ 'backInStock.email': email }).lean();
    expect(stored?.backInStock?.map(({ bookId }) => String(bookId))).toEqual([after, before]);
  });

  it('refuses one book more than a list has room for', async () => {
    const email = someone();
    const link = await wait(email, await soldOut());
    const entry = () => ({ bookId: new Types.ObjectId(), at: new Date(), email });
    const backInStock = Array.from({ length: WISHES_MAX }, entry);
    await CustomerRecord.updateOne({ 'backInStock.email': email }, { $set: { backInStock } });
    const { status, body } = await post('/confirm', link);
    expect([status, body.code]).toEqual([409, 'list-full']);
    const form = await post(`/confirm/${link.token}/${link.bookId}/form`, {}).redirects(0);
    expect([form.status, form.headers.location]).toEqual([303, '/back-in-stock/confirm?full=true']);
  });

  it('ends for mails that still wait to be sent, and begins anew with a mail when asked again', async () => {
    const [email, one, other] = [someone(), await soldOut(), await soldOut()];
    const link = await wait(email, one);
    await Mail.updateMany({ to: email }, { $set: { state: 'sent' }, $unset: { nextTryAt: 1 } });
    await wait(email, other);
    await post(`/stop/${link.token}`, {});
    expect((await mailsTo(email)).map(({ state }) => state)).toEqual(['sent']);
    const again = await wait(email, one);
    expect(again.token).not.toBe(link.token);
    expect((await post('/confirm', again)).status).toBe(200);
  });

  it('is forgotten after a week without confirmation', async () => {
    const [email, book] = [someone(), await soldOut()];
    const link = await wait(email, book);
    const later = new Date(Date.now() + 8 * DAY_MS);
    app.clock.now = later;
    expect((await post('/confirm', link)).status).toBe(404);
    await forgetOldData(AREAS, later, currentShop());
    expect(await CustomerRecord.countDocuments({ 'backInStock.email': email })).toBe(0);
  });

  it('is forgotten when the book has not come back for as long as orders keep addresses', async () => {
    const [email, book] = [someone(), await soldOut()];
    await post('/confirm', await wait(email, book));
    const inMonths = (months: number) => new Date(Date.now() + months * 31 * DAY_MS);
    await forgetOldData(AREAS, inMonths(5), currentShop());
    expect(await CustomerRecord.countDocuments({ 'backInStock.email': email })).toBe(1);
    await forgetOldData(AREAS, inMonths(13), currentShop());
    expect(await CustomerRecord.countDocuments({ 'backInStock.email': email })).toBe(0);
  });

  it('joins the lists of an account that has verified the address, without what is unconfirmed', async () => {
    const [email, one, other] = [someone(), await soldOut(), await soldOut()];
    await post('/confirm', await wait(email, one));
    await wait(email, other);
    const read = (emailVerified: boolean) =>
      app
        .http()
        .get('/api/account/wishes')
        .set('Authorization', asCustomer(`of-${email}`, { email, emailVerified }));
    expect((await read(false)).body.backInStock).toEqual([]);
    expect((await read(true)).body.backInStock).toEqual([one]);
    await restock(one);
    await restock(one);
    expect((await kindsTo(email)).filter((kind) => kind === 'back-in-stock')).toHaveLength(1);
  });

  it('is erased with the account that has verified the address', async () => {
    const [email, book] = [someone(), await soldOut()];
    await post('/confirm', await wait(email, book));
    await eraseCustomer(AREAS, { uid: 'erased', email, emailVerified: true });
    expect(JSON.stringify(await app.stored('customers'))).not.toContain(email);
    expect(await mailsTo(email)).toEqual([]);
  });
});
