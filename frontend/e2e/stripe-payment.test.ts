import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openDashboard, ownerHeaders } from './harness/admin.ts';
import { tabTo } from './harness/keyboard.ts';
import { fillNewCheckout } from './harness/new-checkout.ts';
import { fillCart, fillCheckout, placeOrderButton } from './harness/shopping.ts';
import {
  deliver,
  stripeJourney as journey,
  offerWays,
  orderByCard,
  orderCard,
  stripeButton,
} from './harness/stripe.ts';
import { checkPage, PHONE } from './harness/widths.ts';

journey.beforeEach(async ({ request, problems, stripe }) => {
  problems.allow(/^requested another host: localhost:\d+$/);
  stripe.waiting.length = 0;
  stripe.double.behaviour.fault = undefined;
  await offerWays(request, ['cash-on-delivery', 'stripe']);
});

const paid = (page: Page) => expect(orderCard(page)).toContainText(/\$[\d.]+ paid/);
const waitsForConfirmation = (page: Page) =>
  expect(page.getByText(/We are waiting for the confirmation/)).toBeVisible();
const payNow = (page: Page) => page.getByRole('button', { name: 'Pay now' });

journey(
  'a customer is declined, then pays, and the webhook comes after the return',
  async ({ page, request, shop, stripe }) => {
    await page.setViewportSize(PHONE);
    await fillNewCheckout(page, request);
    await page.getByRole('radio', { name: /^Card or wallet/ }).check();
    await checkPage(page);
    await placeOrderButton(page).click();
    await stripeButton(page, 'Decline the card').click();
    await expect(page.getByText('Your card was declined')).toBeVisible();
    await stripeButton(page, 'Pay').click();
    await waitsForConfirmation(page);
    await checkPage(page);
    await deliver(stripe, shop.url);
    await paid(page);
    await checkPage(page);
    await expect(payNow(page)).toHaveCount(0);
  },
);

journey(
  'a customer leaves, comes back later, and pays before the return',
  async ({ page, request, shop, stripe }) => {
    await orderByCard(page, request);
    await stripeButton(page, 'Leave').click();
    await expect(payNow(page)).toBeVisible();
    await checkPage(page);
    await page.goto('/orders');
    await payNow(page).click();
    // The webhook is faster than the way back.
    await page.route(/\/pay\//, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      await deliver(stripe, shop.url);
      await route.fulfill({ response });
    });
    await stripeButton(page, 'Pay').click();
    await paid(page);
    expect(stripe.double.charges.size).toBeGreaterThan(0);
  },
);

journey(
  'a guest leaves, pays, and comes back to the order, whose key Stripe never sees',
  async ({ page, request, shop, stripe }) => {
    await letGuestsOrder(request, true);
    await fillCart(page);
    await page.goto('/checkout');
    await page.getByLabel('Email', { exact: true }).fill('gus@example.com');
    await fillCheckout(page);
    await page.getByRole('radio', { name: /^Card or wallet/ }).check();
    await placeOrderButton(page).click();
    await stripeButton(page, 'Leave').click();
    await expect(page).toHaveURL(/\/guest-order\?left=[0-9a-f]{24}#[0-9a-f]{32}\./);
    await payNow(page).click();
    await stripeButton(page, 'Pay').click();
    await waitsForConfirmation(page);
    await deliver(stripe, shop.url);
    await paid(page);
    const key = new URL(page.url()).hash.slice(1);
    expect(JSON.stringify([...stripe.double.sessions.values()])).not.toContain(key);
    // The shop is that of the other journeys, whose customers sign in.
    await letGuestsOrder(request, false);
  },
);

async function letGuestsOrder(request: APIRequestContext, guestOrders: boolean): Promise<void> {
  const headers = await ownerHeaders(request);
  const data = { storefront: 'specified', guestOrders };
  await expect(await request.put('/api/admin/shop/storefront', { headers, data })).toBeOK();
}

journey(
  'two tabs lead to one page, and the money is taken once',
  async ({ page, context, request, shop, stripe }) => {
    await orderByCard(page, request);
    const first = page.url();
    const other = await context.newPage();
    await other.goto(`${shop.url}/orders`);
    await payNow(other).click();
    await expect(other).toHaveURL(first);
    await stripeButton(page, 'Pay').click();
    await expect(page).toHaveURL(/\?paid=[0-9a-f]{24}/);
    await stripeButton(other, 'Pay').click();
    await deliver(stripe, shop.url);
    await page.reload();
    await paid(page);
    const order = /cs_test_\w+$/.exec(first)?.[0] ?? '';
    const intent = stripe.double.sessions.get(order)?.payment_intent;
    const charges = [...stripe.double.charges.values()];
    expect(charges.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1);
  },
);

journey(
  'the back button leads from the hosted page to the order, which is placed once',
  async ({ page, request }) => {
    const { idToken, email } = await orderByCard(page, request);
    await page.goBack();
    await expect(payNow(page)).toBeVisible();
    await expect(page).toHaveURL(/\/orders$/);
    const reply = await request.get(`/api/orders/email/${email}`, {
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(await reply.json()).toHaveLength(1);
    await payNow(page).click();
    await expect(stripeButton(page, 'Pay')).toBeVisible();
  },
);

journey('a customer pays with the keyboard alone', async ({ page, request, shop, stripe }) => {
  await fillNewCheckout(page, request);
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await tabTo(page, page.getByRole('radio', { name: /^Cash on delivery/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Card or wallet/ })).toBeChecked();
  await tabTo(page, placeOrderButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, stripeButton(page, 'Leave'));
  await page.keyboard.press('Enter');
  await tabTo(page, payNow(page));
  await page.keyboard.press('Enter');
  await tabTo(page, stripeButton(page, 'Pay'));
  await page.keyboard.press('Enter');
  await waitsForConfirmation(page);
  await deliver(stripe, shop.url);
  await paid(page);
});

journey(
  'the owner gives a part of the money back, and sees it in the figures',
  async ({ page, newVisitor, request, shop, stripe }) => {
    const visitor = await newVisitor();
    await orderByCard(visitor, request);
    await stripeButton(visitor, 'Pay').click();
    await waitsForConfirmation(visitor);
    await deliver(stripe, shop.url);
    await paid(visitor);
    const number = await orderCard(visitor).innerText();
    const [name = ''] = /BS-\d+/.exec(number) ?? [];
    const list = await request.get(`/api/admin/orders?q=${name}`, {
      headers: await ownerHeaders(request),
    });
    const [order] = (await list.json()) as [{ _id: string }];
    await openDashboard(page);
    await page.goto(`/dashboard/orders/${order._id}`);
    await page.getByRole('button', { name: 'Give money back' }).click();
    await page.getByLabel('Give back').fill('2.50');
    await page.getByRole('button', { name: 'Give it back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click();
    await expect(page.getByText('Given back in part').first()).toBeVisible();
    await checkPage(page);
    await visitor.reload();
    await expect(orderCard(visitor)).toContainText('$2.50 given back');
    await page.goto('/dashboard/figures');
    const row = page.getByRole('region', { name: 'Payments' }).getByRole('row', { name: /^Card/ });
    await expect(row).toContainText('$2.50');
    for (const path of ['/dashboard/payments', '/dashboard/settings/payments']) {
      await page.goto(path);
      await checkPage(page);
    }
  },
);
