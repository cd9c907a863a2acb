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
import { StockSection } from '../../settings/shop/shop.schemas.ts';
import { STOCK_MAX } from '../books/book-facts.ts';
import { STOCK_CAUSES, STOCK_REASON_MAX } from './stock.ts';

export const StockMovementView = z.object({
  _id: WireId,
  at: WireDate,
  cause: z.enum(STOCK_CAUSES),
  /** Copies added; negative if removed. */
  delta: z.number().int(),
  /** The resulting stock; absent if the shop stopped tracking it. */
  left: z.number().int().optional(),
  /** What the admin wrote. */
  reason: z.string().optional(),
  /** The admin's username. */
  by: z.string().optional(),
  order: z.object({ id: WireId, number: z.string() }).optional(),
});
export type StockMovementView = z.input<typeof StockMovementView>;

/** A book whose stock differs from its log. */
export const StockDifference = z.object({
  _id: WireId,
  title: z.string(),
  stock: z.number().int(),
  /** The stock according to the log. */
  logged: z.number().int(),
});
export type StockDifference = z.input<typeof StockDifference>;

/** Movements are listed newest first. */
export const StockLogQuery = z.strictObject(pageOf(20));
export type StockLogQuery = z.input<typeof StockLogQuery>;

/** Books are listed with the fewest copies first. */
export const LowStockQuery = z.strictObject(pageOf(LIMIT_MAX));
export type LowStockQuery = z.input<typeof LowStockQuery>;

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
 * Changes a book's stock by `delta`, or to what was `counted` (null: no longer tracked). Refused if the stock differs
 * from `seen`.
 */
export const ChangeStockBody = z
  .strictObject({
    delta: wholeFrom(-STOCK_MAX).optional(),
    counted: wholeFrom(0).nullable().optional(),
    /** With `counted`: the stock that the screen showed, null if it was not tracked. */
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
