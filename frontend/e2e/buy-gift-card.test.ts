import { expect } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { openDashboard, ownShop } from './harness/admin.ts';
import { signIn } from './harness/shopping.ts';
import { deliver, stripeJourney as journey, offerWays, stripeButton } from './harness/stripe.ts';
import { checkPage } from './harness/widths.ts';

// A shop that can send mails, though nobody takes them.
const mails = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' };
journey.use({ shopSettings: { ...ownShop().shopSettings, ...mails } });
journey.beforeEach(({ problems }) => problems.allow(/^requested another host: localhost:\d+$/));

journey(
  'the owner has gift cards sold, a customer buys one by card, and the owner gives the money back',
  async ({ page, request, shop, stripe, newVisitor }) => {
    await offerWays(request, ['cash-on-delivery', 'stripe']);
    await openDashboard(page);
    await page.goto('/dashboard/settings/payments');
    await page.getByRole('checkbox', { name: 'Customers can pay with gift cards' }).check();
    await page.getByRole('checkbox', { name: 'Customers can buy gift cards' }).check();
    await page.getByLabel('Smallest gift card').fill('10');
    await page.getByLabel('Largest gift card').fill('200');
    await checkPage(page);
    await page.getByRole('button', { name: 'Save payments' }).click();
    await expect(page.getByText('The ways to pay have been saved', { exact: true })).toBeVisible();

    const visitor = await newVisitor();
    await signIn(visitor, await registerCustomer(request), '/orders');
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Gift cards' }).click();
    await visitor.getByRole('button', { name: '$25.00' }).click();
    await visitor.getByLabel("Recipient's name").fill('Grace');
    await visitor.getByLabel("Recipient's email").fill('grace@example.com');
    await visitor.getByLabel('Your name').fill('Bob Buyer');
    await checkPage(visitor);
    await visitor.getByRole('button', { name: /^Buy the gift card/ }).click();
    await stripeButton(visitor, 'Pay').click();
    await expect(visitor).toHaveURL(/\/orders/);
    await deliver(stripe, shop.url);
    const order = visitor.getByRole('main').getByRole('article');
    await expect(order).toContainText('$25.00 paid');
    await expect(order).toContainText('Gift card for Grace');
    await checkPage(visitor);

    await page.goto('/dashboard/orders');
    await page.getByRole('link', { name: /^BS-/ }).click();
    await expect(page.getByRole('link', { name: 'Gift card for Grace' })).toBeVisible();
    await checkPage(page);
    const id = page.url().split('/').at(-1);
    await page.getByRole('link', { name: 'Gift card for Grace' }).click();
    await expect(page.getByText('left of $25.00, active')).toBeVisible();
    await checkPage(page);
    await page.goto(`/dashboard/orders/${id}`);
    await page.getByRole('button', { name: 'Give money back' }).click();
    await page.getByRole('button', { name: 'Give it back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click();
    await expect(page.getByText('Given back', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Gift card for Grace' }).click();
    await expect(page.getByText('left of $25.00, used up')).toBeVisible();
  },
);
