import { beforeEach, describe, expect, it } from 'vitest';
import { aGuestOrder, anOrder } from '../../orders/order/orders.builder.ts';
import { drawInvoice } from '../../orders/papers/draw-invoice.ts';
import { Paper } from '../../orders/papers/papers.model.ts';
import { sendingTo } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { useMailServer } from '../../testing/app/mail-server.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });
const server = useMailServer();

async function invoiceOf(uid: string) {
  const order = await anOrder({ uid, status: 'packed' });
  const { papers } = await drawInvoice(order, { at: new Date() });
  return { order, paper: String(papers?.[0]?._id) };
}
const post = (path: string, as: string) => app.http().post(path).set('Authorization', as).send({});
const waiting = () => Mail.find({ kind: 'paper' }).lean();

beforeEach(async () => {
  await aTaxedShop();
  await Mail.deleteMany({});
});

describe('a paper by mail', () => {
  it('comes as a PDF to the customer, who asks twice and gets it once', async () => {
    const { order, paper } = await invoiceOf('ada');
    const path = `/api/orders/${order}/papers/${paper}/mail`;
    for (const _time of [1, 2]) {
      const reply = await post(path, asCustomer('ada'));
      expect([reply.status, reply.body]).toEqual([200, { missing: [] }]);
    }
    const mails = await waiting();
    expect(mails.map(({ to }) => to)).toEqual([emailOf('ada')]);
    // The file is made when it is sent, and stored nowhere.
    expect(JSON.stringify(mails)).not.toContain('JVBERi');
    await sendDueMails(sendingTo(server.port()));
    const [mail] = server.arrived.splice(0);
    expect(mail?.raw).toMatch(/Content-Type: application\/pdf; name=Invoice-/);
    expect(mail?.raw).toContain(Buffer.from('%PDF-1.7').toString('base64').slice(0, 10));
  });

  it('is sent by the owner', async () => {
    const { order, paper } = await invoiceOf('bea');
    const reply = await post(`/api/admin/papers/${paper}/mail`, await asAdmin());
    expect(reply.body).toEqual({ missing: [] });
    expect((await waiting()).map(({ to }) => to)).toEqual([emailOf('bea')]);
    await post(`/api/admin/papers/${paper}/mail`, await asAdmin());
    const logged = (await app.stored('activity_log')).filter(
      ({ action }) => action === 'paper-mailed',
    );
    expect(logged).toMatchObject([{ subject: { id: order } }]);
  });

  it('is sent to a guest, by the link of the order', async () => {
    const { id, token } = await aGuestOrder({ status: 'packed' });
    const { papers } = await drawInvoice(id, { at: new Date() });
    const body = { token, paper: String(papers?.[0]?._id) };
    const send = (sent: object) => app.http().post('/api/guest-orders/paper-mail').send(sent);
    expect((await send({ ...body, paper: (await invoiceOf('fay')).paper })).status).toBe(404);
    expect((await send({ ...body, token: `${token.slice(0, -1)}x` })).status).toBe(404);
    expect((await send(body)).body).toEqual({ missing: [] });
    expect((await waiting()).map(({ to }) => to)).toEqual(['guest@example.com']);
  });

  it('is not sent with letters that a file cannot have', async () => {
    const { paper } = await invoiceOf('cleo');
    await Paper.updateOne({ _id: paper }, { 'buyer.name': '漢' });
    const reply = await post(`/api/admin/papers/${paper}/mail`, await asAdmin());
    expect(reply.body).toEqual({ missing: ['漢'] });
    expect(await waiting()).toEqual([]);
  });

  it('is none of somebody else', async () => {
    const { order, paper } = await invoiceOf('dora');
    const path = `/api/orders/${order}/papers/${paper}/mail`;
    expect((await post(path, asCustomer('eve'))).status).toBe(404);
    expect(await waiting()).toEqual([]);
  });
});
