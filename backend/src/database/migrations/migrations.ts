import type { Milestone } from '../shop-meta.ts';
import { numberOrders } from './0001-number-orders.ts';
import { areOrderWordsIndexed, indexOrderWords } from './0002-index-order-words.ts';
import { completeEarlierOrders } from './0003-complete-earlier-orders.ts';
import { dropLeftovers } from './0004-drop-leftovers.ts';
import { writeSalesAsRows } from './0005-write-sales-as-rows.ts';
import { indexMoreOrderWords } from './0006-index-more-order-words.ts';

export type Migration = {
  name: string;
  /** Whether servers wait for it before they open, or open meanwhile. */
  when: 'before opening' | 'while open';
  /** How versions before the list of migrations recorded it in `shop_meta`. */
  formerly?: Milestone;
  /**
   * Idempotent, because it may be killed, and then another server starts it again. After each batch,
   * `shouldContinue` returns whether to do another one. Returns whether it is finished.
   */
  run: (shouldContinue: () => Promise<boolean>) => Promise<boolean>;
};

/** All changes of the stored data, in order: the first one is number 1. None is ever removed or changed. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'number-orders',
    when: 'before opening',
    formerly: 'orders-numbered',
    run: async () => {
      await numberOrders();
      return true;
    },
  },
  {
    name: 'index-order-words',
    when: 'while open',
    formerly: 'order-words-indexed',
    run: async (shouldContinue) => {
      await indexOrderWords(() => new Date(), shouldContinue);
      return areOrderWordsIndexed();
    },
  },
  { name: 'complete-earlier-orders', when: 'while open', run: completeEarlierOrders },
  { name: 'drop-leftovers', when: 'while open', run: dropLeftovers },
  { name: 'write-sales-as-rows', when: 'while open', run: writeSalesAsRows },
  { name: 'index-more-order-words', when: 'while open', run: indexMoreOrderWords },
];
