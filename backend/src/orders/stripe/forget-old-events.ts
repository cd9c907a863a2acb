import type { PersonalData } from '../../platform/area.ts';
import { StripeEventRecord } from './stripe-records.model.ts';

/** Stripe repeats an event for three days. */
const KEPT_MS = 90 * 86_400_000;

/** The events that Stripe does not repeat any more; what waits with them may name who has paid. */
export const stripeData: PersonalData = {
  models: [StripeEventRecord],
  forgetOld: async ({ now }) => {
    await StripeEventRecord.deleteMany({ at: { $lt: new Date(now.getTime() - KEPT_MS) } });
  },
};
