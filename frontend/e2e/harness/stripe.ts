import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Event } from '../../../backend/src/testing/stripe-double/double-state.ts';
import {
  type StripeDouble,
  startStripeDouble,
} from '../../../backend/src/testing/stripe-double/stripe-double.ts';
import type { Account } from './accounts.ts';
import { ownerHeaders, ownShop } from './admin.ts';
import { journey } from './journey.ts';
import { fillNewCheckout } from './new-checkout.ts';
import { SHOP_TIMEOUT_MS, startShop } from './running-shop.ts';
import { placeOrderButton } from './shopping.ts';

type Stripe = {
  double: StripeDouble;
  /** Events that have not been delivered. */
  waiting: Event[];
  /** Whether events are delivered as they happen; otherwise they wait. */
  delivers: boolean;
};

/** A journey in a shop with a Stripe of its own. */
export const stripeJourney = journey.extend<object, { stripe: Stripe }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    async ({}, use) => {
      const stripe = { waiting: [] as Event[], delivers: true } as Stripe;
      stripe.double = await startStripeDouble({ onEvent: (event) => stripe.waiting.push(event) });
      await use(stripe);
      await stripe.double.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe: { double }, shopSettings }, use) => {
      const { secretKey, webhookSecret, apiUrl } = double.account;
      const shop = await startShop({
        ...ownShop().shopSettings,
        ...shopSettings,
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: apiUrl,
      });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: SHOP_TIMEOUT_MS },
  ],
});

/** Delivers the events that wait. */
export async function deliver({ double, waiting }: Stripe, shop: string): Promise<void> {
  for (const event of waiting.splice(0)) expect(await double.deliver(event, shop)).toBe(200);
}

/** Has the shop offer these ways to pay. */
export async function offerWays(
  request: APIRequestContext,
  methods: readonly string[],
  more: object = {},
): Promise<void> {
  const headers = await ownerHeaders(request);
  const data = { ways: methods.map((method) => ({ method, countries: [] })), ...more };
  await expect(await request.put('/api/admin/shop/payments', { headers, data })).toBeOK();
}

/** Orders by card. Ends on the page where the customer pays. */
export async function orderByCard(page: Page, request: APIRequestContext): Promise<Account> {
  const customer = await fillNewCheckout(page, request);
  await page.getByRole('radio', { name: /^Card or wallet/ }).check();
  await placeOrderButton(page).click();
  await expect(stripeButton(page, 'Pay')).toBeVisible();
  return customer;
}

/** A button of the page that stands in for Stripe's. */
export const stripeButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The only order of a customer, on the page of orders. */
export const orderCard = (page: Page): Locator => page.getByRole('main').getByRole('article');
