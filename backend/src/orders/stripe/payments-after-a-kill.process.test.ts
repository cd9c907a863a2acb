import { setTimeout as pause } from 'node:timers/promises';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { expect, it } from 'vitest';
import { httpClient } from '../../testing/app/http-client.ts';
import {
  addCountedBooks,
  asCustomer,
  copiesOf,
  placeOrder,
  readAs,
  signInAdmin,
} from '../../testing/app/start-ordering.ts';
import { type Customer, startShop } from '../../testing/app/start-shop.ts';
import { orderFaults } from '../../testing/checks/order-check.ts';
import type { Event } from '../../testing/stripe-double/double-state.ts';
import { startStripeDouble } from '../../testing/stripe-double/stripe-double.ts';

const KILLS = Number(process.env.KILLS ?? 1);
const TIMEOUT_MS = KILLS * 90_000;
const CUSTOMERS = 6;
const PAYMENTS_BEFORE_KILL = 12;
const WORK_MS = 20_000;
const SETTLE_MS = 40_000;
const WAYS = ['cash-on-delivery', 'stripe'].map((method) => ({ method, countries: [] }));

/** Waits until some more payments are made, and then until a random moment of the next ones. */
async function amongPayments(made: ReadonlyMap<string, unknown>): Promise<void> {
  const enough = made.size + 1 + Math.random() * PAYMENTS_BEFORE_KILL;
  const giveUpAt = Date.now() + WORK_MS;
  while (made.size <= enough && Date.now() < giveUpAt) await pause(5);
  await pause(Math.random() * 100);
}

it(
  'no money is lost or counted twice after the shop was killed while customers pay',
  async () => {
    const double = await startStripeDouble();
    const { secretKey, webhookSecret, apiUrl } = double.account;
    const shop = await startShop({
      env: {
        NODE_ENV: 'development',
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: apiUrl,
      },
    });
    const [origin = ''] = shop.origins;
    const client = httpClient(shop.origins);
    /** Events that the shop has not acknowledged; Stripe sends these again. */
    const waiting = new Set<Event>();
    const send = async () => {
      for (const event of double.events.splice(0)) waiting.add(event);
      for (const event of waiting)
        if ((await double.deliver(event, origin)) === 200) waiting.delete(event);
    };
    try {
      const read = readAs(client, await signInAdmin(client));
      const [book] = await addCountedBooks(read, [100_000]);
      if (!book) throw new Error('There is no book.');
      await read({ method: 'PUT', path: '/api/admin/shop/payments', body: { ways: WAYS } });

      /** Orders, pays and takes some back, until the shop is dead. */
      const keepPaying = async (customer: Customer) => {
        const headers = asCustomer(customer);
        const post = async (path: string, more: Record<string, string> = {}) =>
          JSON.parse(
            (
              await client.call({
                method: 'POST',
                path,
                headers: { ...headers, ...more },
                body: {},
              })
            ).text(),
          );
        for (let at = 0; at < 20; at += 1) {
          const call = placeOrder(customer, book);
          const placed = await client.call({
            ...call,
            body: { ...(call.body as object), payment: 'stripe' },
          });
          const { _id } = JSON.parse(placed.text()) as { _id: string };
          const { url } = await post(`/api/orders/${_id}/checkout`);
          double.pay(url.split('/').at(-1));
          if (at % 3 === 0) await post(`/api/orders/${_id}/cancel`);
          await send();
        }
      };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const working = shop.customers
          .slice(kill * CUSTOMERS, (kill + 1) * CUSTOMERS)
          .map((customer) => keepPaying(customer).catch(() => {}));
        await amongPayments(double.charges);
        for (const { stop } of shop.servers) await stop('SIGKILL');
        await Promise.all(working);
        for (const { start } of shop.servers) await start();
      }

      const readAll = async () => {
        const orders: AdminOrderView[] = [];
        for (let page = 1; ; page += 1) {
          const path = `/api/admin/orders?limit=100&page=${page}`;
          const some: AdminOrderView[] = await read({ path });
          orders.push(...some);
          if (some.length < 100) return orders;
        }
      };
      const isSettled = ({ status, payment }: AdminOrderView) =>
        status !== 'cancelled' || payment?.paid === payment?.refunded;
      const giveUpAt = Date.now() + SETTLE_MS;
      let orders: AdminOrderView[];
      do {
        await send();
        await pause(500);
        orders = await readAll();
      } while ((waiting.size > 0 || !orders.every(isSettled)) && Date.now() < giveUpAt);

      const charges = [...double.charges.values()];
      for (const order of orders) {
        const own = charges.filter(({ metadata }) => metadata.order === order._id);
        const paid = own.reduce((sum, { amount_captured }) => sum + amount_captured, 0) / 100;
        const refunded = own.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0) / 100;
        const { payment } = order;
        expect([order._id, payment?.paid, payment?.refunded]).toEqual([order._id, paid, refunded]);
        if (paid > 0) expect(['placed', 'cancelled']).toContain(order.status);
        if (order.status === 'cancelled') expect(refunded).toBe(paid);
        else expect(refunded).toBe(0);
      }
      expect(charges.length).toBeGreaterThan(0);
      const known = new Set(orders.map(({ _id }) => _id));
      expect(charges.filter(({ metadata }) => !known.has(metadata.order ?? ''))).toEqual([]);
      const none = { placed: new Set<string>(), cancelled: new Set<string>() };
      expect(await orderFaults((path) => read({ path }), copiesOf([book]), none)).toEqual([]);
    } finally {
      client.close();
      await shop.stop();
      await double.stop();
    }
  },
  TIMEOUT_MS,
);
