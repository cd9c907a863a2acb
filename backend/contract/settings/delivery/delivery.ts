export const DELIVERY_DAYS_MAX = 60;
export const ORDERABLE_DAYS_MAX = 365;
export const DELIVERY_NOTE_MAX = 300;
export const WAYS_MAX = 20;
export const WAY_NAME_MAX = 60;
export const STEPS_MAX = 20;
export const CLOSED_DATES_MAX = 100;
export const KEPT_DAYS_MAX = 90;
/** How many days the shop holds orders for pick-up, until the owner sets it. */
export const KEPT_DAYS = 14;

/** By post, over the counter, or delivered by the shop itself. */
export const WAY_KINDS = ['parcel', 'pick-up', 'round'] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** The delivery price from this sum of books on. */
export type PriceStep = { sum: number; price: number };

/** The delivery price for books heavier than `over`, in grams. */
export type WeightStep = { over: number; price: number };

export type DeliveryWay = {
  id: string;
  /** Absent if the shop has only one. */
  name?: string | undefined;
  kind: WayKind;
  /** ISO 3166 alpha-2 codes; empty means everywhere. Pick-up ignores them. */
  countries: string[];
  /** Ascending by sum, from 0. */
  steps: PriceStep[];
  /** Ascending by weight. A way with these has one step by sum, from 0: the price of lighter books. */
  heavier?: WeightStep[] | undefined;
  /** Delivery is free from this sum of books on. */
  freeFrom?: number | undefined;
  /** Working days until delivery. */
  days: { from: number; to: number };
};

/** The default until the owner sets delivery. */
export const DEFAULT_WAYS: readonly DeliveryWay[] = [
  {
    id: 'delivery',
    kind: 'parcel',
    countries: [],
    steps: [{ sum: 0, price: 0 }],
    days: { from: 2, to: 4 },
  },
];

export type DeliveryPrices = Pick<DeliveryWay, 'steps' | 'freeFrom' | 'heavier'>;

/** What is delivered: the sum of the books, and their weight in grams (`gramsOf`). */
export type Parcel = { sum: number; grams: number };

/** Returns the fee in the unit of the prices and the sum. */
export function deliveryFeeOf(
  books: Parcel,
  { steps, freeFrom, heavier = [] }: DeliveryPrices,
): number {
  if (books.sum >= (freeFrom ?? Number.POSITIVE_INFINITY)) return 0;
  const step =
    heavier.findLast(({ over }) => over < books.grams) ??
    steps.findLast(({ sum }) => sum <= books.sum);
  return step?.price ?? 0;
}

/** Returns the sum of books from which delivery is free; undefined if it never is. */
export const freeFromOf = ({ steps, freeFrom, heavier }: DeliveryPrices): number | undefined => {
  if (heavier?.length) return freeFrom;
  const last = steps.findLastIndex(({ price }) => price > 0);
  return freeFrom ?? steps[last + 1]?.sum;
};
