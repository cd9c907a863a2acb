import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { sendingTo } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { PageText } from '../../settings/page-texts/page-texts.model.ts';
import { TextVersion } from '../../settings/page-texts/text-versions.model.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useMailServer } from '../../testing/app/mail-server.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForOrders } from '../mails/mail-jobs.builder.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });
const server = useMailServer();

const write = async (page: string, text: string) =>
  app
    .http()
    .put(`/api/admin/pages/${page}`)
    .set('Authorization', await asAdmin())
    .send({ text });
const FORM = 'Sie können [widerrufen](/withdraw).\n\n# Muster-Widerrufsformular';

async function place(uid: string) {
  const body = anOrderBody({ email: emailOf(uid), productIds: [await aBook({ newPrice: 10 })] });
  const as = asCustomer(uid, { emailVerified: true });
  const reply = await app.http().post('/api/orders/').set('Authorization', as).send(body);
  expect(reply.status).toBe(201);
  return reply.body;
}
const read = async (version: string) => (await app.http().get(`/api/texts/${version}`)).body;

/** Returns the text of the only mail that a customer gets. */
async function mailTo(uid: string): Promise<string> {
  await queueForOrders(true, new Date());
  await Mail.deleteMany({ to: { $ne: emailOf(uid) } });
  await sendDueMails(sendingTo(server.port()));
  const [mail] = server.arrived.splice(0);
  const raw = (mail?.raw ?? '').replaceAll(/=\r?\n/g, '');
  return Buffer.from(
    raw.replaceAll(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

beforeEach(async () => {
  await Promise.all(
    [ShopSettings, PageText, TextVersion, Mail].map((model) => model.collection.deleteMany({})),
  );
  await storeSettings({
    place: { country: 'DE', currency: 'EUR' },
    storefront: { storefront: 'german' },
  });
});

describe('the texts in force', () => {
  it('stay with an order as they were, each stored once', async () => {
    await write('withdrawal', FORM);
    const first = await place('ada');
    expect(first.texts.map(({ page }: { page: string }) => page)).toEqual(['terms', 'withdrawal']);
    const second = await place('bea');
    expect(second.texts).toEqual(first.texts);
    expect(await TextVersion.countDocuments()).toBe(2);

    await write('withdrawal', 'Ein neuer Text.');
    const third = await place('cleo');
    expect(third.texts[1]).not.toEqual(first.texts[1]);
    expect((await read(third.texts[1].version)).html).toBe('<p>Ein neuer Text.</p>');
    const kept = await read(first.texts[1].version);
    expect(kept).toMatchObject({ page: 'withdrawal', since: expect.any(String) });
    expect(kept.html).toContain('<h2>Muster-Widerrufsformular</h2>');
    const [ordered] = (
      await app
        .http()
        .get(`/api/orders/email/${emailOf('ada')}`)
        .set('Authorization', asCustomer('ada', { emailVerified: true }))
    ).body;
    expect(ordered.texts).toEqual(first.texts);
  });

  it('go with the mail about the order, with the usual terms if the owner has none', async () => {
    await write('withdrawal', FORM);
    await place('ada');
    const mail = await mailTo('ada');
    expect(mail).toContain('== Allgemeine Geschäftsbedingungen ==');
    expect(mail).toContain('Mit Ihrer Bestellung bieten Sie an, die Bücher');
    expect(mail).toContain('== Widerrufsrecht ==');
    expect(mail).toContain('Muster-Widerrufsformular');
    expect(mail).toMatch(/\[widerrufen\]\(https?:\/\/[^)]+\/withdraw\)/);
    expect(mail).toMatch(/href="https?:\/\/[^"]+\/withdraw"/);
    // The stored mail only refers to them.
    expect(JSON.stringify(await Mail.find().lean())).not.toContain('Muster-Widerrufsformular');
  });

  it('are read with the mail in the dashboard, and in what its customer downloads', async () => {
    await write('withdrawal', FORM);
    await place('ada');
    await queueForOrders(true, new Date());
    const mail = await Mail.findOne({ to: emailOf('ada') }).orFail();
    const opened = app.http().get(`/api/admin/mails/${mail._id}`);
    const { text } = (await opened.set('Authorization', await asAdmin())).body;
    expect(text).toContain('== Widerrufsrecht ==\n\nSie können [widerrufen]');
    const as = asCustomer('ada', { emailVerified: true });
    const exported = await app.http().get('/api/account/export').set('Authorization', as);
    expect(exported.text).toContain('Muster-Widerrufsformular');
  });

  it('are the owner’s terms where there are some', async () => {
    await write('terms', 'Wir liefern mit dem Fahrrad.');
    const { texts } = await place('ada');
    expect(texts).toHaveLength(1);
    expect((await read(texts[0].version)).html).toBe('<p>Wir liefern mit dem Fahrrad.</p>');
  });

  it('are none where the law does not ask for them', async () => {
    await storeSettings({ place: { country: 'US', currency: 'USD' } });
    expect((await place('ada')).texts).toBeUndefined();
    expect(await mailTo('ada')).not.toContain('== ');
    expect(await TextVersion.countDocuments()).toBe(0);
  });

  it('are found by nothing but their version', async () => {
    expect((await app.http().get(`/api/texts/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await app.http().get('/api/texts/terms')).status).toBe(404);
  });
});
