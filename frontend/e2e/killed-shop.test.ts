import { expect } from '@playwright/test';
import { registerCustomer, signInCustomer } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { ordersOf } from './harness/orders.ts';

journey.use({ shopSettings: {} });

journey('a killed shop still knows its customers after a restart', async ({ shop, request }) => {
  const account = await registerCustomer(request);
  await shop.kill();
  await shop.resume();
  const { email } = await signInCustomer(request, account);
  expect(email).toBe(account.email);
  expect(await ordersOf(request, account)).toEqual([]);
});
