import type { paperCalls } from '@book-store/contract/orders/papers/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { ownOrderOfGuest } from '../guests/guest-links.ts';
import { findOwnPaper, findPaper } from './find-paper.ts';

export const papersOfOrders = ({ limits, now }: RouteDeps): Implementation<typeof paperCalls> => ({
  'GET /api/admin/papers/:id': async ({ params }) => ({ body: await findPaper(params.id) }),
  'GET /api/orders/:id/papers/:paper': async ({ caller: { uid }, params: { id, paper } }) => ({
    body: await findOwnPaper({ id, uid }, paper),
  }),
  'POST /api/guest-orders/paper': {
    before: ({ origin }) => limits.guestLinks(origin.network),
    run: async ({ body: { token, paper } }) => ({
      body: await findOwnPaper(await ownOrderOfGuest(token, now()), paper),
    }),
  },
});
