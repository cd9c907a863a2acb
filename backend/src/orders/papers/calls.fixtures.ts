import type { paperCalls } from '@book-store/contract/orders/papers/calls';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aGuestOrder, anOrder } from '../order/orders.builder.ts';
import { drawInvoice } from './draw-invoice.ts';

/** Returns the id of the invoice that an order gets. */
async function invoiceOf(id: string): Promise<string> {
  await aTaxedShop();
  const { papers } = await drawInvoice(id, { at: new Date() });
  return String(papers?.[0]?._id);
}

export const paperExamples: Examples<typeof paperCalls> = {
  'GET /api/admin/papers/:id': {
    call: async ({ uid }) => ({
      path: `/api/admin/papers/${await invoiceOf(await anOrder({ uid, status: 'packed' }))}`,
    }),
  },
  'POST /api/admin/papers/:id/cancellation': {
    call: async ({ uid }) => ({
      path: `/api/admin/papers/${await invoiceOf(await anOrder({ uid, status: 'packed' }))}/cancellation`,
      body: {},
    }),
  },
  'POST /api/admin/papers/:id/correction': {
    call: async ({ uid }) => ({
      path: `/api/admin/papers/${await invoiceOf(await anOrder({ uid, status: 'packed' }))}/correction`,
      body: { name: 'Ada Writer' },
    }),
  },
  'GET /api/orders/:id/papers/:paper': {
    others: 404,
    call: async ({ uid }) => {
      const id = await anOrder({ uid, status: 'packed' });
      return { path: `/api/orders/${id}/papers/${await invoiceOf(id)}` };
    },
  },
  'POST /api/guest-orders/paper': {
    call: async () => {
      const { id, token } = await aGuestOrder({ status: 'packed' });
      return json({ token, paper: await invoiceOf(id) });
    },
  },
  'GET /api/admin/papers/:id/file': {
    call: async ({ uid }) => ({
      path: `/api/admin/papers/${await invoiceOf(await anOrder({ uid, status: 'packed' }))}/file`,
    }),
  },
  'GET /api/orders/:id/papers/:paper/file': {
    others: 404,
    call: async ({ uid }) => {
      const id = await anOrder({ uid, status: 'packed' });
      return { path: `/api/orders/${id}/papers/${await invoiceOf(id)}/file` };
    },
  },
  'POST /api/guest-orders/paper-file': {
    call: async () => {
      const { id, token } = await aGuestOrder({ status: 'packed' });
      return json({ token, paper: await invoiceOf(id) });
    },
  },
};
