import { expect } from '@playwright/test';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { violations } from './harness/violations.ts';

journey.use(ownShop());

journey(
  'the owner reads what a customer would have been told of an order',
  async ({ page, request }) => {
    const { customer, order } = await placeOrder(request);
    await openDashboard(page);
    await page.getByRole('link', { name: 'Mail' }).first().click();
    await expect(page.getByText('has no mail server')).toBeVisible();
    const mail = page.getByRole('article', { name: `Your order ${order.number}` });
    // It is written within seconds, and the screen shows it without a reload.
    await expect(mail).toBeVisible();
    await expect(mail).toContainText(customer.email);
    await expect(mail).toContainText('Kept');
    await page.getByRole('button', { name: 'Open' }).first().click();
    await expect(page.getByText('Total, in cash at the door')).toBeVisible();
    expect.soft(await violations(page), 'mail').toEqual([]);
  },
);

journey('somebody subscribes, and unsubscribes with the link', async ({ page, request }) => {
  const email = 'reader-of-news@example.com';
  await page.goto('/');
  await page.getByPlaceholder('Enter your email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing.')).toBeVisible();
  const headers = await ownerHeaders(request);
  const list = async () =>
    (await request.get('/api/admin/exports/newsletter.csv', { headers })).text();
  const link = new RegExp(`${email}.*(/api/newsletter/unsubscribe/\\S+)`).exec(await list())?.[1];
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('Your address is off our list.')).toBeVisible();
  expect(await list()).not.toContain(email);
});
