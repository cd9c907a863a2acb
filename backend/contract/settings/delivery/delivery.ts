/** Limits of what the owner sets about delivery. */
export const DELIVERY_DAYS_MAX = 60;
export const ORDERABLE_DAYS_MAX = 365;
export const DELIVERY_NOTE_MAX = 300;
export const WAYS_MAX = 20;
export const WAY_NAME_MAX = 60;
export const STEPS_MAX = 20;
export const CLOSED_DATES_MAX = 100;
export const KEPT_DAYS_MAX = 90;
/** How many days the shop keeps what is ready to be picked up, until the owner sets it. */
export const KEPT_DAYS = 14;

/** How an order reaches the customer: by post, over the counter, or brought by the shop itself. */
export const WAY_KINDS = ['parcel', 'pick-up', 'round'] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** From this sum of books on, delivery has this price. */
export type PriceStep = { sum: number; price: number };

/** For books that weigh more than this, in grams, delivery has this price. */
export type WeightStep = { over: number; price: number };

/** A way of delivery that the owner offers. */
export type DeliveryWay = {
  id: string;
  /** Absent where the shop has one way only. */
  name?: string | undefined;
  kind: WayKind;
  /** ISO 3166, two letters; none: everywhere. What is picked up asks for no country. */
  countries: string[];
  /** By their sums, from 0 up. */
  steps: PriceStep[];
  /** By their weights. Such a way has one step by the sum, from 0: the price of lighter books. */
  heavier?: WeightStep[] | undefined;
  /** From this sum of books on, it costs nothing. */
  freeFrom?: number | undefined;
  /** Working days until the books are there. */
  days: { from: number; to: number };
};

/** What a shop offers whose owner has set nothing. */
export const DEFAULT_WAYS: readonly DeliveryWay[] = [
  {
    id: 'delivery',
    kind: 'parcel',
    countries: [],
    steps: [{ sum: 0, price: 0 }],
    days: { from: 2, to: 4 },
  },
];

/** What a way of delivery costs. */
export type DeliveryPrices = Pick<DeliveryWay, 'steps' | 'freeFrom' | 'heavier'>;

/** What is delivered: the sum of the books, and their weight in grams (`gramsOf`). */
export type Parcel = { sum: number; grams: number };

/** Returns what the delivery of some books costs, in the unit of its prices and the sum. */
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

/** Returns from which sum of books on delivery costs nothing; undefined if it always costs. */
export const freeFromOf = ({ steps, freeFrom, heavier }: DeliveryPrices): number | undefined => {
  if (heavier?.length) return freeFrom;
  const last = steps.findLastIndex(({ price }) => price > 0);
  return freeFrom ?? steps[last + 1]?.sum;
};
