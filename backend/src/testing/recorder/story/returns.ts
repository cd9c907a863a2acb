import type { Books } from './catalogue.ts';
import type { Orders } from './orders.ts';
import type { Story } from './story.ts';

/** Returns and withdrawals. */
export async function returns(story: Story, { emma, ebook }: Books, orders: Orders): Promise<void> {
  const { admin, ada, visitor, hours } = story;
  const path = `/api/admin/orders/${orders.cash}/returns`;
  const copy = { lines: [{ bookId: emma, quantity: 1 }], reason: 'damaged' };
  const { body: asked } = await ada(`POST /api/orders/${orders.cash}/returns`, {
    ...copy,
    note: 'The cover is torn.',
  });
  const first = asked.returns[0]._id;
  await admin('GET /api/admin/returns');
  await admin('GET /api/admin/returns/counts');
  const instructions = '1 Quiet Lane, 10115 Berlin';
  await admin(`POST ${path}/${first}/agree`, { instructions });
  const received = [{ bookId: emma, condition: 'as-new', shelved: 1 }];
  await admin(`POST ${path}/${first}/receive`, { lines: received });
  await admin(`POST ${path}/${first}/refund`, { amount: 10 });
  const more = { lines: [{ bookId: emma, quantity: 1 }], reason: 'other', instructions };
  await admin(`POST ${path}`, { ...more, tell: false });
  const guest = { token: orders.guestToken, ...copy };
  const { body: second } = await visitor('POST /api/guest-orders/returns', guest);
  const refuse = `POST /api/admin/orders/${orders.guest}/returns/${second.returns[0]._id}/refuse`;
  await admin(refuse, { refusal: 'It was read in the bath.' });
  const none = { lines: [{ bookId: ebook, quantity: 9 }], reason: 'other' };
  await ada(`POST /api/orders/${orders.cash}/returns`, none, { status: 409 });

  const withdrawal = {
    orderNumber: orders.cashNumber,
    name: 'Ada Reader',
    email: 'ada@example.com',
  };
  await visitor('POST /api/withdrawals', withdrawal);
  await visitor('POST /api/withdrawals', { ...withdrawal, orderNumber: 'CB-99999' });
  const { body: withdrawals } = await admin('GET /api/admin/withdrawals');
  await admin(`PATCH /api/admin/withdrawals/${withdrawals[0]._id}`, { handled: true });
  await hours(6);
}
