import { isCash } from '@book-store/contract/settings/payment/payment';
import type { JobDeps } from '../../platform/area.ts';
import { findAlso } from '../../platform/documents/mongo.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findSetAside } from '../../platform/jobs/problems.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import type { Shop } from '../../platform/shop.ts';
import { findOrders } from '../order/find-order.ts';
import { paymentOf } from '../order/payment-events.ts';
import { COMPARISON, compareWithStripe } from '../stripe/compare-with-stripe.ts';
import { reconcileCheckout } from '../stripe/reconcile-checkout.ts';
import { type StripeClient, StripeUnavailable, stripeClient } from '../stripe/stripe-client.ts';
import { DuePayment, rescheduleCheck } from './due-payments.ts';
import { enforceDeadlines } from './transfer-deadlines.ts';

const TASK = 'payments';
/** Batch size of one run. */
const BATCH = 200;

/**
 * Jobs that remind of transfers, cancel unpaid orders, poll Stripe in case a webhook was lost, refund, and
 * compare everything with Stripe once a day.
 */
export function paymentJobs({ stripe: account }: Pick<JobDeps, 'stripe'>): Job[] {
  const stripe = account && stripeClient(account);
  return [
    {
      name: TASK,
      everyMs: 10_000,
      hasWork: arePaymentsDue,
      run: ({ now, shop }) => processDuePayments({ stripe, now, shop }),
    },
    ...(stripe
      ? [
          {
            name: COMPARISON,
            everyMs: 86_400_000,
            run: ({ now, signal }) => compareWithStripe(stripe, { now: now(), signal }),
          } satisfies Job,
        ]
      : []),
  ];
}

type Deps = { stripe: StripeClient | undefined; now: () => Date; shop: Shop };

/** Handles due payments. Throws `StripeUnavailable` if Stripe does not answer: what needs it stays due. */
export async function processDuePayments({ stripe, now, shop: { settings } }: Deps): Promise<void> {
  const isTrusted = await isClockTrusted(now());
  let away: StripeUnavailable | undefined;
  const reconcile = async (due: DuePayment) => {
    const [order] = await findOrders([due._id.toString()]);
    const { method } = order ? paymentOf(order) : {};
    if (!order || !method || isCash(method)) return rescheduleCheck(due, undefined);
    if (method !== 'stripe')
      return rescheduleCheck(
        due,
        await enforceDeadlines(order, { now: now(), isTrusted, settings }),
      );
    if (!stripe) throw new Error('An order is paid at Stripe, and the keys are missing.');
    // One timeout is enough.
    if (away) return;
    try {
      await rescheduleCheck(due, await reconcileCheckout(order, { stripe, now, isTrusted }));
    } catch (error) {
      if (!(error instanceof StripeUnavailable)) throw error;
      away = error;
    }
  };
  await handleDocuments(TASK, {
    now: now(),
    list: (setAside) => listDue(now(), setAside),
    idOf: ({ _id }) => _id.toString(),
    handle: async (some) => {
      for (const due of some) await reconcile(due);
    },
  });
  if (away) throw away;
}

async function arePaymentsDue(now: Date): Promise<boolean> {
  return (
    (await DuePayment.exists({ at: { $lte: now } })) !== null ||
    (await findSetAside(TASK)).length > 0
  );
}

const listDue = (now: Date, setAside: readonly string[]): Promise<DuePayment[]> =>
  findAlso(
    (filter) => DuePayment.find(filter).sort({ at: 1 }).limit(BATCH).lean<DuePayment[]>(),
    { at: { $lte: now } },
    setAside,
  );
