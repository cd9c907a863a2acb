import { randomUUID } from 'node:crypto';
import { MessagesExport } from '@book-store/contract/messages/mails/messages-export.schemas';
import { QUESTION_MAX } from '@book-store/contract/messages/questions/questions';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { AREAS } from '../../main/shop.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { eraseCustomer } from '../../people/account/erase-customer.ts';
import { forgetOldData } from '../../people/account/forget-old-data.ts';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { letterHtml } from '../../platform/mail/letter-html.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aQuestion } from './questions.builder.ts';
import { Question } from './questions.model.ts';

const app = useTestApp({ trustProxy: true, mailFrom: 'shop@example.com' });
let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
  app.clock.now = undefined;
  await RateWindow.deleteMany({});
});

const someone = () => `reader-${randomUUID()}@example.com`;
const ask = (body: object, from = '192.0.2.1') =>
  app.http().post('/api/questions').set('X-Forwarded-For', from).send(body);
const aboutBook = (given: object = {}) => ({
  kind: 'book',
  email: someone(),
  book: 'Emma',
  ...given,
});
const call = (method: 'get' | 'post' | 'patch' | 'delete', path = '') =>
  app.http()[method](`/api/admin/questions${path}`).set('Authorization', admin);
const answer = (id: string, body: object, key: string = randomUUID()) =>
  call('post', `/${id}/answers`).set('Idempotency-Key', key).send(body);
const stored = (email: string) => Question.find({ email }).lean();
const mailsTo = (to: string) => Mail.find({ to }).lean();

describe('a question to the shop', () => {
  it('is kept for the desk, and sends nothing to the address that was typed', async () => {
    const email = someone();
    const sent = aboutBook({ email, name: 'Ada', message: 'In Latin, please.' });
    const reply = await ask(sent);
    expect([reply.status, reply.body]).toEqual([201, { received: true }]);
    const { body, headers } = await call('get', '?state=open');
    expect(body[0]).toMatchObject({ ...sent, state: 'open', answers: [] });
    expect(Number(headers['x-total-count'])).toBeGreaterThan(0);
    expect(await mailsTo(email)).toEqual([]);
    const desk = await app.http().get('/api/admin/desk').set('Authorization', admin);
    expect(desk.body.lines.map(({ name }: { name: string }) => name)).toContain('questions');
  });

  it('is kept once however often the button is pressed', async () => {
    const sent = aboutBook();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(sent)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await stored(sent.email)).toHaveLength(1);
    await ask({ ...sent, message: 'Any edition.' });
    expect(await stored(sent.email)).toHaveLength(2);
  });

  it('tells the owner, without what was typed', async () => {
    const identity = { name: 'Shop', email: 'owner@example.com' };
    await app.http().put('/api/admin/shop/identity').set('Authorization', admin).send(identity);
    await ask(aboutBook({ message: 'Call me at 0123' }));
    const mails = await mailsTo('owner@example.com');
    expect(mails.map(({ kind }) => kind)).toEqual(['new-question']);
    expect(JSON.stringify(mails)).not.toMatch(/0123|Emma/);
  });

  it('names an order only to the address of that order', async () => {
    const email = someone();
    const order = await anOrder({ email, number: 710_001 });
    const sent = { kind: 'contact', message: 'Where is it?', orderNumber: 'BS-710001' };
    await ask({ ...sent, email });
    const stranger = someone();
    await ask({ ...sent, email: stranger });
    expect(String((await stored(email))[0]?.orderId)).toBe(order);
    expect((await stored(stranger))[0]?.orderId).toBeUndefined();
  });

  it.each([
    ['book', { book: ' ' }],
    ['book', { book: '\u200b \u202e' }],
    ['message', { kind: 'contact', message: '\u200b\n\u2060' }],
    ['book', { book: 'x'.repeat(201) }],
    ['book', { book: 'https://spam.example' }],
    ['message', { kind: 'contact', book: '', message: ' \n ' }],
    ['message', { message: 'x'.repeat(10_000) }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['name', { name: 'Ada\r\nBcc: b@example.com www.spam.example' }],
    ['name', { name: 'Ada\u0000' }],
    ['kind', { kind: 'order' }],
    ['website', { website: 'x' }],
  ])('needs a proper %s (%#)', async (field, given) => {
    const { status, body } = await ask(aboutBook(given));
    expect([status, body.fields?.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      [field],
    ]);
  });

  it('may be as long as the form says', async () => {
    expect((await ask(aboutBook({ message: 'x'.repeat(QUESTION_MAX) }))).status).toBe(201);
  });

  it('is one of twenty an hour from a network', async () => {
    const flood = await Promise.all(
      Array.from({ length: 25 }, () => ask(aboutBook(), '192.0.2.9')),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await ask(aboutBook(), '192.0.2.8')).status).toBe(201);
  });
});

