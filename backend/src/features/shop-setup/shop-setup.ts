import type { ShopSetup } from '@book-store/contract/schemas/shop-setup';

/** What the shop's settings say about how far it is set up. */
type Settings = {
  phone?: string | null | undefined;
  email?: string | null | undefined;
  address?: string | null | undefined;
  openingHours?: string | null | undefined;
  /** How often each section of the settings has been saved. */
  versions?: { delivery?: number | null | undefined } | null | undefined;
  setupDismissed?: boolean | null | undefined;
};

export type SetupDeps = {
  readSettings: () => Promise<Settings>;
  /** Returns the ids of the books that came with the shop, and of those that are still there. */
  findDemoBooks: () => Promise<{
    all: readonly string[];
    unchanged: readonly object[];
    changed: readonly string[];
  }>;
  countBooks: () => Promise<{ all: number }>;
  /** Returns the ids of the books of the newest orders. */
  listNewestOrders: (limit: number) => Promise<readonly (readonly string[])[]>;
};

/** How many of the newest orders are searched for one with a book of the owner's. */
const ORDERS_LOOKED_AT = 50;

/** Returns how far the shop is set up, from what it has. */
export async function shopSetup(deps: SetupDeps): Promise<ShopSetup> {
  const [settings, demo, books, orders] = await Promise.all([
    deps.readSettings(),
    deps.findDemoBooks(),
    deps.countBooks(),
    deps.listNewestOrders(ORDERS_LOOKED_AT),
  ]);
  const { phone, email, address, versions, setupDismissed } = settings;
  const contact = ['address', 'phone', 'email', 'openingHours'] as const;
  const demoBooks = demo.unchanged.length;
  const isDemo = new Set(demo.all);
  for (const id of demo.changed) isDemo.delete(id);
  return {
    steps: {
      // They are saved together with the name, which may well be the one that the shop begins with.
      shop: Boolean(phone || email || address),
      // Its defaults look like saved ones.
      delivery: Boolean(versions?.delivery),
      catalogue: books.all > demoBooks,
      firstOrder: orders.some((ids) => ids.some((id) => !isDemo.has(id))),
    },
    missing: contact.filter((field) => !settings[field]),
    dismissed: Boolean(setupDismissed),
    demoBooks,
  };
}
