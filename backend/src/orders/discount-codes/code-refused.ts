import { formatMoney } from '@book-store/contract/money';
import type { CodeRefusal } from '@book-store/contract/orders/discount-codes/discount';
import { CodeRefused } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { dayText } from '@book-store/contract/place';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';

type Why = z.output<typeof CodeRefused>;

const SENTENCES: Record<CodeRefusal, (why: Why) => string> = {
  unknown: () => 'This shop has no such discount code.',
  'not-yet': ({ firstDay }) =>
    `This discount code can be used from ${dayText('en', firstDay ?? '')} on.`,
  expired: () => 'This discount code has expired.',
  'used-up': () => 'This discount code has been used up.',
  'used-by-you': () => 'You have already used this discount code.',
  minimum: ({ minimum = 0 }) =>
    `This discount code is for orders of books for at least ${formatMoney(minimum)}.`,
  'not-these-books': () => 'This discount code is not for the books in this order.',
};

/** The minimum is in minor units. */
export const codeRefused = (why: Why): AppError =>
  new AppError('code-refused', {
    detail: SENTENCES[why.reason](why),
    extra: why,
    wire: CodeRefused,
  });

export const isRefusedFor = (error: unknown, reasons: readonly CodeRefusal[]): boolean =>
  error instanceof AppError &&
  error.code === 'code-refused' &&
  reasons.some((reason) => reason === error.extra?.reason);
