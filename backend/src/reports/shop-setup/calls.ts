import type { shopSetupCalls } from '@book-store/contract/reports/shop-setup/calls';
import type { ShopSetup } from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { placeholdersIn } from '@book-store/contract/settings/page-texts/placeholders';
import { SHOP_NAME } from '@book-store/contract/settings/shop/shop-limits';
import { countBooks } from '../../catalogue/search/count-books.ts';
import { listNewestOrders } from '../../orders/overview/orders-of-books.ts';
import type { RouteDeps } from '../../platform/area.ts';
import { seedDataDir } from '../../platform/config/directories.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Shop } from '../../platform/shop.ts';
import { listPageTexts } from '../../settings/page-texts/page-texts.service.ts';
import { writeSection } from '../../settings/shop/write-shop-settings.ts';
import { readBackups } from '../backups/last-backup.ts';
import { findDemoBooks } from './demo-books.ts';
import { demoData, removeDemoData } from './demo-data.ts';
import { lawView } from './law-states.ts';

export const shopSetup = (deps: RouteDeps): Implementation<typeof shopSetupCalls> => ({
  'GET /api/admin/setup': async ({ shop }) => ({ body: await findSetup(shop, deps) }),
  'PUT /api/admin/setup': async ({ body: { dismissed }, shop, record }) => {
    const before = await findSetup(shop, deps);
    const fields = [{ field: 'dismissed', from: before.dismissed, to: dismissed }];
    const change = record(() =>
      before.dismissed === dismissed
        ? undefined
        : { action: 'setup-dismissed', subject: {}, fields },
    );
    const { beforeCommit } = change;
    const value = { dismissed };
    await writeSection({ section: 'setup', value, beforeCommit });
    return {
      body: { ...before, dismissed },
      change,
    };
  },
  'GET /api/admin/demo': async () => ({ body: await demoData() }),
  'DELETE /api/admin/demo': async ({ body }) => {
    const removed = await removeDemoData(body);
    const fields = Object.entries(removed)
      .filter(([, count]) => count > 0)
      .map(([field, from]) => ({ field, from, to: 0 }));
    return {
      body: await demoData(),
      change: fields.length > 0 ? { action: 'demo-removed', subject: {}, fields } : undefined,
    };
  },
});

/** How many of the newest orders are searched for one with a book of the owner's own. */
const ORDERS_LOOKED_AT = 50;

async function findSetup(
  shop: Shop,
  { mailFrom }: Pick<RouteDeps, 'mailFrom'>,
): Promise<ShopSetup> {
  const [demo, books, orders, pages, backups] = await Promise.all([
    findDemoBooks(seedDataDir),
    countBooks(),
    listNewestOrders(ORDERS_LOOKED_AT),
    listPageTexts(),
    readBackups(),
  ]);
  const { settings } = shop;
  const unfinished = pages
    .map(({ id, text }) => ({ page: id, placeholders: placeholdersIn(text) }))
    .filter(({ placeholders }) => placeholders.length > 0);
  const law = lawView({ shop, pages, hasMail: mailFrom !== undefined });
  const { identity, versions, setup } = settings;
  const contact = ['address', 'phone', 'email', 'openingHours'] as const;
  const demoBooks = demo.unchanged.length;
  const isDemo = new Set(demo.all);
  for (const id of demo.changed) isDemo.delete(id);
  return {
    steps: {
      // Saved together with the name, which may well be the default one.
      shop: Boolean(identity.phone || identity.email || identity.address),
      // Their defaults look like saved ones.
      country: versions.place > 0,
      tax: versions.tax > 0,
      storefront: versions.storefront > 0,
      delivery: versions.delivery > 0,
      payments: versions.payments > 0,
      // Which law applies is known with the country.
      law:
        (law !== undefined || versions.place > 0) &&
        unfinished.length === 0 &&
        !law?.entries.some(({ state }) => state === 'missing'),
      mail: mailFrom !== undefined,
      backups: backups?.last !== undefined && !backups.failingSince,
      catalogue: books.all > demoBooks,
      firstOrder: orders.some((ids) => ids.some((id) => !isDemo.has(id))),
    },
    named: identity.name !== SHOP_NAME,
    missing: contact.filter((field) => !identity[field]),
    unfinished,
    law,
    dismissed: setup.dismissed,
    demoBooks,
  };
}
