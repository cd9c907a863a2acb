import type { MessagesExport } from '@book-store/contract/messages/mails/messages-export.schemas';
import { type PersonalData, verifiedEmail } from '../../platform/area.ts';
import { Subscriber } from './newsletter.model.ts';
import { findSubscription, forgetUnconfirmed, unsubscribe } from './newsletter.service.ts';

export const newsletterData: PersonalData = {
  models: [Subscriber],
  erase: async (customer) => {
    const email = verifiedEmail(customer);
    if (email) await unsubscribe(email);
  },
  export: async (customer): Promise<Pick<MessagesExport, 'newsletter'>> => {
    const email = verifiedEmail(customer);
    return { newsletter: email ? await findSubscription(email) : undefined };
  },
  forgetOld: ({ now }) => forgetUnconfirmed(now),
};
