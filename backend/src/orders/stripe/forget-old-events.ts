import type { PersonalData } from '../../platform/area.ts';
import { StripeEventRecord } from './stripe-records.model.ts';

/** Stripe repeats an event for three days. */
const KEPT_MS = 90 * 86_400_000;

/** Events that Stripe no longer repeats; waiting objects in them may contain the payer's name. */
export const stripeData: PersonalData = {
  models: [StripeEventRecord],
  forgetOld: async ({ now }) => {
    await StripeEventRecord.deleteMany({ at: { $lt: new Date(now.getTime() - KEPT_MS) } });
  },
};
