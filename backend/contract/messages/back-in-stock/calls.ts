import { type Calls, named } from '../../call.ts';
import {
  ConfirmWaitBody,
  StopWaitingBody,
  WaitBody,
  WaitConfirmed,
  WaitingStopped,
  WaitReply,
} from './back-in-stock.schemas.ts';

named({ ConfirmWaitBody, StopWaitingBody, WaitBody, WaitConfirmed, WaitingStopped, WaitReply });

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
    errors: ['not-found'],
  },
  'POST /api/back-in-stock/stop': {
    access: 'anyone',
    summary: 'Ends all mails about sold-out books to an address, with the token of such a mail',
    body: StopWaitingBody,
    reply: WaitingStopped,
  },
} satisfies Calls;
