import type { ErrorCode } from '@book-store/contract/error-codes';
import type { Refusal } from '@book-store/contract/parts.schemas';
import { textsNow } from '../lib/wording/storefront-texts.ts';
import { apiTexts, type FieldProblem } from './texts.ts';

export type ApiProblem = {
  code: ErrorCode | 'offline' | 'unknown';
  status?: number;
  message: string;
  fields: Record<string, string>;
  extra: Record<string, unknown>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Says why one of several changes was refused. */
export const refusalText = ({ code, ...why }: Refusal): string =>
  textsNow(apiTexts).problem({ ...why, code: code as ErrorCode });

type ToSentence = (problem: FieldProblem) => string;

/** The first of several problems of a field counts. */
const fieldMessages = (fields: unknown, toSentence: ToSentence): Record<string, string> => {
  if (!Array.isArray(fields)) return {};
  const problems = fields.filter(isObject) as FieldProblem[];
  return Object.fromEntries(problems.map((one) => [one.path, toSentence(one)]).reverse());
};

/** Turns the error of an RTK Query hook or `.unwrap()` into an `ApiProblem`, in the language of the screen. */
export function toApiProblem(error: unknown): ApiProblem {
  const texts = textsNow(apiTexts);
  if (isObject(error) && isObject(error.data) && typeof error.data.code === 'string') {
    const { code, detail, fields, ...extra } = error.data;
    // Only server problems have a title; form problems are already translated.
    const isServers = 'title' in extra;
    const asItIs = String(detail ?? '');
    return {
      code: code as ErrorCode,
      status: Number(error.status),
      message: isServers
        ? texts.problem({ ...error.data, code: code as ErrorCode, detail: asItIs })
        : asItIs,
      fields: fieldMessages(fields, isServers ? texts.field : ({ message }) => message),
      extra,
    };
  }
  const status = isObject(error) ? error.status : undefined;
  const offline = status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
  return {
    code: offline ? 'offline' : 'unknown',
    message: offline ? texts.offline : texts.unknown,
    fields: {},
    extra: {},
    ...(typeof status === 'number' ? { status } : {}),
  };
}
