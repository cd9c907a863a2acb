import type { ErrorCode } from '@book-store/contract/error-codes';
import { textsNow } from '../lib/wording/storefront-texts.ts';
import { apiTexts } from './texts.ts';

/** What a screen needs to know about a failed call, whatever the cause. */
export type ApiProblem = {
  code: ErrorCode | 'offline' | 'unknown';
  status?: number;
  message: string;
  fields: Record<string, string>;
  extra: Record<string, unknown>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Translate = (path: string, message: string) => string;

const fieldMessages = (fields: unknown, translate: Translate): Record<string, string> => {
  if (!Array.isArray(fields)) return {};
  const entries = fields
    .filter(isObject)
    .map(({ path, message }) => [String(path), translate(String(path), String(message))]);
  return Object.fromEntries(entries.reverse());
};

const asItIs: Translate = (_path, message) => message;

/** Turns the error of an RTK Query hook or `.unwrap()` into an `ApiProblem`, in the language of the screen. */
export function toApiProblem(error: unknown): ApiProblem {
  const texts = textsNow(apiTexts);
  if (isObject(error) && isObject(error.data) && typeof error.data.code === 'string') {
    const { code, detail, fields, ...extra } = error.data;
    // Only the server's have a title; those of forms are in the shop's language already.
    const isServers = 'title' in extra;
    const said = String(detail ?? '');
    return {
      code: code as ErrorCode,
      status: Number(error.status),
      message: isServers ? texts.problem(code as ErrorCode, said) : said,
      fields: fieldMessages(fields, isServers ? texts.field : asItIs),
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
