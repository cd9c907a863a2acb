import type { mailCalls } from '@book-store/contract/messages/mails/calls';
import { aGuestOrder, anOrder } from '../../orders/order/orders.builder.ts';
import { drawInvoice } from '../../orders/papers/draw-invoice.ts';
import { aMail, storedMail } from '../../platform/mail/mails.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';

async function anInvoice(order: string) {
  await aTaxedShop();
  const { papers } = await drawInvoice(order, { at: new Date() });
  return String(papers?.[0]?._id);
}

export const mailExamples: Examples<typeof mailCalls> = {
  'GET /api/admin/mails/:id': {
    call: async () => ({ path: `/api/admin/mails/${(await storedMail(await aMail()))?._id}` }),
  },
  'POST /api/admin/mails/:id/resend': {
    call: async () => ({
      path: `/api/admin/mails/${(await storedMail(await aMail()))?._id}/resend`,
      body: {},
    }),
  },
  'GET /api/admin/mail-server': {},
  'POST /api/admin/mail-server/test': { status: 409, unrecorded: 'it changes nothing' },
  'POST /api/admin/papers/:id/mail': {
    call: async ({ uid }) => ({
      path: `/api/admin/papers/${await anInvoice(await anOrder({ uid, status: 'packed' }))}/mail`,
    }),
  },
  'POST /api/orders/:id/papers/:paper/mail': {
    others: 404,
    call: async ({ uid }) => {
      const order = await anOrder({ uid, status: 'packed' });
      return { path: `/api/orders/${order}/papers/${await anInvoice(order)}/mail` };
    },
  },
  'POST /api/guest-orders/paper-mail': {
    call: async () => {
      const { id, token } = await aGuestOrder({ status: 'packed' });
      return json({ token, paper: await anInvoice(id) });
    },
  },
};
