import { giveCopyBack, takeCopy } from '../features/books/stock/take-copy.ts';
import type { Copies } from '../features/orders/copies.ts';
import { findHolds, findUndecided } from '../features/orders/settle-reservations.ts';

/** What orders do to the stock of books. */
export const COPIES: Copies = { take: takeCopy, giveBack: giveCopyBack };

/** What the stock log needs to know of the orders. */
export const HOLDS = { findHolds, findUndecided };
