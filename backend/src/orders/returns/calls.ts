import type { returnCalls } from '@book-store/contract/orders/returns/calls';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { confirmPayout } from '../../people/sessions/confirm-payout.ts';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation, RecordIn } from '../../platform/http/router/implement.ts';
import { ownOrderOfGuest } from '../guests/guest-links.ts';
import type { OwnOrder } from '../order/find-order.ts';
import { orderSubject } from '../order/order-subject.ts';
import { toAdminOrderView, toOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { countByReturn, listByReturn } from '../overview/list-what-waits.ts';
import { stripeClient } from '../stripe/stripe-client.ts';
import { askReturn, openReturn, type ReturnContext, type ReturnRequest } from './ask-return.ts';
import { agreeToReturn, type Move, receiveReturn, refuseReturn } from './move-return.ts';
import { refundReturn } from './refund-return.ts';

export function returns({
  limits,
  now,
  stripe: account,
}: RouteDeps): Implementation<typeof returnCalls> {
  const stripe = account && stripeClient(account);
  const moveOf = ({ username }: { username: string }) => ({ by: username, at: now() });
  const shown = (order: StoredOrder) => toAdminOrderView(order, now());
  const ask = async (
    own: OwnOrder,
    asked: ReturnRequest,
    more: Pick<ReturnContext, 'shop' | 'key'>,
  ) => ({
    body: toOrderView(await askReturn(own, asked, { ...more, at: now() })),
  });
  const move = async (
    action: AdminAction,
    { caller, record }: { caller: { username: string }; record: RecordIn },
    moved: (how: Move) => Promise<StoredOrder>,
  ) => {
    const change = record(entryOf(action));
    const order = await moved({ ...moveOf(caller), beforeCommit: change.beforeCommit });
    return { body: shown(order), change };
  };
  return {
    'POST /api/orders/:id/returns': {
      before: ({ caller }) => limits.accountChanges(caller.uid),
      runOnce: ({ caller: { uid }, params: { id }, key, body, shop }) =>
        ask({ id, uid }, body, { shop, key }),
    },
    'POST /api/guest-orders/returns': {
      before: ({ origin }) => limits.guestLinks(origin.network),
      runOnce: async ({ key, body: { token, ...asked }, shop }) => {
        return ask(await ownOrderOfGuest(token, now()), asked, { shop, key });
      },
    },
    'GET /api/admin/returns': async ({ query }) => ({ page: await listByReturn(query, now()) }),
    'GET /api/admin/returns/counts': async () => ({ body: await countByReturn() }),
    'POST /api/admin/orders/:id/returns': {
      runOnce: async ({ caller, params: { id }, body, key, shop, record }) => {
        const { instructions, tell, ...asked } = body;
        const change = record(entryOf('return-opened'));
        const opening = { instructions, tell, shop, key, ...moveOf(caller) };
        const { beforeCommit } = change;
        return { body: shown(await openReturn(id, asked, { ...opening, beforeCommit })), change };
      },
    },
    'POST /api/admin/orders/:id/returns/:returnId/agree': ({ params, body, ...by }) =>
      move('return-agreed', by, (how) => agreeToReturn(params, body.instructions, how)),
    'POST /api/admin/orders/:id/returns/:returnId/refuse': ({ params, body, ...by }) =>
      move('return-refused', by, (how) => refuseReturn(params, body.refusal, how)),
    'POST /api/admin/orders/:id/returns/:returnId/receive': ({ params, body, ...by }) =>
      move('return-received', by, (how) => receiveReturn(params, body.lines, how)),
    'POST /api/admin/orders/:id/returns/:returnId/refund': async ({
      caller,
      params,
      body: { amount },
      shop,
      record,
    }) => {
      await confirmPayout(caller, amount, { shop, now: now() });
      const refunded = entryOf('return-refunded', [{ field: 'amount', to: amount }]);
      const change = record(({ order, isChanged }: { order: StoredOrder; isChanged: boolean }) =>
        isChanged ? refunded(order) : undefined,
      );
      const given = { amount, ...moveOf(caller) };
      const order = await refundReturn(params, given, { stripe, now }, change.beforeCommit);
      return { body: shown(order), change };
    },
  };
}

/** The activity log's entry for a return. */
const entryOf =
  (action: AdminAction, fields: AdminChange['fields'] = []) =>
  (order: StoredOrder): AdminChange => ({ action, subject: orderSubject(order), fields });
