import type { BookView, OrderView } from '@book-store/backend/contract';
import { type Account, registerCustomer } from './accounts.ts';

export type PlacedOrder = { customer: Account; name: string; order: OrderView };

/** Registers a new customer and places an order of the newest book. */
export async function placeOrder(shopUrl: string): Promise<PlacedOrder> {
  const customer = await registerCustomer(shopUrl);
  const { email, idToken } = customer;
  const [book] = (await (await fetch(`${shopUrl}/api/books/?limit=1`)).json()) as [BookView];
  const name = `Reader ${email.slice(7, 15)}`;
  const reply = await fetch(`${shopUrl}/api/orders/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({
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
    }),
  });
  if (reply.status !== 201) throw new Error(`Placing an order returned ${reply.status}.`);
  return { customer, name, order: (await reply.json()) as OrderView };
}
