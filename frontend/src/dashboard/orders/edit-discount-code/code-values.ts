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
import type { DiscountTexts } from '../discount-texts.ts';

export type DiscountCodeDraft = Omit<DiscountCodeView, '_id' | 'uses' | 'state' | 'version'> &
  Partial<Pick<DiscountCodeView, '_id' | 'uses' | 'version'>>;

export const BLANK: DiscountCodeDraft = { code: '', kind: 'percent', genres: [], books: [] };

/** `deleted` stands instead of the title of a book that is no longer there. */
export const valuesOf = (code: DiscountCodeDraft, deleted: string) => ({
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
  books: code.books.map(({ bookId, title = deleted }) => ({ bookId: bookId as string, title })),
});
export type CodeValues = ReturnType<typeof valuesOf>;

export const KEYS = { books: ({ bookId }: CodeValues['books'][number]) => bookId };

/** Values that can no longer change are read-only. */
export const fieldsOf = (
  { kind }: CodeValues,
  genreName: (genre: string) => string,
  { form: texts, kinds }: Pick<DiscountTexts, 'form' | 'kinds'>,
): Record<keyof CodeValues, FieldSpec> => ({
  code: {
    label: texts.code,
    hint: texts.codeHint,
    required: true,
    maxLength: TYPED_CODE_MAX,
    autoComplete: 'off',
    spellCheck: false,
  },
  kind: { label: texts.kind, shows: (chosen: DiscountKind) => kinds[chosen] },
  percent: { label: texts.percent, ...wholeNumberUpTo(100), required: kind === 'percent' },
  amount: { label: texts.amount, ...priceField(), required: kind === 'amount' },
  minimum: {
    label: texts.minimum,
    optional: true,
    hint: texts.minimumHint,
    ...priceField(),
  },
  firstDay: { label: texts.firstDay, type: 'date', optional: true },
  lastDay: { label: texts.lastDay, type: 'date', optional: true },
  limit: {
    label: texts.limit,
    optional: true,
    ...wholeNumberUpTo(DISCOUNT_LIMIT_MAX),
    required: false,
  },
  perCustomer: {
    label: texts.perCustomer,
    optional: true,
    hint: texts.perCustomerHint,
    ...wholeNumberUpTo(DISCOUNT_PER_CUSTOMER_MAX),
    required: false,
  },
  genres: {
    label: texts.genres,
    shows: (genres: readonly string[]) => genres.map(genreName).join(', '),
  },
  books: {
    label: texts.books,
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
