import { z } from 'zod';
import { LawView } from '../../settings/law/law.schemas.ts';
import { TEXT_PAGES } from '../../text-limits.ts';

export const ShopSetup = z.object({
  /** Whether each step is done. */
  steps: z.object({
    /** It has its own name and contact details. */
    shop: z.boolean(),
    /** Country and currency. */
    country: z.boolean(),
    tax: z.boolean(),
    /** The storefront's language. */
    storefront: z.boolean(),
    delivery: z.boolean(),
    /** The ways to pay. */
    payments: z.boolean(),
    /** What the law of its country asks for, as far as the shop can tell, and no page left unfinished. */
    law: z.boolean(),
    /** It can send mails. */
    mail: z.boolean(),
    /** A backup was made, and none has failed since. */
    backups: z.boolean(),
    /** It has books besides the demo ones. */
    catalogue: z.boolean(),
    /** For one of its own books. */
    firstOrder: z.boolean(),
  }),
  /** Whether the shop has its own name. */
  named: z.boolean(),
  /** Missing contact details. */
  missing: z.array(z.enum(['address', 'phone', 'email', 'openingHours'])),
  /** Published pages that still have something to fill in, with what that is. */
  unfinished: z.array(z.object({ page: z.enum(TEXT_PAGES), placeholders: z.array(z.string()) })),
  /** Absent if there is no list for the shop's country. */
  law: LawView.optional(),
  /** Whether an admin has hidden the checklist. */
  dismissed: z.boolean(),
  /** The number of demo books left. */
  demoBooks: z.number().int(),
});
export type ShopSetup = z.output<typeof ShopSetup>;

const count = z.number().int().min(0).max(1_000_000_000);

/** Demo data, and data created by trying it out, that can be removed. */
export const DemoData = z.object({
  /** Unchanged demo books. */
  books: count,
  /** Demo books that were edited: they stay. */
  changedBooks: count,
  /** Orders of demo books only, placed before the shop had a book of its own. */
  orders: count,
  /** Unchanged demo news. */
  news: count,
});
export type DemoData = z.output<typeof DemoData>;

/** The counts that the caller saw and wants to remove; an absent kind stays. */
export const RemoveDemoBody = z
  .strictObject({ books: count, orders: count, news: count })
  .partial();
export type RemoveDemoBody = z.input<typeof RemoveDemoBody>;
