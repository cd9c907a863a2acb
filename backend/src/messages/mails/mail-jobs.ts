import { listDueGiftCards, markMailed } from '../../orders/gift-cards/mail-gift-cards.ts';
import type { JobDeps } from '../../platform/area.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createMailer, type SendMail } from '../../platform/mail/mailer.ts';
import { queueMissing } from '../../platform/mail/queue-mail.ts';
import { areMailsDue, sendDueMails } from '../../platform/mail/send-due-mails.ts';
import type { Shop } from '../../platform/shop.ts';
import { areBookMailsDue, queueBookMails } from '../book-mails/queue-book-mails.ts';
import { giftCardMail } from '../letters/gift-card-mail.ts';
import { letterTextsOf } from '../letters/letter-texts.ts';
import { toSender } from '../letters/to-sender.ts';
import { areOrderMailsDue, queueOrderMails } from '../order-mails/queue-order-mails.ts';

/**
 * Jobs that queue the mails that orders and books require, and send them if there is a mail server. Requests
 * never wait for a mail.
 */
export function mailJobs({ mail, publicUrl }: JobDeps): Job[] {
  const sends = mail !== undefined;
  return [
    {
      name: 'order-mails',
      everyMs: 5000,
      hasWork: areOrderMailsDue,
      run: ({ now, shop }) => queueForOrders({ sends, now: now(), shop }),
    },
    {
      name: 'book-mails',
      everyMs: 60_000,
      hasWork: areBookMailsDue,
      run: ({ now, shop }) => queueForBooks({ sends, now: now(), shop }),
    },
    {
      name: 'gift-card-mails',
      everyMs: 60_000,
      run: ({ now, shop }) => queueGiftCardMails({ sends, now: now(), shop }),
    },
    ...(mail ? [sendingJob(createMailer(mail), publicUrl)] : []),
  ];
}

const sendingJob = (send: SendMail, publicUrl: string): Job => ({
  name: 'sending-mails',
  everyMs: 5000,
  hasWork: areMailsDue,
  run: ({ now, log, shop, signal }) =>
    sendDueMails({
      send,
      sender: toSender(shop, publicUrl),
      now,
      onProblem: (id, problem) => log.warn({ mail: id, ...problem }, 'a mail could not be sent'),
      signal,
    }),
});

type MailDeps = { sends: boolean; now: Date; shop: Shop };

export const queueForOrders = (deps: MailDeps): Promise<void> =>
  queueOrderMails({ ...deps, ownerEmail: ownerEmailOf(deps) });

export const queueForBooks = (deps: MailDeps): Promise<void> =>
  queueBookMails({
    ...deps,
    level: deps.shop.settings.stock.lowStockLevel,
    ownerEmail: ownerEmailOf(deps),
  });

const ownerEmailOf = ({ shop }: MailDeps) => shop.settings.identity.email;

/** Queues the mails of gift cards whose day has come; each has a key, so that none is queued twice. */
export async function queueGiftCardMails(deps: MailDeps): Promise<void> {
  await handleDocuments('gift-card-mails', {
    now: deps.now,
    list: (setAside) => listDueGiftCards(deps.now, setAside),
    idOf: ({ _id }) => _id.toString(),
    handle: async (cards) => {
      const texts = letterTextsOf(deps.shop);
      for (const card of cards) {
        await queueMissing([giftCardMail(card, texts)], deps);
        await markMailed(card._id, deps.now);
      }
    },
  });
}
