import './fixed-ids.ts';
import { asCustomer } from '../app/sign-in.ts';
import { clock } from './fixed-chance.mjs';
import { openStory } from './open-story.ts';
import { pagePaths } from './page-paths.ts';
import { playStory } from './play-story.ts';
import {
  SERVED_SHOPS,
  type ServedShop,
  type ServedShopChange,
  type ServedShopName,
} from './served-shop.ts';

/**
 * Serves a shop to the parent process until that ends: its data is always the same, its clock is frozen, and no
 * job runs.
 */
const kind = process.argv[2] as ServedShopName;
if (!SERVED_SHOPS.includes(kind)) throw new Error(`Usage: ${SERVED_SHOPS.join(' | ')}`);
const { story, origin, adminToken, close } = await openStory({ renders: kind !== 'failing' });

/** As in the story, except for the texts. */
async function choose({ storefront }: ServedShopChange): Promise<void> {
  await story.admin('PUT /api/admin/shop/storefront', {
    storefront,
    severalCopies: true,
    guestOrders: true,
    returnDays: 14,
    confirmHours: 48,
    orderPrefix: 'CB-',
  });
}

async function fill(): Promise<ServedShop['paths']> {
  const paths = await pagePaths(story, await playStory(story));
  await choose({ storefront: 'specified' });
  return paths;
}

async function clear(): Promise<void> {
  const { body: demo } = await story.admin('GET /api/admin/demo');
  await story.admin('DELETE /api/admin/demo', { books: demo.books, news: demo.news });
}

/** Pages that cannot read the shop in time show its last known state, so make sure that one has read it. */
async function letPagesKnow(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await story.visitor('GET /login');
    await story.visitor('GET /api/shop');
  }
}

async function tell(paths: ServedShop['paths']): Promise<void> {
  await letPagesKnow();
  const customer = asCustomer('ada', { emailVerified: true, signedInAt: clock.at });
  const tokens = { customer: customer.replace('Bearer ', ''), admin: await adminToken() };
  process.send?.({ origin, at: clock.at, tokens, paths } satisfies ServedShop);
}

const paths = kind === 'filled' ? await fill() : {};
if (kind === 'empty') await clear();
process.on('message', async (change: ServedShopChange) => {
  await choose(change);
  await tell(paths);
});
process.on('disconnect', async () => {
  await close();
  process.exit(0);
});
await tell(paths);
