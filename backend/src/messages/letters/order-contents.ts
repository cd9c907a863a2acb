import { formatMoney } from '@book-store/contract/money';
import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { titleOfCopies } from '@book-store/contract/orders/order/orders';
import { formatDays } from '@book-store/contract/promised-days';
import { countryOfAddress } from '@book-store/contract/settings/delivery/delivery-countries';
import { isCash } from '@book-store/contract/settings/payment/payment';
import { addressLines } from '@book-store/contract/settings/place/address-forms';
import { percentText } from '@book-store/contract/settings/tax/tax';
import { lineCents } from '../../orders/order/line-cents.ts';
import type { StoredOrder, StoredPayment } from '../../orders/order/orders.model.ts';
import { paymentOf } from '../../orders/order/payment-events.ts';
import type { Letter, LetterBook } from '../../platform/mail/letter.ts';
import { toAddressView } from '../../settings/place/addresses.ts';
import type { LetterTexts } from './english.ts';
import { toLetterBook } from './letter-books.ts';

export const booksOf = ({ lines }: StoredOrder): LetterBook[] =>
  lines.map((line) => ({
    ...toLetterBook(line, line.bookId.toString(), formatMoney(lineCents(line))),
    title: titleOfCopies(line),
  }));

/** What a letter shows of an order: its books or gift card, their cost, and the recipient. */
export function contentsOf(
  order: StoredOrder,
  { language, order: texts }: Pick<LetterTexts, 'language' | 'order'>,
  phone?: string,
): Pick<Letter, 'books' | 'sums' | 'address'> {
  const { address, delivery, deliveryCents, totalCents, boughtGiftCard } = order;
  const payment = paymentOf(order);
  const { method, fee, giftCard } = payment;
  const inCash = isCash(method);
  const cash = address ? texts.totalAtTheDoor : texts.total;
  const total = {
    label: inCash && !giftCard ? cash : texts.payment.total,
    amount: formatMoney(totalCents),
    isTotal: true as const,
  };
  if (boughtGiftCard) {
    const label = texts.giftCardFor(boughtGiftCard.recipient?.name);
    return { sums: [{ label, amount: formatMoney(boughtGiftCard.cents) }, total] };
  }
  const byCard = giftCardRows(payment, texts.payment, Boolean(address));
  const fees = fee > 0 ? [{ label: texts.payment.fee, amount: formatMoney(fee) }] : [];
  const [added, included] = taxRows(order, texts);
  const discounts = discountRows(order, texts);
  const way = {
    label: [
      delivery?.name ?? texts.ways[delivery?.kind ?? 'parcel'],
      delivery?.days && formatDays(delivery.days, language),
    ]
      .filter(Boolean)
      .join(', '),
    amount: deliveryCents ? formatMoney(deliveryCents) : texts.free,
  };
  const sums = [
    ...discounts,
    ...(address || delivery ? [way] : []),
    ...fees,
    ...added,
    total,
    ...included,
    ...byCard,
  ];
  const books = booksOf(order);
  if (!address) return { books, sums };
  const goesTo = toAddressView(address);
  const country = countryOfAddress(goesTo, language);
  return {
    books,
    sums,
    address: {
      heading: texts.address,
      lines: [order.name, ...addressLines(goesTo), country, phone ?? ''].filter(Boolean),
    },
  };
}

/** Empty if no code was used. */
function discountRows({ discountCode }: StoredOrder, texts: LetterTexts['order']) {
  if (!discountCode) return [];
  const { code, kind, cents } = discountCode;
  const amount = kind === 'delivery' ? texts.freeWithCode : formatMoney(0 - cents);
  return [{ label: texts.discount(code), amount }];
}

/** What a gift card has paid, and what is left. */
function giftCardRows(
  { method, giftCard, due }: StoredPayment,
  texts: LetterTexts['order']['payment'],
  isDelivered: boolean,
): NonNullable<Letter['sums']> {
  if (!giftCard) return [];
  const inCash = isDelivered ? texts.restAtTheDoor : texts.restInCash;
  const rest = { label: isCash(method) ? inCash : texts.rest, amount: formatMoney(due) };
  return [
    {
      label: texts.giftCard(maskedGiftCard(giftCard.lastFour)),
      amount: formatMoney(giftCard.amount),
    },
    ...(due > 0 ? [{ ...rest, isTotal: true as const }] : []),
  ];
}

/** A row for each rate: added tax first, then tax included in prices. */
function taxRows({ taxes }: StoredOrder, texts: LetterTexts['order']) {
  const taxed = (taxes?.sums ?? []).flatMap(({ rate, tax }) => (rate == null ? [] : { rate, tax }));
  const labelOf = taxes?.included ? texts.includedTax : texts.addedTax;
  const rows = taxed.map(({ rate, tax }) => ({
    label: labelOf(percentText(rate)),
    amount: formatMoney(tax),
  }));
  return taxes?.included ? ([[], rows] as const) : ([rows, []] as const);
}
