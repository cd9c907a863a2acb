import type { mailCalls } from '@book-store/contract/messages/mails/calls';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { ownOrderOfGuest } from '../../orders/guests/guest-links.ts';
import { findOrder, findOwnOrder, type OwnOrder } from '../../orders/order/find-order.ts';
import { orderSubject } from '../../orders/order/order-subject.ts';
import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { findPaper } from '../../orders/papers/find-paper.ts';
import type { RouteDeps } from '../../platform/area.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { pagingHeaders } from '../../platform/http/router/paging.ts';
import type { Shop } from '../../platform/shop.ts';
import { mailPaper } from '../letters/paper-mail.ts';
import { toSender } from '../letters/to-sender.ts';
import { findMailView, listMails, openMail } from './list-mails.ts';
import { resendMail } from './resend-mail.ts';
import { testMailServer, viewMailServer } from './test-mail-server.ts';

export const mailsOfShop = ({
  publicUrl = '',
  limits,
  mail,
  mailFrom,
  now,
}: RouteDeps): Implementation<typeof mailCalls> => {
  const deps = (shop: Shop) => ({ shop, sends: Boolean(mailFrom), now: now() });
  const mailOwn = async (own: OwnOrder, id: string, shop: Shop) => {
    const order = await findOwnOrder(own);
    const paper = await findPaper(id, order._id.toString());
    return { missing: await mailPaper(paper, order, deps(shop)) };
  };
  return {
    'GET /api/admin/mails': async ({ query }) => {
      const { found: mails, total } = await listMails(query, now(), publicUrl);
      return {
        body: { mails, from: mailFrom },
        headers: pagingHeaders('/api/admin/mails', query, total),
      };
    },
    'GET /api/admin/mails/:id': async ({ params: { id }, shop }) => ({
      body: await openMail(id, now(), toSender(shop, publicUrl)),
    }),
    'POST /api/admin/mails/:id/resend': {
      add: async ({ params: { id }, at, remember, record }) => {
        if (!mailFrom) {
          throw conflict('The shop has no mail server: set SMTP_URL.', 'no-mail-server');
        }
        // The recipient is personal data, which the log must not keep.
        const change = record((mail: object | null) =>
          mail ? { action: 'mail-resent', subject: { id }, fields: [] } : undefined,
        );
        const { beforeCommit } = change;
        return { body: await resendMail(id, at, { publicUrl, remember, beforeCommit }), change };
      },
      again: async (id, { at }) => ({ body: await findMailView(id, at, publicUrl) }),
    },
    'GET /api/admin/mail-server': async ({ caller, shop }) => ({
      body: await viewMailServer(caller, shop, mail),
    }),
    'POST /api/admin/mail-server/test': {
      before: ({ caller }) => limits.testMails(caller.id),
      run: async ({ caller, shop }) => ({
        body: await testMailServer(caller, { shop, mail, publicUrl }),
        change: undefined,
      }),
    },
    'POST /api/admin/papers/:id/mail': async ({ params: { id }, shop, record }) => {
      const paper = await findPaper(id);
      const order = await findOrder(paper.order.toString());
      const change = record((mailed: StoredOrder | undefined): AdminChange | undefined =>
        mailed ? { action: 'paper-mailed', subject: orderSubject(mailed), fields: [] } : undefined,
      );
      const { beforeCommit } = change;
      return {
        body: { missing: await mailPaper(paper, order, { ...deps(shop), beforeCommit }) },
        change,
      };
    },
    'POST /api/orders/:id/papers/:paper/mail': async ({
      caller: { uid },
      params: { id, paper },
      shop,
    }) => ({ body: await mailOwn({ id, uid }, paper, shop) }),
    'POST /api/guest-orders/paper-mail': {
      before: async ({ origin }) => {
        await limits.guestLinks(origin.network);
        await limits.paperFiles.take(origin.network);
      },
      run: async ({ body: { token, paper }, shop }) => ({
        body: await mailOwn(await ownOrderOfGuest(token, now()), paper, shop),
      }),
    },
  };
};
