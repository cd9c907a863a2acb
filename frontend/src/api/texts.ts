import type { ErrorCode } from '@book-store/contract/error-codes';
import { area } from '../lib/wording/storefront-texts.ts';

/** What is said of a call that has failed. The server's own sentences are English. */
export const apiTexts = area('api', {
  offline: 'The shop cannot be reached. Check your connection and try again.',
  unknown: 'Something went wrong at our end. Please try again in a moment.',
  problem: (_code: ErrorCode, detail: string): string => detail,
  field: (_path: string, message: string): string => message,
});
