import * as adminPaymentsSchemas from '@book-store/contract/orders/payments/admin-payments.schemas';
import * as paymentsSchemas from '@book-store/contract/orders/payments/payments.schemas';
import type { Feature } from '../../platform/feature.ts';
import { onPaymentEvent } from '../changing/change-payment.ts';
import { onOrderChange } from '../changing/order-changes.ts';
import { stripeRoutes } from '../stripe/stripe.routes.ts';
import { freeBankRow } from './bank-rows.model.ts';
import { followMoney } from './bought-gift-cards.ts';
import { lookAtChanged } from './due-payments.ts';
import { paymentJobs } from './payment-jobs.ts';
import { bankFileRoutes, paymentsAdminRoutes } from './payments.admin-routes.ts';

/** Money of orders that does not change hands with the books. */
export const payments: Feature = {
  name: 'payments',
  schemas: [paymentsSchemas, adminPaymentsSchemas],
  routes: (deps) => [...stripeRoutes(deps), ...paymentsAdminRoutes(deps), ...bankFileRoutes(deps)],
  jobs: paymentJobs,
};

onOrderChange(lookAtChanged);
onOrderChange(freeBankRow);
onPaymentEvent(followMoney);
