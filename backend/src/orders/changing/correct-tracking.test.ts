import { beforeEach, describe, expect, it } from 'vitest';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { Activity } from '../../platform/audit/activity.model.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp();
const UPS = { carrier: 'UPS', number: '1Z99' };
const DHL = { carrier: 'DHL', number: '00340' };

let admin: string;
beforeEach(async () => {
  await Promise.all([Order.deleteMany({}), Mail.deleteMany({})]);
  await Activity.collection.deleteMany({});
  admin = await asAdmin();
});

const correct = (id: string, body: object) =>
  app.http().patch(`/api/admin/orders/${id}/parcel`).set('Authorization', admin).send(body);
const mails = async () => {
  await queueForOrders(true, new Date());
  return Mail.find({ kind: 'order-tracking' }).sort({ _id: 1 }).lean();
};
/** Returns an order whose parcel went days ago, under a number of UPS. */
async function sentOut(uid = 'ada') {
  const createdAt = new Date(Date.now() - 6 * 86_400_000);
  const id = await anOrder({ uid, status: 'out-for-delivery', createdAt });
  await Order.updateOne({ _id: id }, { $set: { tracking: UPS } });
  return id;
}

describe('PATCH /api/admin/orders/:id/parcel', () => {
  it('gives a parcel that is on its way another number, which the customer sees', async () => {
    const id = await sentOut();
    const { status, body } = await correct(id, { tracking: DHL, version: 0 });
    expect([status, body.version]).toEqual([200, 1]);
    expect(body.corrections).toMatchObject([{ fields: ['tracking'] }]);
    const own = await app
      .http()
      .get(`/api/orders/email/${emailOf('ada')}`)
      .set('Authorization', asCustomer('ada'));
    expect(own.body[0].tracking).toMatchObject({ ...DHL, url: expect.stringContaining('00340') });
    expect(await Activity.find().lean()).toMatchObject([
      { action: 'order-corrected', fields: [{ field: 'tracking' }] },
    ]);
    expect(await mails()).toEqual([]);
  });

  it('sends a mail for each correction that is to be told, once', async () => {
    const id = await sentOut();
    await correct(id, { tracking: DHL, tell: true });
    await correct(id, { tracking: DHL, tell: true });
    expect(await mails()).toHaveLength(1);
    await correct(id, { tracking: { carrier: 'other', number: '7' }, tell: true });
    const [first, second] = await mails();
    expect(first?.letter.paragraphs).toContain('It travels with DHL under the number 00340.');
    expect(second?.letter.paragraphs).toContain('It travels under the number 7.');
    expect(await mails()).toHaveLength(2);
  });

  it('erases those mails with the account', async () => {
    await correct(await sentOut('gone'), { tracking: DHL, tell: true });
    await correct(await sentOut('stays'), { tracking: DHL, tell: true });
    expect(await mails()).toHaveLength(2);
    const as = asCustomer('gone', { signedInAt: Date.now() });
    expect((await app.http().delete('/api/account').set('Authorization', as)).status).toBe(200);
    expect((await mails()).map(({ to }) => to)).toEqual([emailOf('stays')]);
  });

  it('enters a number late', async () => {
    const id = await anOrder({ status: 'out-for-delivery' });
    expect((await correct(id, { tracking: UPS })).body.tracking).toMatchObject(UPS);
  });

  it('changes nothing if nothing is another, or somebody else has been faster', async () => {
    const id = await sentOut();
    expect((await correct(id, { tracking: UPS })).body.corrections).toEqual([]);
    await correct(id, { tracking: DHL, version: 0 });
    const late = await correct(id, { tracking: UPS, version: 0 });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(await Activity.countDocuments()).toBe(1);
  });

  it.each(['placed', 'packed', 'delivered', 'cancelled'] as const)(
    'refuses an order that is %s',
    async (status) => {
      const reply = await correct(await anOrder({ status }), { tracking: UPS });
      expect([reply.status, reply.body.code]).toEqual([409, 'illegal-status']);
    },
  );

  it('refuses a carrier that is none', async () => {
    const reply = await correct(await sentOut(), { tracking: { carrier: 'Owl', number: '1' } });
    expect(reply.body.fields).toMatchObject([{ path: 'tracking.carrier' }]);
  });
});
