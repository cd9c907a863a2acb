import type { z } from 'zod';

const UNIT: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' };

/**
 * Returns an error message for an issue whose schema has no message of its own. Undefined falls back
 * to zod's default.
 */
export function zodMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'This is required.';
  switch (issue.code) {
    case 'too_big':
      return UNIT[issue.origin]
        ? `Use at most ${issue.maximum}${UNIT[issue.origin]}.`
        : `This may be at most ${issue.maximum}.`;
    case 'too_small':
      return `This must be at least ${issue.minimum}${UNIT[issue.origin] ?? ''}.`;
    case 'invalid_type':
      return `This must be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_union':
      // The problem with the form that the value has, instead of that it does not have another form.
      return issue.errors.flat().find(({ code }) => code !== 'invalid_type')?.message;
    default:
      return undefined;
  }
}
