import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { dayText, numberFormat } from '@book-store/contract/place';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { languageNow, textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { discountTexts } from '../../discount-texts.ts';

const words = () => textsNow(discountTexts).terms;

/** For example '10% off'. */
export function gives({ kind, percent = 0, amount = 0 }: DiscountCodeView): string {
  const { freeDelivery, off } = words();
  if (kind === 'delivery') return freeDelivery;
  if (kind === 'amount') return off(formatAmount(amount));
  return off(numberFormat({ style: 'percent' }).format(percent / 100));
}

const shown = (day: string) => dayText(languageNow(), day, 'medium');

function whenOf({ firstDay, lastDay }: DiscountCodeView): string {
  const { fromTo, from, until } = words();
  if (firstDay && lastDay) return fromTo(shown(firstDay), shown(lastDay));
  if (firstDay) return from(shown(firstDay));
  return lastDay ? until(shown(lastDay)) : '';
}

/** One line: discount, period, minimum order, eligible books. */
export function termsOf(code: DiscountCodeView, nameOf: (category: string) => string): string {
  const { minimum, genres, books, perCustomer } = code;
  const texts = words();
  return [
    gives(code),
    minimum !== undefined && texts.minimum(formatAmount(minimum)),
    genres.length + books.length > 0 && texts.for(genres.map(nameOf), books.length),
    whenOf(code),
    perCustomer !== undefined && texts.perCustomer(perCustomer),
  ]
    .filter(Boolean)
    .join(', ');
}
