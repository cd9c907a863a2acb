import { expect, type Page } from '@playwright/test';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { keptLink } from './harness/kept-links.ts';
import { confirmDialog, fillCart, fillCheckout, placeOrderButton } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';
import { expectNoSidewaysScroll } from './harness/widths.ts';

journey.use(ownShop());

const EMAIL = 'gus@example.com';

/** What has to be true of every page on a phone. */
async function checkPage(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
}

journey(
  'a guest orders in a German shop, cancels by the link, and withdraws from another order',
  async ({ page, request, newVisitor }) => {
    const headers = await ownerHeaders(request);
    const place = { country: 'DE', currency: 'EUR', locale: 'en-GB' };
    await expect(await request.put('/api/admin/shop/place', { headers, data: place })).toBeOK();
    const imprint = { text: 'Books Ltd, 1 Quiet Lane' };
    await expect(
      await request.put('/api/admin/pages/imprint', { headers, data: imprint }),
    ).toBeOK();
    await openDashboard(page);
    await page.goto('/dashboard/settings');
    await page.getByRole('checkbox', { name: 'Customers can order without an account' }).check();
    await page.getByRole('button', { name: 'Save storefront' }).click();
    await expect(page.getByText('The storefront has been saved', { exact: true })).toBeVisible();

    const visitor = await newVisitor();
    await visitor.setViewportSize({ width: 320, height: 640 });
    await fillCart(visitor);
    await visitor.goto('/checkout');
    await visitor.getByLabel('Email', { exact: true }).fill(EMAIL);
    await fillCheckout(visitor);
    await expect(placeOrderButton(visitor)).toHaveText('Order with obligation to pay');
    await checkPage(visitor);
    await placeOrderButton(visitor).click();
    await confirmDialog(visitor, 'Confirmed Order', "Yes, It's Okay!");
    await expect(visitor).toHaveURL(/\/guest-order#[0-9a-f]{32}\./);
    await expect(visitor.getByText(/Thank you! We have your order/)).toBeInViewport();
    await checkPage(visitor);
    const link = visitor.url();

    const elsewhere = await newVisitor();
    const reply = await elsewhere.goto(link);
    expect(reply?.headers()['referrer-policy']).toBe('no-referrer');
    await elsewhere.getByRole('button', { name: 'Cancel this order' }).click();
    await elsewhere.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await expect(elsewhere.getByText(/Your order has been cancelled/)).toBeVisible();

    await visitor.goto('/imprint');
    await expect(visitor.getByText('Books Ltd, 1 Quiet Lane')).toBeVisible();
    await visitor.getByRole('link', { name: 'Withdraw from contract here' }).click();
    await visitor.getByLabel('Order number').fill('BS-10001');
    await visitor.getByLabel('Name').fill('Gus Guest');
    await visitor.getByLabel('Email', { exact: true }).fill(EMAIL);
    await checkPage(visitor);
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(visitor.getByText('We have received your withdrawal')).toBeVisible();
    await checkPage(visitor);

    await page.goto('/dashboard/orders');
    await expect(page.getByRole('row', { name: /Rosa Reader Guest/ })).toBeVisible();
    await page.getByRole('link', { name: 'Withdrawals' }).click();
    await expect(page.getByText('BS-10001, Gus Guest')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as dealt with BS-10001' }).click();
    await expect(page.getByText(/dealt with by/)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await visitor.goto('/register');
    await visitor.getByLabel('Email', { exact: true }).fill(EMAIL);
    await visitor.getByLabel('Password', { exact: true }).fill('a long enough one');
    await visitor.getByRole('button', { name: 'Register', exact: true }).click();
    await confirmDialog(visitor, 'Registered successfully!', 'OK');
    await visitor.goto('/orders');
    await expect(visitor.getByText('No orders found!')).toBeVisible();
    await visitor.goto('/account');
    await checkPage(visitor);
    await visitor.getByRole('button', { name: 'Send me a link' }).click();
    await expect(visitor.getByText('Please ask the shop for the link.')).toBeVisible();
    await visitor.goto(await keptLink(request, EMAIL, 'verify-email'));
    await visitor.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(visitor.getByText('Your email address is confirmed.')).toBeVisible();
    await checkPage(visitor);
    await visitor.getByRole('link', { name: 'Your orders' }).click();
    await expect(visitor.getByRole('heading', { name: 'Order BS-10001' })).toBeVisible();
  },
);
