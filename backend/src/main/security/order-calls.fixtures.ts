import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { anEndedOrder, anOrder } from '../../orders/order/orders.builder.ts';
import { aDeliveredOrder, aReturn, storedOrder } from '../../orders/returns/returns.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { type Example, json } from './call-example.ts';

async function returnCall(given: Parameters<typeof aReturn>[0], move: string, body: object) {
  const { id, returnId } = await aReturn(given);
  return { path: `/api/admin/orders/${id}/returns/${returnId}/${move}`, body };
}

/** A call of each of the owner's routes for orders and their payments that needs more than its path. */
export const ORDER_EXAMPLES: Record<string, Example> = {
  'GET /api/admin/orders/:id': {
    call: async ({ uid }) => ({ path: `/api/admin/orders/${await anOrder({ uid })}` }),
  },
  'GET /api/admin/orders/handovers': {
    call: async ({ uid }) => {
      await anOrder({ uid, status: 'packed' });
      return { path: '/api/admin/orders/handovers?handover=address' };
    },
  },
  'PATCH /api/admin/orders/:id/status': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/status`,
      body: { from: 'placed', to: 'confirmed' },
    }),
  },
  'POST /api/admin/orders': {
    call: async () =>
      json({
        name: 'Ada Reader',
        phone: '+15550100',
        productIds: [await aBook({ newPrice: 10 })],
        totalPrice: '10.00',
      }),
  },
  'POST /api/admin/orders/moves': {
    call: async ({ uid }) =>
      json({ moves: [{ id: await anOrder({ uid }), from: 'placed', to: 'confirmed' }] }),
  },
  'POST /api/admin/orders/moves/undo': {
    call: async ({ uid }) =>
      json({ moves: [{ id: await anEndedOrder({ uid }), from: 'delivered' }] }),
  },
  'POST /api/admin/orders/:id/undo': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anEndedOrder({ uid })}/undo`,
      body: { from: 'delivered' },
    }),
  },
  'PUT /api/admin/orders/:id/lines': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/lines`,
      body: { lines: [{ bookId: await aBook({ newPrice: 10 }), quantity: 1 }] },
    }),
  },
  'POST /api/admin/orders/:id/invoice': {
    call: async ({ uid }) => {
      await aTaxedShop();
      return { path: `/api/admin/orders/${await anOrder({ uid })}/invoice`, body: {} };
    },
  },
  'POST /api/admin/orders/:id/payment': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid, status: 'awaiting-payment', payment: {} })}/payment`,
      body: {},
    }),
  },
  'POST /api/admin/orders/:id/refunds': {
    call: async ({ uid }) => {
      const payment = { state: 'paid', paid: 1000 } as const;
      return {
        path: `/api/admin/orders/${await anOrder({ uid, payment })}/refunds`,
        body: { amount: 4 },
      };
    },
  },
  'POST /api/admin/orders/:id/payment/check': {
    unrecorded: 'it is what Stripe has changed',
    status: 409,
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/payment/check`,
      body: {},
    }),
  },
  'POST /api/admin/orders/:id/returns': {
    call: async ({ uid }) => {
      const id = await aDeliveredOrder({ uid });
      const bookId = (await storedOrder(id)).productIds[0]?.toString();
      return {
        path: `/api/admin/orders/${id}/returns`,
        body: {
          lines: [{ bookId, quantity: 1 }],
          reason: 'damaged',
          instructions: '1 Quiet Lane',
        },
      };
    },
  },
  'POST /api/admin/orders/:id/returns/:returnId/agree': {
    call: ({ uid }) => returnCall({ uid }, 'agree', { instructions: '1 Quiet Lane' }),
  },
  'POST /api/admin/orders/:id/returns/:returnId/refuse': {
    call: ({ uid }) => returnCall({ uid }, 'refuse', { refusal: 'It is torn.' }),
  },
  'POST /api/admin/orders/:id/returns/:returnId/receive': {
    call: async ({ uid }) => {
      const { id, returnId, bookId } = await aReturn({ uid, state: 'on-its-way' });
      return {
        path: `/api/admin/orders/${id}/returns/${returnId}/receive`,
        body: { lines: [{ bookId, condition: 'as-new', shelved: 1 }] },
      };
    },
  },
  'POST /api/admin/orders/:id/returns/:returnId/refund': {
    call: ({ uid }) => returnCall({ uid, state: 'received' }, 'refund', { amount: 4 }),
  },
  'POST /api/admin/payments/bank-file': {
    unrecorded: 'it stores nothing',
    call: () => ({ body: 'Date,Text,Amount\n2026-11-03,Rent,5.00\n', type: 'text/csv' }),
  },
  'POST /api/admin/payments/bank-rows': {
    call: async ({ uid }) => {
      const order = await anOrder({ uid, status: 'awaiting-payment', payment: {} });
      const key = randomBytes(32).toString('base64url');
      return json({ rows: [{ key, order, amount: 10 }] });
    },
  },
  'PATCH /api/admin/orders/:id': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}`,
      body: { phone: '+15550199' },
    }),
  },
  'PATCH /api/admin/orders/:id/parcel': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid, status: 'out-for-delivery' })}/parcel`,
      body: { tracking: { carrier: 'UPS', number: '1Z99' } },
    }),
  },
  'POST /api/admin/orders/:id/notes': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/notes`,
      body: { text: 'Ring twice.' },
    }),
  },
  'DELETE /api/admin/orders/:id/notes/:noteId': {
    call: async ({ uid }) => {
      const _id = new Types.ObjectId();
      const note = { _id, text: 'Ring twice.', at: new Date(), by: 'admin' };
      return {
        path: `/api/admin/orders/${await anOrder({ uid, notes: [note] })}/notes/${_id}`,
      };
    },
  },
};
