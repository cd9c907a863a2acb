import type { Feature } from '../../platform/feature.ts';
import { onPaymentEvent } from '../changing/change-payment.ts';
import { onOrderChange } from '../changing/order-changes.ts';
import { freeBankRow } from './bank-rows.model.ts';
import { followMoney } from './bought-gift-cards.ts';
import { lookAtChanged } from './due-payments.ts';
import { paymentJobs } from './payment-jobs.ts';

/** Money of orders that does not change hands with the books. */
export const payments: Feature = {
  name: 'payments',
  jobs: paymentJobs,
};

onOrderChange(lookAtChanged);
onOrderChange(freeBankRow);
onPaymentEvent(followMoney);
