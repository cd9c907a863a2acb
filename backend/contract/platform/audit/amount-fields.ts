import { decimals, rescale } from '../../money.ts';

type Logged = { field: string; from?: unknown; to?: unknown };

const AMOUNT_FIELDS: ReadonlySet<string> = new Set([
  'amount',
  'balance',
  'confirmRefundsAbove',
  // Former versions logged these about delivery.
  'deliveryFee',
  'due',
  'fee',
  'freeFrom',
  'largest',
  'minimum',
  'newPrice',
  'oldPrice',
  'paid',
  'price',
  'refunded',
  'smallest',
  'sum',
]);

/** The field may have the prefix of the part that it belongs to. */
export const isAmountField = (field: string): boolean =>
  AMOUNT_FIELDS.has(field.slice(field.lastIndexOf('.') + 1));

/** Converts a change's amounts, also in lists. */
export const withAmounts = <Change extends Logged>(
  change: Change,
  convert: (amount: number) => number,
): Change => ({
  ...change,
  ...('from' in change && { from: converted(change.from, change.field, convert) }),
  ...('to' in change && { to: converted(change.to, change.field, convert) }),
});

function converted(value: unknown, field: string, convert: (amount: number) => number): unknown {
  if (typeof value === 'number') return isAmountField(field) ? convert(value) : value;
  if (Array.isArray(value)) return value.map((one) => converted(one, field, convert));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, converted(part, name, convert)]);
  return Object.fromEntries(parts);
}

/** Converts amounts that were stored with other decimals to the shop's current currency. */
export const withOwnDecimals = <Change extends Logged>(
  changes: readonly Change[],
  stored: number | null | undefined,
): Change[] =>
  changes.map((change) =>
    withAmounts(change, (minor) => rescale(minor, stored ?? decimals(), decimals())),
  );
