import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, registerCustomer } from './accounts.ts';
import { fillCart, fillCheckout, signIn } from './shopping.ts';

/** Signs a new customer in, and fills cart and checkout. */
export async function fillNewCheckout(page: Page, request: APIRequestContext): Promise<Account> {
  const customer = await registerCustomer(request);
  await fillCart(page);
  await signIn(page, customer, '/checkout');
  await fillCheckout(page);
  return customer;
}
