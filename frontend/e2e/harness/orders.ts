import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, registerCustomer } from './accounts.ts';
import { newestBook } from './books.ts';

export type PlacedOrder = { customer: Account; name: string; order: OrderView };

const headersOf = ({ idToken }: Account) => ({ authorization: `Bearer ${idToken}` });

/** Registers a new customer and places an order of the newest book. */
export async function placeOrder(
  request: APIRequestContext,
  more: { payment?: 'transfer' } = {},
): Promise<PlacedOrder> {
  const customer = await registerCustomer(request);
  const { email } = customer;
  const book = await newestBook(request);
  const name = `Reader ${email.slice(7, 15)}`;
  const reply = await request.post('/api/orders/', {
    headers: headersOf(customer),
    data: {
      name,
      email,
      phone: '+12025550143',
      address: {
        street: '12 Inkwell Lane',
        city: 'Springfield',
        country: 'United States',
        state: 'Illinois',
        zipcode: '01234',
      },
      productIds: [book._id],
      totalPrice: book.newPrice.toFixed(2),
      ...more,
    },
  });
  await expect(reply).toBeOK();
  return { customer, name, order: (await reply.json()) as OrderView };
}

/** Returns the orders of a customer. */
export async function ordersOf(
  request: APIRequestContext,
  customer: Account,
): Promise<OrderView[]> {
  const reply = await request.get(`/api/orders/email/${customer.email}`, {
    headers: headersOf(customer),
  });
  await expect(reply).toBeOK();
  return (await reply.json()) as OrderView[];
}
