import { toMajor, toMinor } from '../../money.ts';
import type { DeliveryPrices } from '../../settings/delivery/delivery.ts';
import type { Taxation, Taxes } from '../../settings/tax/tax.ts';
import { type Quote, type QuoteLine, type QuoteTerms, quoteOf } from './quote.ts';

/** As `quoteOf`, with all amounts in the wire's form: they are minor units only during the calculation. */
export function wireQuoteOf(lines: readonly QuoteLine[], terms: QuoteTerms): Quote {
  const { discount, delivery, tax, fee, giftCard } = terms;
  const { taxes, discounts, ...sums } = quoteOf(
    lines.map((line) => ({ ...line, price: toMinor(line.price) })),
    {
      ...terms,
      discount: discount && { ...discount, amount: discount.amount && toMinor(discount.amount) },
      delivery: typeof delivery === 'number' ? toMinor(delivery) : delivery && inMinor(delivery),
      tax: tax && isAgreed(tax) ? withSums(tax, toMinor) : tax,
      fee: fee && toMinor(fee),
      giftCard: giftCard && toMinor(giftCard),
    },
  );
  return {
    books: toMajor(sums.books),
    discount: toMajor(sums.discount),
    discounts: discounts.map(toMajor),
    delivery: toMajor(sums.delivery),
    saved: toMajor(sums.saved),
    subtotal: toMajor(sums.subtotal),
    fee: toMajor(sums.fee),
    taxes: taxes && withSums(taxes, toMajor),
    tax: toMajor(sums.tax),
    total: toMajor(sums.total),
    giftCard: toMajor(sums.giftCard),
    due: toMajor(sums.due),
  };
}

const inMinor = ({ steps, freeFrom, heavier }: DeliveryPrices): DeliveryPrices => ({
  steps: steps.map(({ sum, price }) => ({ sum: toMinor(sum), price: toMinor(price) })),
  freeFrom: freeFrom && toMinor(freeFrom),
  heavier: heavier?.map(({ over, price }) => ({ over, price: toMinor(price) })),
});

const isAgreed = (tax: Taxation | Taxes): tax is Taxes => 'sums' in tax;

const withSums = ({ included, sums }: Taxes, convert: typeof toMinor): Taxes => ({
  included,
  sums: sums.map(({ net, tax, gross, ...sum }) => ({
    ...sum,
    net: convert(net),
    tax: convert(tax),
    gross: convert(gross),
  })),
});
