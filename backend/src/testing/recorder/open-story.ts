import Stripe from 'stripe';
import { callersOf, type OnSuccess } from './callers.ts';
import { exchangesWith } from './exchanges.ts';
import { clock } from './fixed-chance.mjs';
import { openRecordedShop, type RecordedShop } from './open-recorded-shop.ts';
import { passHours } from './run-jobs.ts';
import type { Story } from './story/story.ts';

type Options = {
  /** Called for each successful call. */
  onSuccess?: OnSuccess;
  /** Whether the shop renders its pages; by default it does. */
  renders?: boolean;
};

/** Opens a new shop for its story, and returns both. */
export async function openStory({ onSuccess, renders }: Options = {}) {
  const shop = await openRecordedShop({ renders });
  const { exchange, written, close } = exchangesWith(shop.origin, shop.settled);
  const { callers, sendAs, adminToken, choosePassword } = callersOf(exchange, onSuccess);
  const story: Story = {
    ...callers,
    choosePassword,
    stripe: shop.stripe,
    runJobs: shop.runJobs,
    hours: (count) => passHours(count, shop.runJobs),
    stripeTells: () => deliverEvents(shop, callers.visitor),
  };
  return {
    story,
    exchange,
    sendAs,
    written,
    mails: shop.mails,
    origin: shop.origin,
    adminToken,
    close: async () => {
      close();
      await shop.close();
    },
  };
}

async function deliverEvents({ stripe }: RecordedShop, visitor: Story['visitor']): Promise<void> {
  for (const event of stripe.events.splice(0)) {
    const [payload, timestamp] = [JSON.stringify(event), Math.floor(clock.at / 1000)];
    const signed = { payload, secret: stripe.account.webhookSecret, timestamp };
    const signature = Stripe.webhooks.generateTestHeaderString(signed);
    const headers = { 'Stripe-Signature': signature };
    await visitor('POST /api/payments/stripe/webhook', payload, { headers });
  }
}
