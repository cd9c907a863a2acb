import type {
  BookChange,
  BookValues,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import { TAGS_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { amountValues, decimals, highestRule, priceMax } from '@book-store/contract/money';
import type { z } from 'zod';
import { conflict } from '../../platform/errors/errors.ts';
import type { Values } from './book-values.ts';

type Change = z.output<typeof BookChange>;
/** Changes that set values of a book and can be undone. */
export type ValueChange = Exclude<Change, { kind: 'stock' | 'delete' }>;
type PriceChange = Extract<Change, { kind: 'price' }>;

/** Throws `conflict` if the book cannot have the resulting values. */
export function wantedValues(values: Values, change: ValueChange): BookValues {
  switch (change.kind) {
    case 'price':
      return wantedPrices(values, change);
    case 'tags':
      return { tags: wantedTags(values.tags, change) };
    case 'genre':
      return { category: change.category };
    case 'trending':
      return { trending: change.trending };
    case 'hidden':
      return { hidden: change.hidden };
  }
}

/**
 * The old price never drops below the new one: such a book is not reduced. A reduction of a book without an old price
 * makes its current price the old one.
 */
function wantedPrices({ newPrice, oldPrice }: Values, change: PriceChange): BookValues {
  const price = changedPrice(newPrice, change);
  if (oldPrice === null) {
    const isReduced = change.prices === 'selling' && price < newPrice;
    return { newPrice: price, oldPrice: isReduced ? newPrice : null };
  }
  const former = change.prices === 'both' ? changedPrice(oldPrice, change) : oldPrice;
  return { newPrice: price, oldPrice: Math.max(price, former) };
}

function changedPrice(from: number, { percent, amount = 0, price, endsIn90 }: PriceChange): number {
  if (price !== undefined) return price;
  const exact = percent === undefined ? from + amount : Math.round(from * (1 + percent / 100));
  const changed = endsIn90 ? toNinety(exact) : exact;
  if (changed > priceMax())
    throw conflict(highestRule(), 'price-too-high', amountValues({ maximum: priceMax() }));
  return Math.max(0, changed);
}

/** A book that becomes free stays free. */
function toNinety(minor: number): number {
  if (decimals() === 0 || minor <= 0) return minor;
  const whole = 10 ** decimals();
  const ending = 0.9 * whole;
  return Math.max(0, Math.round((minor - ending) / whole)) * whole + ending;
}

function wantedTags(tags: readonly string[], { add, remove }: { add: string[]; remove: string[] }) {
  const wanted = [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag));
  if (wanted.length > TAGS_MAX && wanted.length > tags.length) {
    throw conflict(`A book has at most ${TAGS_MAX} tags.`, 'too-many-tags', { maximum: TAGS_MAX });
  }
  return wanted;
}
