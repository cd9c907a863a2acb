/**
 * Amounts are whole minor units (cents) everywhere inside the shop. Only here do they become what the wire,
 * files, forms and people have, and back.
 */

/** How many decimals an amount has. */
export const DECIMALS = 2;
/** What people are told of an amount with more of them. */
export const DECIMALS_RULE = 'at most two decimals';

const MINOR_UNITS = 10 ** DECIMALS;

/** Maximum price of a book, in minor units. */
export const PRICE_MAX = 10_000 * MINOR_UNITS;

/** Below this, a difference comes from the binary fractions that a caller has added up. */
const TOLERANCE = 1e-8;

/**
 * Returns an amount of the wire in minor units: 12.3 becomes 1230. Never rounds: 12.345 becomes 1234.5, which
 * no schema lets in.
 */
export function toMinor(amount: number): number {
  const minor = Math.round(amount * MINOR_UNITS);
  return Math.abs(minor / MINOR_UNITS - amount) < TOLERANCE ? minor : amount * MINOR_UNITS;
}

/** Returns minor units as the wire has them: 1230 becomes 12.3. */
export const toMajor = (minor: number): number => minor / MINOR_UNITS;

/** The members of requests and replies that are amounts, or lists of amounts; `Money` marks them in the schemas. */
export const MONEY_MEMBERS: ReadonlySet<string> = new Set([
  'amount',
  'averageOrder',
  'cashCollected',
  'cashToCollect',
  'deliveryFee',
  'freeFrom',
  'months',
  'newPrice',
  'oldPrice',
  'price',
  'revenue',
  'sales',
  'sum',
  'totalPrice',
  'totalSales',
]);

/** Returns a parsed request, or a reply as it was read, with its amounts in minor units. */
export const decodeMoney = <Data>(data: Data): Data => converted(data, toMinor) as Data;

/** Returns a reply, or a request that is to be sent, with its amounts as the wire has them. */
export const encodeMoney = <Data>(data: Data): Data => converted(data, toMajor) as Data;

function converted(data: unknown, convert: typeof toMinor, isAmount = false): unknown {
  if (typeof data === 'number') return isAmount ? convert(data) : data;
  if (Array.isArray(data)) return data.map((one) => converted(one, convert, isAmount));
  if (!isPlain(data)) return data;
  const copy = { ...data };
  // A changed field is named beside its values: { field: 'newPrice', from: 12, to: 10 }.
  const isChange = typeof copy.field === 'string' && MONEY_MEMBERS.has(copy.field);
  for (const name in copy) {
    const isChanged = isChange && (name === 'from' || name === 'to');
    copy[name] = converted(copy[name], convert, isChanged || MONEY_MEMBERS.has(name));
  }
  return copy;
}

function isPlain(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false;
  const prototype: unknown = Object.getPrototypeOf(data);
  return prototype === Object.prototype || prototype === null;
}

/** Returns minor units as files, forms and `totalPrice` of an order have them: 123450 becomes '1234.50'. */
export const toMoneyText = (minor: number): string => toMajor(minor).toFixed(DECIMALS);

const forPeople = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Returns minor units as people read them, on screens, in mails and on paper: 123450 becomes '$1,234.50'. */
export const formatMoney = (minor: number): string => forPeople.format(toMajor(minor));
