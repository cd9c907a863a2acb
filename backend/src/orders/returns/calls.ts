import type { returnCalls } from '@book-store/contract/orders/returns/calls';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { ownOrderOfGuest } from '../guests/guest-links.ts';
import { toAdminOrderView, toOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { countByReturn, listByReturn } from '../overview/list-what-waits.ts';
import { stripeClient } from '../stripe/stripe-client.ts';
import { askReturn, openReturn } from './ask-return.ts';
import { agreeToReturn, receiveReturn, refuseReturn } from './move-return.ts';
import { refundReturn } from './refund-return.ts';

/** Books of delivered orders that customers give back. */
export function returns({
  limits,
  now,
  stripe: account,
}: RouteDeps): Implementation<typeof returnCalls> {
  const stripe = account && stripeClient(account);
  const moveOf = ({ username }: { username: string }) => ({ by: username, at: now() });
  const moved = (order: StoredOrder, action: AdminAction, fields: AdminChange['fields'] = []) => {
    const body = toAdminOrderView(order, now());
    return {
      body,
      change: { action, subject: { id: body._id.toString(), name: body.number }, fields },
    };
  };
  return {
    'POST /api/orders/:id/returns': {
      before: ({ caller }) => limits.accountChanges(caller.uid),
      runOnce: async ({ caller: { uid }, params, key, body, shop }) => {
        const asking = { uid, at: now(), shop, key };
        return { body: toOrderView(await askReturn(params.id, body, asking)) };
      },
    },
    'POST /api/guest-orders/returns': {
      before: ({ origin }) => limits.guestLinks(origin.network),
      runOnce: async ({ key, body: { token, ...asked }, shop }) => {
        const { id, own } = await ownOrderOfGuest(token, now());
        return { body: toOrderView(await askReturn(id, asked, { ...own, shop, key })) };
      },
    },
    'GET /api/admin/returns': async ({ query }) => ({ page: await listByReturn(query, now()) }),
    'GET /api/admin/returns/counts': async () => ({ body: await countByReturn() }),
    'POST /api/admin/orders/:id/returns': {
      runOnce: async ({ caller, params: { id }, body, key, shop }) => {
        const { instructions, tell, ...asked } = body;
        const opening = { instructions, tell, shop, ...moveOf(caller) };
        return moved(await openReturn(id, asked, { ...opening, key }), 'return-opened');
      },
    },
    'POST /api/admin/orders/:id/returns/:returnId/agree': async ({ caller, params, body }) => {
      const agreed = await agreeToReturn(params, body.instructions, moveOf(caller));
      return moved(agreed, 'return-agreed');
    },
    'POST /api/admin/orders/:id/returns/:returnId/refuse': async ({ caller, params, body }) => {
      const refused = await refuseReturn(params, body.refusal, moveOf(caller));
      return moved(refused, 'return-refused');
    },
    'POST /api/admin/orders/:id/returns/:returnId/receive': async ({ caller, params, body }) => {
      const received = await receiveReturn(params, body.lines, moveOf(caller));
      return moved(received, 'return-received');
    },
    'POST /api/admin/orders/:id/returns/:returnId/refund': async ({ caller, params, body }) => {
      const given = { amount: body.amount, ...moveOf(caller) };
      const { order, isChanged } = await refundReturn(params, given, { stripe, now });
      const fields = [{ field: 'amount', to: body.amount }];
      const { body: view, change } = moved(order, 'return-refunded', fields);
      return { body: view, change: isChanged ? change : undefined };
    },
  };
}
