import type { Request } from 'express';
import type { z } from 'zod';
import { AppError, type FieldProblem, notFound } from '../../errors/errors.ts';
import { toFieldProblems } from './field-problems.ts';
import { zodMessage } from './zod-messages.ts';

/** A response names at most this many fields; bad input could have thousands. */
const FIELDS_MAX = 20;

/** Throws `not-found` if they are invalid. */
export function parseParams(schema: z.ZodType | undefined, raw: unknown): unknown {
  const result = schema?.safeParse(raw);
  if (result?.success === false) {
    throw notFound('There is nothing at this address.');
  }
  return result?.data;
}

/** Empty values count as absent. Throws `bad-request`. */
export function parseQuery(schema: z.ZodType | undefined, raw: Request['query']): unknown {
  const given = Object.entries(raw).flatMap(([name, value]) => {
    const kept = Array.isArray(value) ? value.filter((one) => one !== '') : value;
    const isEmpty = kept === '' || (Array.isArray(kept) && kept.length === 0);
    return isEmpty ? [] : [[name, kept]];
  });
  return parseInput(schema, Object.fromEntries(given));
}

/** Parses headers or a body. Throws `bad-request` with the invalid fields. */
export function parseInput(schema: z.ZodType | undefined, raw: unknown): unknown {
  const result = schema?.safeParse(raw, { error: zodMessage, reportInput: true });
  if (result?.success === false) {
    const problems = result.error.issues.flatMap(toFieldProblems);
    throw new AppError('bad-request', {
      detail: summaryOf(problems),
      fields: problems.slice(0, FIELDS_MAX),
    });
  }
  return result?.data;
}

function summaryOf([first, ...others]: FieldProblem[]): string {
  if (first && others.length === 0) {
    return first.path ? `${first.path}: ${first.message}` : first.message;
  }
  const more = others.length + 1 - FIELDS_MAX;
  return `Some fields are invalid.${more > 0 ? ` And ${more} more problems.` : ''}`;
}
