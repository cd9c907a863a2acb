import { decimals, rescale } from '../../money.ts';

type Logged = { field: string; from?: unknown; to?: unknown };

const AMOUNT_FIELDS: ReadonlySet<string> = new Set([
  'amount',
  'balance',
  // What former versions logged of delivery.
  'deliveryFee',
  'freeFrom',
  'due',
  'minimum',
  'newPrice',
  'oldPrice',
  'paid',
  'refunded',
]);

/** Returns whether a field that the activity log names is an amount. */
export const isAmountField = (field: string): boolean => AMOUNT_FIELDS.has(field);

/** Returns a change with its amounts converted; one of another field as it is. */
export function withAmounts<Change extends Logged>(
  change: Change,
  convert: (amount: number) => number,
): Change {
  if (!isAmountField(change.field)) return change;
  const { from, to } = change;
  return {
    ...change,
    ...(typeof from === 'number' && { from: convert(from) }),
    ...(typeof to === 'number' && { to: convert(to) }),
  };
}

/** Returns changes whose amounts were stored with other decimals with those of the shop's currency of today. */
export const withOwnDecimals = <Change extends Logged>(
  changes: readonly Change[],
  stored: number | null | undefined,
): Change[] =>
  changes.map((change) =>
    withAmounts(change, (minor) => rescale(minor, stored ?? decimals(), decimals())),
  );
