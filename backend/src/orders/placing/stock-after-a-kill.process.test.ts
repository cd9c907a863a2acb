import { expect, it } from 'vitest';
import { killWhileOrdering } from '../../testing/processes/order-kills.ts';

/** `npm run test:stock` kills it thirty times. */
const KILLS = Number(process.env.KILLS ?? 2);
const TIMEOUT_MS = KILLS * 90_000;

it(
  'copies, orders and stock log agree after the shop was killed while customers order',
  async () => {
    expect(await killWhileOrdering(KILLS)).toEqual([]);
  },
  TIMEOUT_MS,
);
