import * as newsletterSchemas from '@book-store/contract/messages/newsletter/newsletter.schemas';
import { type Feature, verifiedEmail } from '../../platform/feature.ts';
import { newsletterAdminRoutes } from './newsletter.admin-routes.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { findSubscription, unsubscribe } from './newsletter.service.ts';

/** The addresses of the newsletter. */
export const newsletter: Feature = {
  name: 'newsletter',
  schemas: [newsletterSchemas],
  routes: (deps) => [...newsletterRoutes(deps), ...newsletterAdminRoutes(deps)],
  eraseCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    if (email) await unsubscribe(email);
  },
  exportCustomer: async (customer) => {
    const email = verifiedEmail(customer);
    return { newsletter: email ? await findSubscription(email) : undefined };
  },
};
