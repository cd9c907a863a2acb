import { SHOP_NAME } from '@book-store/contract/page-head';
import type { ShopSetup } from '@book-store/contract/schemas/shop-setup';
import { seedDataDir } from '../../config/directories.ts';
import { listNewestOrders } from '../orders/orders-of-books.ts';
import { countBooks } from '../search/count-books.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { findDemoBooks } from './demo-books.ts';

/** How many of the newest orders are searched for one with a book of the owner's. */
const ORDERS_LOOKED_AT = 50;

/** Returns how far the shop is set up, from what it has. */
export async function shopSetup(): Promise<ShopSetup> {
  const [settings, demo, books, orders] = await Promise.all([
    readShopSettings(),
    findDemoBooks(seedDataDir),
    countBooks(),
    listNewestOrders(ORDERS_LOOKED_AT),
  ]);
  const { name, phone, email, address, versions, setupDismissed } = settings;
  const contact = ['address', 'phone', 'email', 'openingHours'] as const;
  const demoBooks = demo.unchanged.length;
  const isDemo = new Set(demo.all);
  for (const id of demo.changed) isDemo.delete(id);
  return {
    steps: {
      // They are saved together with the name, which may well be the one that the shop begins with.
      shop: Boolean(phone || email || address),
      // Their defaults look like saved ones.
      country: Boolean(versions?.place),
      tax: Boolean(versions?.tax),
      storefront: Boolean(versions?.storefront),
      delivery: Boolean(versions?.delivery),
      catalogue: books.all > demoBooks,
      firstOrder: orders.some((ids) => ids.some((id) => !isDemo.has(id))),
    },
    named: name !== SHOP_NAME,
    missing: contact.filter((field) => !settings[field]),
    dismissed: Boolean(setupDismissed),
    demoBooks,
  };
}
