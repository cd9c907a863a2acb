import type { z } from 'zod';

const UNIT: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' };

/** Returns a message for an issue whose schema has none. Undefined falls back to zod's default. */
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
      // The problem within the variant that the value matches, rather than the mismatch with the others.
      return issue.errors.flat().find(({ code }) => code !== 'invalid_type')?.message;
    default:
      return undefined;
  }
}
