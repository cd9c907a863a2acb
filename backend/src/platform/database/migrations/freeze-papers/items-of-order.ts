import type { Language } from '@book-store/contract/storefront';
import type { OrderBefore } from './order-before.ts';
import type { WordsBefore } from './words.ts';

type Item = {
  kind: string;
  text: string;
  detail?: string;
  quantity?: number;
  price?: number;
  amount: number;
};

/** As on the invoices of the version before; they add up to the order's total. */
export function itemsOf(order: OrderBefore, words: WordsBefore): Item[] {
  const { lines, discountCode: code, delivery, address, deliveryCents = 0, payment, taxes } = order;
  const added = taxes && !taxes.included ? taxes.sums : [];
  const item = (kind: string, text: string, amount: number): Item => ({ kind, text, amount });
  const way = delivery?.kind === 'pick-up' ? words.pickUp : words.delivery;
  return [
    ...lines.map(({ title, author, isbn, priceCents: price, quantity = 1 }) => {
      const detail = [author, isbn && `ISBN ${isbn}`].filter(Boolean).join(', ');
      const amount = price * quantity;
      return { kind: 'book', text: title, ...(detail && { detail }), quantity, price, amount };
    }),
    ...(code ? [item('discount', words.discount(code.code), 0 - code.cents)] : []),
    ...(delivery || address || deliveryCents > 0
      ? [item('delivery', delivery?.name ?? way, deliveryCents)]
      : []),
    ...(payment?.fee ? [item('fee', words.fee, payment.fee)] : []),
    ...added.flatMap(({ rate, tax }) =>
      rate == null ? [] : [item('tax', words.addedTax(rate / 1000), tax)],
    ),
  ];
}

type Returned = NonNullable<OrderBefore['returns']>[number];

/** The copies that came back, and the difference to the money that was given back for them. */
export function returnedItems(
  { lines }: OrderBefore,
  { lines: returned, refund }: Returned,
  words: WordsBefore,
): Item[] {
  const books = returned.map(({ bookId, quantity, cents: amount }) => {
    const text = lines.find((line) => line.bookId.equals(bookId))?.title ?? '';
    return { kind: 'book', text, quantity, amount };
  });
  const rest = (refund?.amount ?? 0) - books.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0) return books;
  return rest < 0
    ? [...books, { kind: 'deduction', text: words.deduction, amount: rest }]
    : [...books, { kind: 'goodwill', text: words.other, amount: rest }];
}

/** The lines of an address, with the country's name. */
export function addressOf({ address }: OrderBefore, language: Language): string[] {
  if (!address) return [];
  const { street, zipcode = '', city, state = '', country, countryCode } = address;
  const named = countryCode
    ? new Intl.DisplayNames(language, { type: 'region' }).of(countryCode)
    : country;
  const town = countryCode === 'US' ? `${city}, ${state} ${zipcode}` : `${zipcode} ${city}`;
  const isStateApart = countryCode !== 'US' && state;
  return [street, town.trim(), ...(isStateApart ? [state] : []), named ?? country].filter(Boolean);
}
