import { z } from 'zod';
import { IsoDate, Money } from '../../parts.schemas.ts';
import { WithdrawalView } from '../withdrawals/withdrawals.schemas.ts';
import { OrderView } from './orders.schemas.ts';

/** What a customer has ordered and been sent, as the customer can download it. */
export const OrdersExport = z.object({
  /** Newest first. */
  orders: z.array(OrderView),
  /** Those of an address that is the account's own. */
  withdrawals: z.array(
    WithdrawalView.pick({ at: true, orderNumber: true, name: true, books: true }),
  ),
  /** Those that an address was sent which is the account's own; never a code. */
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
