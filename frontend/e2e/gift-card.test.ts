import { expect } from '@playwright/test';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { confirmDialog, fillCart, fillCheckout, placeOrderButton } from './harness/shopping.ts';
import { checkPage } from './harness/widths.ts';

journey.use(ownShop());

const EMAIL = 'gina@example.com';

journey(
  'the owner issues a gift card, a customer pays a part with it, and gets it back when the order is cancelled',
  async ({ page, request, newVisitor }) => {
    const headers = await ownerHeaders(request);
    const data = { storefront: 'specified', guestOrders: true };
    await expect(await request.put('/api/admin/shop/storefront', { headers, data })).toBeOK();
    await openDashboard(page);
    await page.goto('/dashboard/settings/payments');
    await page.getByRole('checkbox', { name: 'Customers can pay with gift cards' }).check();
    await checkPage(page);
    await page.getByRole('button', { name: 'Save payments' }).click();
    await expect(page.getByText('The ways to pay have been saved', { exact: true })).toBeVisible();

    await page.goto('/dashboard/gift-cards');
    await page.getByLabel('Amount').fill('5');
    await page.getByRole('button', { name: 'Issue the gift card' }).click();
    const code = (
      await page
        .getByText(/^(\w{4}-){3}\w{4}$/)
        .first()
        .innerText()
    ).trim();
    await checkPage(page);

    const visitor = await newVisitor();
    await visitor.setViewportSize({ width: 390, height: 844 });
    await fillCart(visitor);
    await visitor.goto('/checkout');
    await visitor.getByText('Use a gift card').click();
    await visitor.getByLabel('Code of the gift card').fill('2222-2222-2222-2222');
    await visitor.getByRole('button', { name: 'Apply' }).click();
    await expect(visitor.getByText('We do not know this code. Please check it.')).toBeVisible();
    await checkPage(visitor);
    await visitor.getByLabel('Code of the gift card').fill(code.toLowerCase());
    await visitor.getByLabel('Code of the gift card').press('Enter');
    const masked = `•••• ${code.slice(-4)}`;
    await expect(visitor.getByText('It pays $5.00; $0.00 stays on it.')).toBeVisible();
    await visitor.getByLabel('Email', { exact: true }).fill(EMAIL);
    await fillCheckout(visitor);
    await checkPage(visitor);
    await placeOrderButton(visitor).click();
    await confirmDialog(visitor, 'Confirmed Order', "Yes, It's Okay!");
    await expect(visitor.getByText(`Paid with gift card ${masked}: $5.00`)).toBeVisible();
    await checkPage(visitor);

    await page.goto('/dashboard/gift-cards');
    await expect(page.getByText('Used up, of $5.00')).toBeVisible();
    await page.getByRole('link', { name: masked }).click();
    await expect(page.getByText('−$5.00')).toBeVisible();
    await checkPage(page);
    await page.getByRole('link', { name: /^BS-/ }).click();
    // Below the books, and in the payment.
    await expect(page.getByText(`Gift card ${masked}`)).toHaveCount(2);
    await checkPage(page);
    const id = page.url().split('/').at(-1);
    const move = { from: 'placed', to: 'cancelled' };
    await expect(
      await request.patch(`/api/admin/orders/${id}/status`, { headers, data: move }),
    ).toBeOK();
    await page.goto('/dashboard/gift-cards');
    await page.getByRole('link', { name: masked }).click();
    await expect(page.getByText('+$5.00')).toHaveCount(2);
    await expect(page.getByText('left of $5.00, active')).toBeVisible();
  },
);
