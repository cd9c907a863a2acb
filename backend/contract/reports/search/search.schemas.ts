import { z } from 'zod';
import { SEARCH_MAX } from '../../lists.ts';
import { OrderStatus } from '../../orders/order/orders.schemas.ts';
import { PAPER_KINDS } from '../../orders/papers/papers.ts';
import { Line, Money, WireDate, WireId } from '../../parts.schemas.ts';

/** Without words nothing is found. */
export const AdminSearchQuery = z.strictObject({ q: Line.max(SEARCH_MAX).default('') });

const groupOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ found: z.array(item), total: z.number().int() });

/** The first few of each kind, and how many there are. */
export const AdminSearchView = z.object({
  /** Found by number, name, email, phone, place, book, or the number of a paper or parcel. */
  orders: groupOf(
    z.object({
      _id: WireId,
      number: z.string(),
      name: z.string(),
      status: OrderStatus,
      totalPrice: Money,
      createdAt: WireDate,
      tracking: z.string().optional(),
    }),
  ),
  customers: groupOf(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  books: groupOf(
    z.object({ _id: WireId, title: z.string(), author: z.string().optional(), price: Money }),
  ),
  papers: groupOf(
    z.object({
      _id: WireId,
      number: z.string(),
      kind: z.enum(PAPER_KINDS),
      /** True for a credit note that cancels the whole invoice. */
      whole: z.boolean().optional(),
      /** The id of its order, and that order's number. */
      order: WireId,
      orderNumber: z.string(),
      totalPrice: Money,
    }),
  ),
});
export type AdminSearchView = z.input<typeof AdminSearchView>;
