import { z } from 'zod';
import { IsoDate, Money } from '../../parts.schemas.ts';
import { Paper } from '../papers/papers.schemas.ts';
import { WithdrawalView } from '../withdrawals/withdrawals.schemas.ts';
import { OrderView } from './orders.schemas.ts';

/** A customer's orders and gift cards, for download. */
export const OrdersExport = z.object({
  /** Newest first. */
  orders: z.array(OrderView),
  /** Their invoices and credit notes, earliest first. */
  papers: z.array(Paper),
  /** Only for a verified address. */
  withdrawals: z.array(
    WithdrawalView.pick({ at: true, orderNumber: true, name: true, books: true }),
  ),
  /** Cards sent to a verified address; never a code. */
  giftCards: z.array(
    z.object({
      lastFour: z.string().optional(),
      amount: Money,
      balance: Money,
      name: z.string().optional(),
      message: z.string().optional(),
      createdAt: IsoDate,
    }),
  ),
});
export type OrdersExport = z.output<typeof OrdersExport>;
