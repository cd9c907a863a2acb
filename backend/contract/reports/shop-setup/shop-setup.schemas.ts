import { z } from 'zod';

/** How far the shop is set up. */
export const ShopSetup = z.object({
  /** Each step, and whether it is done. */
  steps: z.object({
    /** It has a name of its own and says how to reach it. */
    shop: z.boolean(),
    /** Where it is, and the money that it takes. */
    country: z.boolean(),
    /** Which taxes its prices have. */
    tax: z.boolean(),
    /** How its storefront speaks. */
    storefront: z.boolean(),
    delivery: z.boolean(),
    /** It has books of its own. */
    catalogue: z.boolean(),
    /** Somebody has ordered one of them. */
    firstOrder: z.boolean(),
  }),
  /** Whether the shop has a name of its own. */
  named: z.boolean(),
  /** How customers can't reach the shop yet. */
  missing: z.array(z.enum(['address', 'phone', 'email', 'openingHours'])),
  /** Whether an admin has hidden the list. */
  dismissed: z.boolean(),
  /** How many of the books that came with the shop are still there. */
  demoBooks: z.number().int(),
});
export type ShopSetup = z.output<typeof ShopSetup>;

/** The section of the checklist on the overview: whether an admin has hidden it. */
export const EditShopSetupBody = z.strictObject({ dismissed: z.boolean() });

const count = z.number().int().min(0).max(1_000_000_000);

/** What came with the shop, or was tried with it, and can be taken away. */
export const DemoData = z.object({
  /** Books as they came with the shop. */
  books: count,
  /** Books that came with the shop, but were changed: they stay. */
  changedBooks: count,
  /** Orders of such books alone, placed before the shop had a book of its own. */
  orders: count,
  /** News items as they came with the shop. */
  news: count,
});
export type DemoData = z.output<typeof DemoData>;

/** What the caller has seen and wants to remove; a kind that is absent stays. */
export const RemoveDemoBody = z
  .strictObject({ books: count, orders: count, news: count })
  .partial();
export type RemoveDemoBody = z.input<typeof RemoveDemoBody>;
