import { afterAll, expect, it } from 'vitest';
import { isInBin } from '../../catalogue/bin/bin.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { importingWith } from '../../catalogue/imports/importing.builder.ts';
import { runImport } from '../../catalogue/imports/run-imports.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { noRecords } from '../app/no-records.ts';
import { asAdmin, asCustomer, emailOf } from '../app/sign-in.ts';
import { useTestApp } from '../app/start-test-app.ts';
import { testDeps } from '../app/test-deps.ts';
import { startMeetingPoint } from './meeting-point.ts';

const server = await startMeetingPoint();
// Registered first, so it runs last: the app drops its database before.
afterAll(server.stop);
const app = useTestApp({}, server.uri);
const { post, get } = importingWith(app);

const run = () =>
  runImport({
    ...testDeps(app.clock, async () => true),
    recordChange: noRecords,
    shop: currentShop(),
    signal: new AbortController().signal,
  });

it('hides a book that is ordered at the moment when its import is undone, or refuses the order', async () => {
  const admin = await asAdmin();
  const outcomes = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    const { body } = await post(`Title,Price,Genre\nBook ${round},10,fiction\n`, {
      dryRun: 'false',
    });
    await run();
    const [book] = (await get('/api/books/?sort=newest')).body;
    await app
      .http()
      .post(`/api/admin/imports/${body._id}/undo`)
      .set('Authorization', admin)
      .expect(202);
    const uid = `customer-${round}`;
    server.meet(2);
    const [order] = await Promise.all([
      app
        .http()
        .post('/api/orders/')
        .set('Authorization', asCustomer(uid, { emailVerified: true }))
        .send(anOrderBody({ email: emailOf(uid), productIds: [book._id], totalPrice: '10.00' })),
      run(),
    ]);
    const left = await Book.findById(book._id, { hidden: 1 }).lean();
    const end = left ? { hidden: left.hidden } : { binned: await isInBin(book._id) };
    outcomes.add(`${order.status} ${JSON.stringify(end)}`);
  }
  for (const outcome of outcomes)
    expect(['201 {"hidden":true}', '409 {"binned":true}']).toContain(outcome);
});
