import { type Feature, verifiedEmail } from '../../platform/feature.ts';
import { findSubscription, unsubscribe } from './newsletter.service.ts';

/** The addresses of the newsletter. */
export const newsletter: Feature = {
  name: 'newsletter',
  eraseCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    if (email) await unsubscribe(email);
  },
  exportCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    return { newsletter: email ? await findSubscription(email) : undefined };
  },
};
