import {
  codeOfPattern,
  type FieldCode,
  type FieldValues,
  type Reason,
} from '@book-store/contract/field-codes';
import type { z } from 'zod';
import type { FieldProblem } from '../../errors/errors.ts';

const PATH_MAX = 100;
/** Longer lists are not named in a message. */
const CHOICES_MAX = 50;

type Issue = z.core.$ZodIssue;
type Why = { code: FieldCode; values: FieldValues };

/** Expects issues with their input (`reportInput`). */
export function toFieldProblems({ path, ...issue }: Issue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: named([...path, key]),
      message: 'Unknown field.',
      code: 'unknown-field',
      values: {},
    }));
  const { code, values } = whyOf({ path, ...issue } as Issue);
  return [{ path: named(path), message: issue.message, code, values }];
}

/** Field names can come from the caller and be of any length. */
const named = (path: readonly PropertyKey[]): string => {
  const text = path.join('.');
  return text.length > PATH_MAX ? `${text.slice(0, PATH_MAX)}…` : text;
};

const BELOW: Record<string, FieldCode> = { string: 'too-short', array: 'too-few', set: 'too-few' };
const ABOVE: Record<string, FieldCode> = { string: 'too-long', array: 'too-many', set: 'too-many' };

function whyOf(issue: Issue): Why {
  if (issue.code === 'custom') return ownReason(issue.params as Partial<Reason> | undefined);
  if (issue.input === undefined || isEmpty(issue)) return because('required');
  switch (issue.code) {
    case 'too_small':
      return because(BELOW[issue.origin] ?? 'too-small', {
        [issue.inclusive === false ? 'above' : 'minimum']: Number(issue.minimum),
      });
    case 'too_big':
      return because(ABOVE[issue.origin] ?? 'too-large', {
        [issue.inclusive === false ? 'below' : 'maximum']: Number(issue.maximum),
      });
    case 'invalid_type':
      return issue.expected === 'int'
        ? because('not-whole')
        : because('wrong-type', { expected: issue.expected });
    case 'invalid_value':
      return issue.values.length > CHOICES_MAX
        ? because('not-one-of')
        : because('not-one-of', { choices: issue.values.map(String) });
    case 'invalid_format':
      return issue.format === 'regex'
        ? because(codeOfPattern(issue.pattern))
        : because('invalid-format', { format: issue.format });
    case 'not_multiple_of':
      return because('not-a-multiple', { of: Number(issue.divisor) });
    case 'invalid_union': {
      // The same issue as in its message (`zodMessage`).
      const nearest = issue.errors.flat().find(({ code }) => code !== 'invalid_type');
      return nearest
        ? whyOf(nearest)
        : because(issue.errors.length > 0 ? 'wrong-type' : 'not-one-of');
    }
    case 'unrecognized_keys':
    case 'invalid_key':
      return because('unknown-field');
    default:
      return because('invalid');
  }
}

const because = (code: FieldCode, values: FieldValues = {}): Why => ({ code, values });

/** Forms send '' for empty fields. */
const isEmpty = ({ code, input }: Issue) => code === 'too_small' && input === '';

const ownReason = ({ code = 'invalid', values = {} }: Partial<Reason> = {}): Why => ({
  code,
  values: typeof values === 'function' ? values() : values,
});
