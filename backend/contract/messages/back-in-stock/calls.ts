import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { NewsletterToken, OpenedToken } from '../newsletter/newsletter.schemas.ts';
import {
  ConfirmWaitBody,
  WaitBody,
  WaitConfirmed,
  WaitingStopped,
  WaitReply,
} from './back-in-stock.schemas.ts';

named({ ConfirmWaitBody, WaitBody, WaitConfirmed, WaitingStopped, WaitReply });

const params = z.object({ token: NewsletterToken });
const LEADS = { statuses: [303], replyHeaders: ['Location'] } as const;

export const backInStockCalls = {
  'POST /api/back-in-stock': {
    access: 'anyone',
    summary:
      'Asks for a mail when a sold-out book is back, without an account; the same reply for a known address',
    body: WaitBody,
    reply: WaitReply,
    errors: ['not-found'],
  },
  'POST /api/back-in-stock/confirm': {
    access: 'anyone',
    summary: 'Confirms an address for a book with the token of its mail',
    body: ConfirmWaitBody,
    reply: WaitConfirmed,
    errors: ['not-found', 'list-full'],
  },
  'POST /api/back-in-stock/confirm/:token/:bookId/form': {
    access: 'anyone',
    summary:
      "Confirms an address by the page's form without JavaScript, and leads back to the page",
    params: params.extend({ bookId: Id }),
    ...LEADS,
    reply: z.object({}),
  },
  'POST /api/back-in-stock/stop/:token': {
    access: 'anyone',
    summary:
      'Ends all mails about sold-out books to an address, with one click in a mail program or by the button on the page',
    params,
    reply: WaitingStopped,
  },
  'POST /api/back-in-stock/stop/:token/form': {
    access: 'anyone',
    summary: "Ends them by the page's form without JavaScript, and leads back to the page",
    params,
    ...LEADS,
    reply: WaitingStopped,
  },
  'GET /api/back-in-stock/stop/:token': {
    access: 'anyone',
    summary: 'Leads to the page with the button; opening a link ends nothing',
    params: z.object({ token: OpenedToken }),
    ...LEADS,
    reply: z.object({}),
  },
} satisfies Calls;
