import {
  DISCOUNT_LIMIT_MAX,
  DISCOUNT_PER_CUSTOMER_MAX,
  type DiscountKind,
  TYPED_CODE_MAX,
} from '@book-store/contract/orders/discount-codes/discount';
import type {
  DiscountCodeView,
  EditDiscountCodeBody,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { FieldSpec } from '../../../kit/fields/field.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { amountInField, parsePrice, priceField } from '../../../lib/money/price-input.ts';

export type DiscountCodeDraft = Omit<DiscountCodeView, '_id' | 'uses' | 'state' | 'version'> &
  Partial<Pick<DiscountCodeView, '_id' | 'uses' | 'version'>>;

export const BLANK: DiscountCodeDraft = { code: '', kind: 'percent', genres: [], books: [] };

export const kindNames: Readonly<Record<DiscountKind, string>> = {
  percent: 'A percentage off',
  amount: 'An amount off',
  delivery: 'Free delivery',
};

export const valuesOf = (code: DiscountCodeDraft) => ({
  code: code.code,
  kind: code.kind,
  percent: code.percent === undefined ? '' : String(code.percent),
  amount: code.amount === undefined ? '' : amountInField(code.amount),
  minimum: code.minimum === undefined ? '' : amountInField(code.minimum),
  firstDay: code.firstDay ?? '',
  lastDay: code.lastDay ?? '',
  limit: code.limit === undefined ? '' : String(code.limit),
  perCustomer: code.perCustomer === undefined ? '' : String(code.perCustomer),
  genres: [...code.genres] as string[],
  books: code.books.map(({ bookId, title = DELETED }) => ({ bookId: bookId as string, title })),
});
export type CodeValues = ReturnType<typeof valuesOf>;
const DELETED = 'A deleted book';

export const KEYS = { books: ({ bookId }: CodeValues['books'][number]) => bookId };

/** Values that can no longer change are read-only. */
export const fieldsOf = (
  { kind }: CodeValues,
  genreName: (genre: string) => string,
): Record<keyof CodeValues, FieldSpec> => ({
  code: {
    label: 'Code',
    hint: 'Letters, digits and hyphens. Customers may type it in any case.',
    required: true,
    maxLength: TYPED_CODE_MAX,
    autoComplete: 'off',
    spellCheck: false,
  },
  kind: { label: 'What it gives', shows: (chosen: DiscountKind) => kindNames[chosen] },
  percent: { label: 'Percent', ...wholeNumberUpTo(100), required: kind === 'percent' },
  amount: { label: 'Amount', ...priceField(), required: kind === 'amount' },
  minimum: {
    label: 'From a sum of',
    optional: true,
    hint: 'Of all books in the order, before the discount.',
    ...priceField(),
  },
  firstDay: { label: 'First day', type: 'date', optional: true },
  lastDay: { label: 'Last day', type: 'date', optional: true },
  limit: {
    label: 'Orders in all',
    optional: true,
    ...wholeNumberUpTo(DISCOUNT_LIMIT_MAX),
    required: false,
  },
  perCustomer: {
    label: 'Orders of one customer',
    optional: true,
    hint: 'By account and email address.',
    ...wholeNumberUpTo(DISCOUNT_PER_CUSTOMER_MAX),
    required: false,
  },
  genres: {
    label: 'Only for genres',
    shows: (genres: readonly string[]) => genres.map(genreName).join(', '),
  },
  books: {
    label: 'Only for books',
    shows: (books: CodeValues['books']) => books.map(({ title }) => title).join('\n'),
  },
});

/** Returns the request for what is typed. */
export function toEditBody(typed: CodeValues, version: number | undefined): EditDiscountCodeBody {
  const amount = (text: string) => parsePrice(text) ?? undefined;
  const whole = (text: string) => (text ? Number(text) : undefined);
  const { kind } = typed;
  return {
    code: typed.code,
    kind,
    percent: kind === 'percent' ? whole(typed.percent) : undefined,
    amount: kind === 'amount' ? amount(typed.amount) : undefined,
    minimum: amount(typed.minimum),
    firstDay: typed.firstDay || undefined,
    lastDay: typed.lastDay || undefined,
    limit: whole(typed.limit),
    perCustomer: whole(typed.perCustomer),
    genres: typed.genres,
    books: typed.books.map(({ bookId }) => bookId),
    version,
  };
}
