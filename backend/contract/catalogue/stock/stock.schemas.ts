import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { LIMIT_MAX } from '../../lists.ts';
import {
  FromVersion,
  Line,
  pageOf,
  Version,
  WireDate,
  WireId,
  wholeNumber,
} from '../../parts.schemas.ts';
import { STOCK_MAX } from '../books/book-facts.ts';
import { LOW_STOCK_LEVEL_MAX, STOCK_CAUSES, STOCK_REASON_MAX } from './stock.ts';

/** One change of the copies on the shelf. */
export const StockMovementView = z.object({
  _id: WireId,
  at: WireDate,
  cause: z.enum(STOCK_CAUSES),
  /** How many copies came; negative if they went. */
  delta: z.number().int(),
  /** The copies after it; absent if the shop has stopped counting them. */
  left: z.number().int().optional(),
  /** What the admin wrote. */
  reason: z.string().optional(),
  /** The username of the admin. */
  by: z.string().optional(),
  order: z.object({ id: WireId, number: z.string() }).optional(),
});
export type StockMovementView = z.input<typeof StockMovementView>;

/** A book whose copies are others than by its stock log. */
export const StockDifference = z.object({
  _id: WireId,
  title: z.string(),
  stock: z.number().int(),
  /** How many copies it has by its log. */
  logged: z.number().int(),
});
export type StockDifference = z.input<typeof StockDifference>;

/** Query parameters of the movements of a book, newest first. */
export const StockLogQuery = z.strictObject(pageOf(20));
export type StockLogQuery = z.input<typeof StockLogQuery>;

/** Query parameters of the books that are running out, fewest copies first. */
export const LowStockQuery = z.strictObject(pageOf(LIMIT_MAX));
export type LowStockQuery = z.input<typeof LowStockQuery>;

/** The section of the stock. */
export const StockSection = z.strictObject({
  /** At this number of copies or below, a counted book is running out. */
  lowStockLevel: wholeNumber(0, LOW_STOCK_LEVEL_MAX),
});

export const EditStockSettingsBody = StockSection.extend({ version: FromVersion });
export type EditStockSettingsBody = z.input<typeof EditStockSettingsBody>;

export const StockSettings = EditStockSettingsBody.extend({ version: Version });
export type StockSettings = z.input<typeof StockSettings>;

const reason = Line.min(1, 'Please say why.').max(
  STOCK_REASON_MAX,
  `At most ${STOCK_REASON_MAX} characters.`,
);
const WHOLE = `Please enter a whole number of at most ${STOCK_MAX}.`;
const wholeFrom = (min: number) => wholeNumber(min, STOCK_MAX, WHOLE);

/**
 * Changes the stock of a book: by `delta` copies that came or went, or to what was `counted` on the shelf
 * (null: the shop no longer counts). If other copies are there by now than were `seen`, it is refused.
 */
export const ChangeStockBody = z
  .strictObject({
    delta: wholeFrom(-STOCK_MAX).optional(),
    counted: wholeFrom(0).nullable().optional(),
    /** With `counted`: the number that the screen showed, null if the copies were not counted. */
    seen: wholeFrom(0).nullable().optional(),
    reason,
  })
  .refine(({ delta, counted }) => (delta === undefined) !== (counted === undefined), {
    path: ['delta'],
    ...refused('exactly-one', 'Please send either delta or counted.', {
      fields: ['delta', 'counted'],
    }),
  })
  .refine(({ delta }) => delta !== 0, {
    path: ['delta'],
    ...refused('no-change', 'This changes nothing.'),
  });
export type ChangeStockBody = z.input<typeof ChangeStockBody>;
