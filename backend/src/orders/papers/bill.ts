import { amountOf } from '@book-store/contract/orders/order/orders';
import type { PaperWords } from '@book-store/contract/orders/papers/paper-words';
import type { PaperItemKind } from '@book-store/contract/orders/papers/papers';
import { percentText, type TaxSum } from '@book-store/contract/settings/tax/tax';
import type { StoredOrder } from '../order/orders.model.ts';
import { creditedSums } from '../returns/credit-sums.ts';
import { lessSums, totalOf } from './tax-sums.ts';

/** Amounts in minor units. */
export type BillItem = {
  kind: PaperItemKind;
  text: string;
  detail?: string;
  quantity?: number;
  price?: number;
  amount: number;
};

export type Bill = { items: BillItem[]; sums: TaxSum[]; totalPrice: number };

/** What an order costs now, item by item, less what has been credited of it. The items add up to the total. */
export function billOf(order: StoredOrder, words: PaperWords): Bill {
  const credited = creditedSums(order);
  const sums = lessSums(sumsOf(order), credited);
  const items = [...bookItems(order, words), ...otherItems(order, words)];
  const reduced = totalOf(credited);
  return {
    items:
      reduced > 0
        ? [...items, { kind: 'credited', text: words.reducedBefore, amount: -reduced }]
        : items,
    sums,
    totalPrice: totalOf(sums),
  };
}

/** By tax rate; a single sum without tax where none is due. */
export const sumsOf = ({
  taxes,
  totalCents,
}: Pick<StoredOrder, 'taxes' | 'totalCents'>): TaxSum[] =>
  taxes?.sums.map(({ rate, net, tax, gross }) => ({
    ...(rate != null && { rate }),
    net,
    tax,
    gross,
  })) ?? [{ net: totalCents, tax: 0, gross: totalCents }];

const bookItems = ({ lines }: StoredOrder, words: PaperWords): BillItem[] =>
  lines.map((line) => {
    const { title, priceCents: price, quantity } = line;
    const detail = detailOf(line, words);
    return {
      kind: 'book',
      text: title,
      ...(detail && { detail }),
      quantity,
      price,
      amount: amountOf({ price, quantity }),
    };
  });

type Line = StoredOrder['lines'][number];

/** For example 'Jane Austen, paperback, Rowohlt 2019, ISBN 9783161484100'. */
export const detailOf = (
  {
    author,
    format,
    publisher,
    publishedYear,
    isbn,
  }: Pick<Line, 'author' | 'format' | 'publisher' | 'publishedYear' | 'isbn'>,
  { formats }: PaperWords,
): string =>
  [
    author,
    format && format !== 'other' && formats[format],
    [publisher, publishedYear].filter(Boolean).join(' '),
    isbn && `ISBN ${isbn}`,
  ]
    .filter(Boolean)
    .join(', ');

function otherItems(order: StoredOrder, words: PaperWords): BillItem[] {
  const { discountCode: code, delivery, address, deliveryCents = 0, payment, taxes } = order;
  const item = (kind: PaperItemKind, text: string, amount: number): BillItem => ({
    kind,
    text,
    amount,
  });
  const added = taxes && !taxes.included ? taxes.sums : [];
  return [
    ...(code ? [item('discount', words.discount(code.code), 0 - code.cents)] : []),
    ...(delivery || address || deliveryCents > 0
      ? [item('delivery', delivery?.name ?? words.ways[delivery?.kind ?? 'parcel'], deliveryCents)]
      : []),
    ...(payment?.fee ? [item('fee', words.feeOf(words.methods[payment.method]), payment.fee)] : []),
    ...added.flatMap(({ rate, tax }) =>
      rate == null ? [] : [item('tax', words.addedTax(percentText(rate)), tax)],
    ),
  ];
}
