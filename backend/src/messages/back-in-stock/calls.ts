import {
  stopWaitingPagePath,
  WAIT_CONFIRMED_PATH,
  WAIT_EXPIRED_PATH,
  WAITING_STOPPED_PATH,
  WAITS_FULL_PATH,
} from '@book-store/contract/messages/back-in-stock/back-in-stock-paths';
import type { backInStockCalls } from '@book-store/contract/messages/back-in-stock/calls';
import { bookNotFound, findVisibleBook } from '../../catalogue/books/find-books.ts';
import { confirmWait, stopWaiting, waitAsGuest } from '../../people/customers/guest-waits.ts';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { backInStockKeys, confirmWaitMail } from '../book-mails/book-mails.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { anyBody, problemOf } from '../letters/links-without-scripts.ts';
import { dropWaitingMails } from '../mails/erase-mails.ts';

/** Where the form without JavaScript leads. */
const AFTER_FORM = {
  done: WAIT_CONFIRMED_PATH,
  'not-found': WAIT_EXPIRED_PATH,
  'list-full': WAITS_FULL_PATH,
} as const;

export const guestWaits = ({
  limits,
  now,
  mailFrom,
}: RouteDeps): Implementation<typeof backInStockCalls> => ({
  'POST /api/back-in-stock': {
    before: ({ origin }) => limits.bookWaits(origin.network),
    run: async ({ body: { email, bookId }, shop }) => {
      const book = await findVisibleBook(bookId);
      if (!book) throw bookNotFound();
      // Without a mail server nobody can confirm an address, so it counts at once.
      const confirm = mailFrom !== undefined;
      const pending = await waitAsGuest({ email, bookId, at: now(), confirm });
      if (pending) {
        const mail = confirmWaitMail(book, { ...pending, now: now() }, letterTextsOf(shop));
        await queueMail(mail, { sends: true, now: now() });
      }
      return { body: { waiting: true, confirm } };
    },
  },
  'POST /api/back-in-stock/confirm': {
    before: ({ origin }) => limits.bookWaits(origin.network),
    run: async ({ body: { token, bookId } }) => {
      await confirmWait(token, bookId, now());
      return { body: { confirmed: true } };
    },
  },
  'POST /api/back-in-stock/confirm/:token/:bookId/form': {
    before: ({ origin }) => limits.bookWaits(origin.network),
    readBody: anyBody,
    run: async ({ params: { token, bookId } }) => {
      const problem = await problemOf(confirmWait(token, bookId, now()), [
        'not-found',
        'list-full',
      ]);
      return { body: {}, headers: { Location: AFTER_FORM[problem ?? 'done'] } };
    },
  },
  // Not limited, because ending mails must always work.
  'POST /api/back-in-stock/stop/:token': {
    readBody: anyBody,
    run: async ({ params: { token } }) => {
      await stop(token);
      return { body: { stopped: true } };
    },
  },
  'POST /api/back-in-stock/stop/:token/form': {
    readBody: anyBody,
    run: async ({ params: { token } }) => {
      await stop(token);
      return { body: { stopped: true }, headers: { Location: WAITING_STOPPED_PATH } };
    },
  },
  'GET /api/back-in-stock/stop/:token': async ({ params: { token } }) => ({
    body: {},
    headers: { Location: stopWaitingPagePath(encodeURIComponent(token)) },
  }),
});

async function stop(token: string): Promise<void> {
  const guest = await stopWaiting(token);
  if (guest) await dropWaitingMails(backInStockKeys(guest));
}
