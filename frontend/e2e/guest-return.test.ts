import { expect, type Page } from '@playwright/test';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { confirmDialog, fillCart, fillCheckout, placeOrderButton } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';
import { expectNoSidewaysScroll } from './harness/widths.ts';

journey.use(ownShop());

/** What has to be true of every page on a phone. */
async function checkPage(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
}

journey(
  'a guest gives one of two books back, and the owner leads the return to its refund',
  async ({ page, request, newVisitor }) => {
    const headers = await ownerHeaders(request);
    await openDashboard(page);
    await page.goto('/dashboard/settings');
    await page.getByRole('checkbox', { name: 'Customers can order without an account' }).check();
    await page.getByRole('checkbox', { name: 'Customers can ask for a return' }).check();
    await expect(page.getByLabel('Days after the delivery to ask for a return')).toHaveValue('14');
    await page.getByRole('button', { name: 'Save storefront' }).click();
    await expect(page.getByText('The storefront has been saved', { exact: true })).toBeVisible();

    const visitor = await newVisitor();
    await visitor.setViewportSize({ width: 390, height: 844 });
    await fillCart(visitor, 2);
    await visitor.goto('/checkout');
    await visitor.getByLabel('Email', { exact: true }).fill('gus@example.com');
    await fillCheckout(visitor);
    await placeOrderButton(visitor).click();
    await confirmDialog(visitor, 'Confirmed Order', "Yes, It's Okay!");
    await expect(visitor).toHaveURL(/\/guest-order#/);
    await expect(visitor.getByRole('button', { name: 'Give books back' })).toHaveCount(0);

    const list = await request.get('/api/admin/orders', { headers });
    const [order] = (await list.json()) as { _id: string; lines: { title: string }[] }[];
    const title = order?.lines[0]?.title ?? '';
    const steps = ['placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered'];
    for (const [at, to] of steps.slice(1).entries()) {
      const data = { from: steps[at], to };
      const path = `/api/admin/orders/${order?._id}/status`;
      await expect(await request.patch(path, { headers, data })).toBeOK();
    }

    await visitor.reload();
    await visitor.getByRole('button', { name: 'Give books back' }).click();
    const form = visitor.getByRole('form', { name: 'Give books back' });
    await form.getByRole('checkbox', { name: title }).check();
    await form.getByLabel('Why?').selectOption('It arrived damaged');
    await form.getByLabel(/Anything else/).fill('Page 7 is missing.');
    await checkPage(visitor);
    await form.getByRole('button', { name: 'Ask for the return' }).click();
    await expect(visitor.getByText('We have your request, and answer by mail.')).toBeVisible();
    const returns = visitor.getByRole('region', { name: 'Books you give back' });
    await expect(returns).toContainText(title);
    await checkPage(visitor);

    await page.goto('/dashboard/orders');
    await page.getByRole('link', { name: 'Returns (1)' }).click();
    await expect(page.getByRole('list', { name: 'Returns' })).toContainText(title);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('list', { name: 'Returns' }).getByRole('link').click();
    await page.getByLabel('Where to send the books').fill('Book Store\n1 Quiet Lane');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Agree' }).click();
    await visitor.reload();
    await expect(returns).toContainText('1 Quiet Lane');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('State', { exact: true }).selectOption('Damaged');
    await expect(page.getByText('Does not go back on the shelf.')).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: 'Mark as received' }).click();
    await expect(page.getByText('Damaged, 0 back on the shelf')).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('button', { name: 'Give it back' }).click();
    await expect(page.getByText('Given back in part')).toBeVisible();
    await checkPage(page);

    await visitor.reload();
    await expect(returns).toContainText(/Done: \$[\d.]+ given back/);
    await checkPage(visitor);
  },
);
