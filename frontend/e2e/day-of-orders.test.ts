import { expect } from '@playwright/test';
import { openDashboard, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { ordersOf, placeOrder } from './harness/orders.ts';
import { paperSizes } from './harness/paper-sizes.ts';
import { confirmDialog } from './harness/shopping.ts';

journey.use(ownShop());

journey('a day of orders, from placed to the cash in the till', async ({ page, request }) => {
  const [first, second, third] = [
    await placeOrder(request),
    await placeOrder(request),
    await placeOrder(request),
  ];
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const row = ({ name }: { name: string }) => main.getByRole('row', { name });
  await openDashboard(page);
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();

  const all = main.getByRole('checkbox', { name: 'Select all on this page' });
  for (const move of ['Confirm', 'Mark as packed', 'Send out']) {
    await all.check();
    await press(`${move}: 3 orders`);
    await expect(main.getByRole('button', { name: move, exact: true })).toHaveCount(0);
  }
  await expect(main.getByRole('row', { name: 'Out for delivery' })).toHaveCount(3);

  await all.check();
  // The browser prints at once, and then forgets the slips.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await press('Print slips');
  await main.getByRole('radio', { name: 'A6' }).check();
  await press('The 3 chosen orders');
  expect(await paperSizes(page)).toEqual(['105 x 148', '105 x 148', '105 x 148']);

  await row(first).getByRole('button', { name: 'Cash collected' }).click();
  await confirmDialog(page, 'Was the cash collected?', 'Cash collected');
  await row(first).getByRole('button', { name: 'Undo' }).click();
  await expect(row(first)).toContainText('Out for delivery');
  await row(second).getByRole('button', { name: 'More for order' }).click();
  await row(second).getByRole('button', { name: 'Refused at the door' }).click();
  await confirmDialog(page, 'Was the parcel refused?', 'Refused at the door');
  await expect(row(second)).toContainText('Refused');
  await row(second).getByRole('checkbox').uncheck();
  await press('Cash collected: 2 orders');
  await confirmDialog(page, 'Was the cash collected?', 'Cash collected');
  await expect(row(third)).toContainText('Delivered');
  const states = await Promise.all(
    [first, second, third].map(async ({ customer }) => (await ordersOf(request, customer))[0]),
  );
  expect(states.map((order) => order?.status)).toEqual(['delivered', 'refused', 'delivered']);

  const { title } = await newestBook(request);
  await main.getByRole('link', { name: 'New order' }).click();
  await main.getByLabel('Find books').fill(title);
  await main.getByLabel('Find books').press('Enter');
  await press(`Add ${title}`);
  await main.getByRole('textbox', { name: 'Name' }).fill('Ada at the Counter');
  await main.getByRole('textbox', { name: 'Phone' }).fill('+12025550143');
  await main.getByRole('checkbox', { name: 'Handed over and paid now' }).check();
  await press('Sell');
  await expect(main.getByRole('heading', { name: /^Order BS-/ })).toBeVisible();
  await expect(main.getByText('Delivered, cash collected').first()).toBeVisible();
});
