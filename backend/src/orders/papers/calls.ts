import type { paperCalls } from '@book-store/contract/orders/papers/calls';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { ownOrderOfGuest } from '../guests/guest-links.ts';
import { orderSubject } from '../order/order-subject.ts';
import { adminOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { cancelInvoice, correctInvoice } from './correct-invoice.ts';
import { toPaperFile } from './file/to-paper-file.ts';
import { findOwnPaper, findPaper } from './find-paper.ts';

export const papersOfOrders = ({ limits, now }: RouteDeps): Implementation<typeof paperCalls> => ({
  'GET /api/admin/papers/:id': async ({ params }) => ({ body: await findPaper(params.id) }),
  'POST /api/admin/papers/:id/cancellation': async ({ params: { id }, record }) => {
    const change = record(corrected('invoice-cancelled'));
    const at = now();
    const { order } = await cancelInvoice(id, { at, beforeCommit: change.beforeCommit });
    return { body: await adminOrderView(order, at), change };
  },
  'POST /api/admin/papers/:id/correction': async ({ params: { id }, body, shop, record }) => {
    const change = record(corrected('invoice-corrected'));
    const act = { at: now(), shop, beforeCommit: change.beforeCommit };
    const { order } = await correctInvoice(id, body, act);
    return { body: await adminOrderView(order, act.at), change };
  },
  'GET /api/orders/:id/papers/:paper': async ({ caller: { uid }, params: { id, paper } }) => ({
    body: await findOwnPaper({ id, uid }, paper),
  }),
  'POST /api/guest-orders/paper': {
    before: ({ origin }) => limits.guestLinks(origin.network),
    run: async ({ body: { token, paper } }) => ({
      body: await findOwnPaper(await ownOrderOfGuest(token, now()), paper),
    }),
  },
  'GET /api/admin/papers/:id/file': async ({ params, shop }) => ({
    body: await toPaperFile(await findPaper(params.id), shop),
  }),
  'GET /api/orders/:id/papers/:paper/file': {
    before: ({ origin }) => limits.paperFiles.take(origin.network),
    run: async ({ caller: { uid }, params: { id, paper }, shop }) => ({
      body: await toPaperFile(await findOwnPaper({ id, uid }, paper), shop),
    }),
  },
  'POST /api/guest-orders/paper-file': {
    before: async ({ origin }) => {
      await limits.guestLinks(origin.network);
      await limits.paperFiles.take(origin.network);
    },
    run: async ({ body: { token, paper }, shop }) => ({
      body: await toPaperFile(await findOwnPaper(await ownOrderOfGuest(token, now()), paper), shop),
    }),
  },
});

const corrected =
  (action: AdminChange['action']) =>
  ({ order, isChanged }: { order: StoredOrder; isChanged: boolean }): AdminChange | undefined =>
    isChanged ? { action, subject: orderSubject(order), fields: [] } : undefined;
