import type { StockCause } from '@book-store/contract/stock';
import type { Types } from 'mongoose';

type Hold = { hold: Types.ObjectId; order: Types.ObjectId };
type Why = { cause: StockCause; at: Date };

/** What orders need of the stock of books. */
export type Copies = {
  /** Takes a copy for a hold: one, however often it is called. */
  take: (
    book: Types.ObjectId,
    hold: Hold,
    why: Why,
  ) => Promise<'taken' | 'none-needed' | 'none-left'>;
  /** Puts the copy of a hold back: once, however often it is called, and nothing if none was taken. */
  giveBack: (book: Types.ObjectId, hold: Hold, why: Why) => Promise<void>;
};
