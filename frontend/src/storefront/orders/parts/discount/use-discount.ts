import { type DiscountTerms, toCode } from '@book-store/contract/orders/discount-codes/discount';
import type { CodeRefused } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { QuoteLine } from '@book-store/contract/orders/quote/quote';
import { wireQuoteOf } from '@book-store/contract/orders/quote/wire-quote';
import { dayText } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type ApiProblem, toApiProblem } from '../../../../api/api-problem.ts';
import { useShopQuery } from '../../../../api/calls/shop-api.ts';
import { FRESH } from '../../../../api/refresh.ts';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { toQuoteLines } from '../../../../lib/ordering/quote-lines.ts';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { type TextsOf, useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { cartTexts } from '../../cart-texts.ts';
import type { CartItem } from '../cart/cart-slice.ts';
import { usePreviewCodeQuery } from './api.ts';

type Book = Pick<CartItem, '_id' | 'newPrice' | 'quantity' | 'format' | 'weight'>;

/** What a code gives for the books of the cart. */
type Given = { code: string; amount: number; freeDelivery?: boolean | undefined };

/** The discount code of the cart. */
export type Discount = {
  /** Whether the shop has any code that can be used. */
  isOffered: boolean;
  /** As it was typed; empty without one. */
  typed: string;
  /** Undefined as long as it is checked, and if it is refused. */
  given: Given | undefined;
  isChecking: boolean;
  /** Why it cannot be used. */
  refusal: string;
  /** The code to order with. */
  toSend: string | undefined;
  /** The books as they are priced, and what the code takes off those that it is for. */
  lines: QuoteLine[];
  terms: DiscountTerms | undefined;
  apply: (code: string) => void;
};

/** Returns why a code cannot be used, in the language of the shop; of another problem, its message. */
export function refusalText(
  { code, message, extra }: ApiProblem,
  { refusals }: TextsOf<typeof cartTexts>['discount'],
  language: Language,
): string {
  if (code !== 'code-refused') return message;
  const { reason, minimum = 0, firstDay } = extra as CodeRefused;
  return refusals[reason](firstDay ? dayText(language, firstDay) : '', formatAmount(minimum));
}

/** What may be an address, of which more is being typed. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const TYPING_MS = 400;

/**
 * Asks the shop what the kept code gives for these books. A guest may have used it before, which their address tells
 * once it is typed.
 */
export function useDiscount(books: readonly Book[], guestEmail = ''): Discount {
  const texts = useTexts(cartTexts).discount;
  const language = useLanguage();
  const { data: shop } = useShopQuery();
  const [kept, keep] = useKeptCode();
  const isOffered = shop?.discountCodes === true;
  const typed = isOffered ? kept : '';
  const wanted = typed && books.length > 0;
  const email = useDebounced(
    EMAIL.test(guestEmail.trim()) ? guestEmail.trim() : undefined,
    TYPING_MS,
  );
  const { data, error, isFetching } = usePreviewCodeQuery(
    wanted
      ? {
          code: typed,
          productIds: books.map(({ _id }) => _id),
          quantities: books.map(({ quantity = 1 }) => quantity),
          email,
        }
      : skipToken,
    FRESH,
  );
  const problem = wanted && error ? toApiProblem(error) : undefined;
  const preview = wanted && !problem && data?.code === toCode(typed) ? data : undefined;
  const lines = toQuoteLines(books, preview?.eligible);
  return {
    isOffered,
    typed,
    given: preview && {
      code: preview.code,
      amount: wireQuoteOf(lines, { discount: preview }).discount,
      freeDelivery: preview.kind === 'delivery' || undefined,
    },
    isChecking: isFetching && !preview,
    refusal: problem ? refusalText(problem, texts, language) : '',
    toSend: wanted && problem?.code !== 'code-refused' ? typed : undefined,
    lines,
    terms: preview,
    apply: keep,
  };
}

const kept = keptText('book-store-discount-v1');

/** Returns the discount code that goes with the cart of this browser, as it was typed; empty without one. */
function useKeptCode() {
  const [code, setCode] = useState(() => kept.read() ?? '');
  return [
    code,
    (next: string) => {
      kept.write(next);
      setCode(next);
    },
  ] as const;
}
