import type { MessagesExport } from '@book-store/contract/messages/mails/messages-export.schemas';
import type { PersonalData } from '../../platform/area.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { toSender } from '../letters/to-sender.ts';
import { eraseMailsOf, forgetExpiredMails, toCustomer } from './erase-mails.ts';
import { exportMails } from './list-mails.ts';

/** Mails to a customer. The platform only queues mails, so erasing and exporting them is done here. */
export const mailData: PersonalData = {
  models: [Mail],
  erase: eraseMailsOf,
  export: async (customer, { publicUrl, shop }): Promise<Pick<MessagesExport, 'mails'>> => ({
    mails: await exportMails(await toCustomer(customer), toSender(shop, publicUrl)),
  }),
  forgetOld: ({ now }) => forgetExpiredMails(now),
};
