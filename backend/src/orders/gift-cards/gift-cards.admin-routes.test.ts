import { beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../main/shop.ts';
import { queueGiftCardMails } from '../../messages/mails/mail-jobs.builder.ts';
import { forgetOldData } from '../../people/account/forget-old-data.ts';
import { sendingTo } from '../../platform/mail/mails.builder.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useMailServer } from '../../testing/app/mail-server.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aGiftCard, aShopWithGiftCards } from './gift-cards.builder.ts';
import { GiftCard } from './gift-cards.model.ts';
import { asOwner, orderWithCard } from './paying-with-a-gift-card.builder.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });
const server = useMailServer();
beforeAll(() => aShopWithGiftCards());

const open = async (id: string) => (await asOwner(app, 'get', `gift-cards/${id}`)).body;
const issue = (body: object) => asOwner(app, 'post', 'gift-cards', body);

async function sendAll(now: Date) {
  await queueGiftCardMails(true, now);
  await sendDueMails({ ...sendingTo(server.port()), now: () => now });
}
const codeIn = (email: string) => {
  const { raw = '' } = server.arrived.findLast(({ to }) => to.includes(email)) ?? {};
  return /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(raw)?.[0];
};

describe('the owner', () => {
  it('issues a gift card, whose code is said once, and finds it by its end', async () => {
    const { status, body } = await issue({ amount: 25 });
    expect(status).toBe(201);
    const { code, ...card } = body;
    expect(card).toMatchObject({
      amount: 25,
      balance: 25,
      state: 'active',
      lastFour: code.slice(-4),
    });
    const listed = await asOwner(app, 'get', `gift-cards?q=${code.slice(-4)}`);
    expect(listed.body).toEqual([card]);
    expect((await open(card._id)).movements).toMatchObject([{ kind: 'issued', amount: 25 }]);
    const { body: log } = await asOwner(app, 'get', 'activity');
    const records = JSON.stringify(log);
    expect(records).toContain('gift-card-issued');
    expect(records).not.toContain(code);
  });

  it("finds a card by its recipient's address, in any script", async () => {
    const email = 'gift@müller.example';
    const { body } = await issue({ amount: 26, recipient: { email } });
    for (const written of [email, 'gift@xn--mller-kva.example']) {
      const found = await asOwner(app, 'get', `gift-cards?q=${encodeURIComponent(written)}`);
      expect(found.body).toMatchObject([{ _id: body._id, recipient: { email } }]);
    }
  });

  it('issues one card for a key, however often and at once it is sent, whose every code pays', async () => {
    const before = await GiftCard.countDocuments();
    const as = { Authorization: await asAdmin(), 'Idempotency-Key': 'lost-reply' };
    const send = (amount: number) =>
      app.http().post('/api/admin/gift-cards').set(as).send({ amount });
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(31)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1);
    expect(await GiftCard.countDocuments()).toBe(before + 1);
    for (const { body } of replies) {
      const check = app.http().post('/api/gift-cards/check').send({ code: body.code });
      expect((await check).body).toMatchObject({ balance: 31 });
    }
    const again = await send(31);
    expect(again.body.code.slice(-4)).toBe(again.body.lastFour);
    const other = await send(32);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('corrects a balance with a reason, never below nothing', async () => {
    const { id, code } = await aGiftCard({ amount: 1000 });
    await orderWithCard(app, { code, amount: 4 });
    const correct = (amount: number, reason = 'Told so at the counter') =>
      asOwner(app, 'post', `gift-cards/${id}/corrections`, { amount, reason });
    expect((await correct(-2.5)).body.balance).toBe(3.5);
    const refused = await correct(-3.51);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This gift card has only $3.50 left.',
    ]);
    expect((await correct(1, ' ')).body.fields).toMatchObject([{ path: 'reason' }]);
    expect((await open(id)).movements).toMatchObject([
      { kind: 'issued', amount: 10 },
      { kind: 'used', amount: -4, order: { number: expect.stringMatching(/^BS-/) } },
      { kind: 'corrected', amount: -2.5, reason: 'Told so at the counter' },
    ]);
  });

  it('blocks a card, and unblocks it', async () => {
    const { id } = await aGiftCard();
    const block = (blocked: boolean) =>
      asOwner(app, 'patch', `gift-cards/${id}`, { blocked, reason: 'Lost' });
    expect((await block(true)).body.state).toBe('blocked');
    expect((await block(true)).body.state).toBe('blocked');
    expect((await block(false)).body.state).toBe('active');
    expect((await open(id)).movements.map(({ kind }: { kind: string }) => kind)).toEqual([
      'issued',
      'blocked',
      'unblocked',
    ]);
  });

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 20_000 }],
    ['recipient.email', { amount: 5, recipient: { email: 'ada' } }],
    ['recipient.sendOn', { amount: 5, recipient: { email: 'a@b.de', sendOn: '2020-01-01' } }],
  ])('cannot issue a card with a wrong %s', async (path, body) => {
    const reply = await issue(body);
    expect([reply.status, reply.body.fields]).toMatchObject([400, [{ path }]]);
  });
});

