import { createHash } from 'node:crypto';
import { PICK_TAG } from '@book-store/contract/book-facts';

/** Possible stocks of the books whose copies are counted; most are not. */
const STOCKS = [0, 0, 1, 2, 20] as const;
const PICK_EVERY = 400;

/**
 * Returns what a catalogue does not say and a shop needs: price, stock and tags. They follow from the
 * book's key and rank alone, so they are the same each time.
 */
export function offerOf(key: string, rank: number) {
  const chance = dice(key);
  const newPrice = 4.99 + (chance(0) % 30);
  const isReduced = chance(1) % 7 === 0;
  const stock = chance(2) % 8 === 0 ? STOCKS[chance(3) % STOCKS.length] : undefined;
  return {
    newPrice,
    oldPrice: isReduced ? newPrice + 2 + (chance(4) % 8) : undefined,
    trending: chance(5) % 100 === 0,
    stock,
    orderable: stock === 0 && chance(6) % 2 === 0,
    tags: rank % PICK_EVERY === 7 ? [PICK_TAG] : [],
  };
}

/** Returns a function from a small number to one that is as good as random, but always the same. */
function dice(key: string): (at: number) => number {
  const digest = createHash('sha256').update(key).digest();
  return (at) => digest.readUInt16BE(2 * at);
}
