import type { changingCalls } from '@book-store/contract/orders/changing/calls';
import { Types } from 'mongoose';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aGuestOrder, anEndedOrder, anOrder } from '../order/orders.builder.ts';

export const changingExamples: Examples<typeof changingCalls> = {
  'PATCH /api/admin/orders/:id/status': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/status`,
      body: { from: 'placed', to: 'confirmed' },
    }),
  },
  'POST /api/admin/orders/:id/undo': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anEndedOrder({ uid })}/undo`,
      body: { from: 'delivered' },
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
  'POST /api/admin/orders/:id/invoice': {
    call: async ({ uid }) => {
      await aTaxedShop();
      return {
        path: `/api/admin/orders/${await anOrder({ uid, status: 'packed' })}/invoice`,
        body: {},
      };
    },
  },
  'POST /api/admin/orders/:id/end-links': {
    call: async () => ({
      path: `/api/admin/orders/${(await aGuestOrder()).id}/end-links`,
      body: {},
    }),
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
  'PUT /api/admin/orders/:id/lines': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/lines`,
      body: { lines: [{ bookId: await aBook({ newPrice: 10 }), quantity: 1 }] },
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
