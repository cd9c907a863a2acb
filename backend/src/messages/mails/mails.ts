import { onPaymentEvent } from '../../orders/changing/change-payment.ts';
import { onReturnMove } from '../../orders/changing/change-returns.ts';
import { onOrderChange, onOrdersDetached } from '../../orders/changing/order-changes.ts';
import { addCode } from '../../orders/gift-cards/gift-card-codes.ts';
import type { Feature } from '../../platform/feature.ts';
import { completeBeforeSending } from '../../platform/mail/complete-letter.ts';
import { withCode } from '../letters/gift-card-mail.ts';
import { toSender } from '../letters/to-sender.ts';
import {
  storeDueMails,
  storePaymentMail,
  storeReturnMails,
} from '../order-mails/due-order-mails.ts';
import { eraseMailsOf, eraseMailsOfOrders, toCustomer } from './erase-mails.ts';
import { exportMails } from './list-mails.ts';
import { mailJobs } from './mail-jobs.ts';

/** Mails to customers and the owner. */
export const mails: Feature = {
  name: 'mails',
  jobs: mailJobs,
  eraseCustomer: eraseMailsOf,
  exportCustomer: async (customer, { publicUrl, shop }) => ({
    mails: await exportMails(await toCustomer(customer), toSender(shop, publicUrl)),
  }),
};

onOrderChange(storeDueMails);
onPaymentEvent(storePaymentMail);
onReturnMove(storeReturnMails);
onOrdersDetached(eraseMailsOfOrders);
/** Nobody knows whether an earlier code has arrived, so all of them work. */
completeBeforeSending('gift-card', async ({ letter, giftCard }) =>
  giftCard ? withCode(letter, await addCode(giftCard)) : letter,
);
