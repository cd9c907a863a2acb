import type { returnCalls } from '@book-store/contract/orders/returns/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aGuestOrder } from '../order/orders.builder.ts';
import { aDeliveredOrder, aReturn, aShopWithReturns, storedOrder } from './returns.builder.ts';

async function returnCall(given: Parameters<typeof aReturn>[0], move: string, body: object) {
  const { id, returnId } = await aReturn(given);
  return { path: `/api/admin/orders/${id}/returns/${returnId}/${move}`, body };
}

const returnedCopy = async (id: string) => ({
  lines: [{ bookId: (await storedOrder(id)).productIds[0]?.toString(), quantity: 1 }],
  reason: 'damaged',
});

export const returnExamples: Examples<typeof returnCalls> = {
  'POST /api/orders/:id/returns': {
    others: 404,
    call: async ({ uid }) => {
      await aShopWithReturns();
      const id = await aDeliveredOrder({ uid });
      return { path: `/api/orders/${id}/returns`, body: await returnedCopy(id) };
    },
  },
  'POST /api/guest-orders/returns': {
    call: async () => {
      await aShopWithReturns();
      const { id, token } = await aGuestOrder({ status: 'delivered' });
      return json({ token, ...(await returnedCopy(id)) });
    },
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
};