describe('an answer', () => {
  it('is mailed once with a book of the shop, and takes the question off the desk', async () => {
    const [email, book] = [someone(), await aBook({ title: 'Emma in Latin' })];
    const id = await aQuestion({ email });
    const key = randomUUID();
    const given = { text: 'It is here.\n\nYours, Eva', bookId: book };
    const [first, again] = [await answer(id, given, key), await answer(id, given, key)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(first.body).toMatchObject({
      state: 'answered',
      answers: [{ text: given.text, book: { id: book, title: 'Emma in Latin' } }],
    });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      kind: 'answer',
      state: 'waiting',
      subject: 'Our answer: Emma',
      letter: {
        paragraphs: [
          'Hello Ada Reader,',
          'You asked us for this book: Emma',
          'It is here.',
          'Yours, Eva',
        ],
        button: { path: `/books/${book}` },
      },
    });
    const open: { _id: string }[] = (await call('get', '?state=open')).body;
    expect(open.map(({ _id }) => _id)).not.toContain(id);
  });

  it('shows the script that somebody has typed as text', async () => {
    const email = someone();
    const script = '<script>alert(1)</script>';
    const id = await aQuestion({ email, name: script, book: script });
    await answer(id, { text: 'No.' });
    const [mail] = await mailsTo(email);
    const sender = { name: 'Shop', contact: [], publicUrl: 'https://shop.example' };
    const html = letterHtml(mail?.letter as never, sender);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });

  it('is refused without words, with a book that is not there, and to no question', async () => {
    const id = await aQuestion();
    const paths = async (body: object) => {
      const reply = await answer(id, body);
      return [reply.status, reply.body.fields?.[0]?.path];
    };
    expect(await paths({ text: ' ' })).toEqual([400, 'text']);
    expect(await paths({ text: 'x', bookId: 'a'.repeat(24) })).toEqual([400, 'bookId']);
    expect((await answer('a'.repeat(24), { text: 'x' })).status).toBe(404);
  });

  it('is one of twenty', async () => {
    const one = { text: 'x', by: 'eva', at: new Date() };
    const id = await aQuestion();
    await Question.updateOne({ _id: id }, { $set: { answers: Array(20).fill(one) } });
    const reply = await answer(id, { text: 'One more.' });
    expect([reply.status, reply.body.detailCode]).toEqual([409, 'answers-full']);
  });
});

describe('a question of the desk', () => {
  it('is closed, opened again as it was, and deleted', async () => {
    const id = await aQuestion();
    const close = async (closed: boolean) =>
      (await call('patch', `/${id}`).send({ closed })).body.state;
    expect([await close(true), await close(true), await close(false)]).toEqual([
      'closed',
      'closed',
      'open',
    ]);
    await answer(id, { text: 'Yes.' });
    expect([await close(true), await close(false)]).toEqual(['closed', 'answered']);
    expect((await call('delete', `/${id}`)).body).toEqual({ deleted: true });
    expect((await call('delete', `/${id}`)).status).toBe(404);
    expect((await call('patch', `/${id}`).send({ closed: true })).status).toBe(404);
    const log = await app.http().get('/api/admin/activity').set('Authorization', admin);
    const actions = log.body.entries
      .filter(({ subject }: { subject: { id?: string } }) => subject.id === id)
      .map(({ action }: { action: string }) => action);
    expect(actions).toEqual([
      'question-deleted',
      'question-reopened',
      'question-closed',
      'question-answered',
      'question-reopened',
      'question-closed',
    ]);
    expect(JSON.stringify(log.body)).not.toContain('reader@example.com');
  });
});

describe('what somebody has asked', () => {
  it('is deleted with the mails that answered it, but not before they are sent', async () => {
    const email = someone();
    const [id, other] = [await aQuestion({ email }), await aQuestion({ email })];
    for (const one of [id, other]) await answer(one, { text: `Of ${one}.` });
    await Mail.updateOne(
      { to: email, 'letter.paragraphs': `Of ${id}.` },
      { $set: { state: 'sent' }, $unset: { nextTryAt: 1 } },
    );
    for (const one of [id, other]) await call('delete', `/${one}`).expect(200);
    const left = await mailsTo(email);
    expect(left.map(({ letter }) => letter.paragraphs.at(-1))).toEqual([`Of ${other}.`]);
  });

  it('is in the file of an account that has verified the address', async () => {
    const email = someone();
    await answer(await aQuestion({ email }), { text: 'Yes.' });
    const file = async (emailVerified: boolean) => {
      const as = asCustomer(`of-${email}`, { email, emailVerified });
      const reply = await app.http().get('/api/account/export').set('Authorization', as);
      return MessagesExport.parse(reply.body).questions;
    };
    expect(await file(false)).toEqual([]);
    const [question] = await file(true);
    expect(question).toMatchObject({ book: 'Emma', answers: [{ text: 'Yes.' }] });
    expect(JSON.stringify(question)).not.toContain('"by"');
  });

  it.each([
    ['an account', (email: string) => ({ uid: 'some-account', email, emailVerified: true })],
    ['a guest', (email: string) => ({ uid: guestUid(email) })],
  ])('is erased with its answers and their mails for %s', async (_of, customer) => {
    const [email, other] = [someone(), someone()];
    await answer(await aQuestion({ email }), { text: 'Yes.' });
    await aQuestion({ email: other });
    await eraseCustomer(AREAS, customer(email));
    expect([await stored(email), await mailsTo(email)]).toEqual([[], []]);
    expect(await stored(other)).toHaveLength(1);
  });

  it('is forgotten after as long as orders keep phone numbers', async () => {
    const email = someone();
    await aQuestion({ email });
    const inMonths = (months: number) => new Date(Date.now() + months * 31 * 86_400_000);
    await forgetOldData(AREAS, inMonths(5), currentShop());
    expect(await stored(email)).toHaveLength(1);
    await forgetOldData(AREAS, inMonths(13), currentShop());
    expect(await stored(email)).toEqual([]);
  });
});
