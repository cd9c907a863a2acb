import { setTimeout as wait } from 'node:timers/promises';
import type { Event } from '../src/testing/stripe-double/double-state.ts';
import { startStripeDouble } from '../src/testing/stripe-double/stripe-double.ts';

/** As Stripe does, but faster: the shop may be restarting. */
const TRIES = 30;
const PAUSE_MS = 2000;

const shop = process.env.STRIPE_DOUBLE_SHOP ?? 'http://127.0.0.1:5000';
const port = Number(process.env.STRIPE_DOUBLE_PORT ?? 12_111);

async function deliver(event: Event): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const status = await double.deliver(event, shop);
    console.log(`Stripe's double: ${event.type}, the shop answered ${status}`);
    if (status === 200) return;
    await wait(PAUSE_MS);
  }
}

const double = await startStripeDouble({ port, onEvent: (event) => void deliver(event) });
console.log(`A double of Stripe is at ${double.account.apiUrl}: there you choose what goes wrong.`);
