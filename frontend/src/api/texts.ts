import type { DetailCode } from '@book-store/contract/detail-codes';
import type { ErrorCode } from '@book-store/contract/error-codes';
import type { Problem } from '@book-store/contract/parts.schemas';
import { area } from '../lib/wording/storefront-texts.ts';

export type FieldProblem = NonNullable<Problem['fields']>[number];

/** What the server says of a call as a whole. */
type GeneralProblem = {
  code: ErrorCode;
  detail: string;
  detailCode?: DetailCode | undefined;
  detailValues?: Problem['detailValues'];
  fields?: Problem['fields'];
};

/** The messages of failed calls. The server's own are English. */
export const apiTexts = area('api', {
  offline: 'The shop cannot be reached. Check your connection and try again.',
  unknown: 'Something went wrong at our end. Please try again in a moment.',
  problem: ({ detail }: GeneralProblem): string => detail,
  field: ({ message }: FieldProblem): string => message,
});