describe('the mail of a gift card', () => {
  it('goes out on its day in the shop, with a code that nothing stores', async () => {
    await storeSettings({ place: { timeZone: 'Asia/Tokyo' } });
    await app.http().get('/api/shop');
    const email = 'grandma@example.com';
    const message = 'Happy birthday!';
    const recipient = { email, name: 'Grandma', message, sendOn: '2099-12-24' };
    const { body } = await issue({ amount: 30, recipient });
    expect(body).toMatchObject({ sendOn: '2099-12-24', recipient: { email } });
    expect(body.code).toBeUndefined();
    await sendAll(new Date('2099-12-23T14:59:00Z'));
    expect(codeIn(email)).toBeUndefined();
    await sendAll(new Date('2099-12-23T15:01:00Z'));
    await sendAll(new Date('2099-12-23T15:02:00Z'));
    expect(server.arrived.filter(({ to }) => to.includes(email))).toHaveLength(1);
    const code = codeIn(email) ?? '';
    const card = await open(body._id);
    expect(card).toMatchObject({ lastFour: code.slice(-4), sentAt: expect.any(String) });
    expect(card.sendOn).toBeUndefined();
    expect(JSON.stringify(await app.stored('mails'))).not.toContain(code);
    const checked = await app.http().post('/api/gift-cards/check').send({ code });
    expect(checked.body.balance).toBe(30);
    const mail = server.arrived.find(({ to }) => to.includes(email));
    expect(mail?.raw.replaceAll('=\r\n', '')).toContain(`/gift-card#${code}`);
    await storeSettings({ place: { timeZone: undefined } });
  });

  it('brings another code if it is sent again, and both work', async () => {
    const email = 'grandpa@example.com';
    await issue({ amount: 30, recipient: { email } });
    await sendAll(new Date());
    const first = codeIn(email) ?? '';
    const [mail] = (await app.stored('mails')).filter(({ to }) => to === email);
    await asOwner(app, 'post', `mails/${mail?._id}/resend`, {});
    await sendAll(new Date());
    const second = codeIn(email) ?? '';
    expect(second).not.toBe(first);
    for (const code of [first, second])
      expect((await app.http().post('/api/gift-cards/check').send({ code })).status).toBe(200);
  });

  it('does not go out for a blocked card', async () => {
    const email = 'nobody@example.com';
    const { body } = await issue({ amount: 30, recipient: { email } });
    await asOwner(app, 'patch', `gift-cards/${body._id}`, { blocked: true, reason: 'A mistake' });
    await sendAll(new Date());
    expect(codeIn(email)).toBeUndefined();
  });

  it('leaves no recipient with the card once orders lose theirs', async () => {
    const email = 'forgotten@example.com';
    const { body } = await issue({ amount: 30, recipient: { email } });
    await sendAll(new Date());
    await forgetOldData(AREAS, new Date(Date.now() + 400 * 86_400_000), currentShop());
    const card = await open(body._id);
    expect([card.recipient, card.balance]).toEqual([undefined, 30]);
  });
});
