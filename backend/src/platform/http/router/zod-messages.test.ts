import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { zodMessage } from './zod-messages.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: zodMessage }).error?.issues.map((issue) => issue.message);

describe('zodMessage', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'This is required.'],
    [z.string(), 17, 'This must be of type string.'],
    [z.string().max(5), 'too long', 'Use at most 5 characters.'],
    [z.coerce.number().max(100), '1000', 'This may be at most 100.'],
    [z.coerce.number().min(1), '0', 'This must be at least 1.'],
    [z.number().int(), 1.5, 'This must be a whole number.'],
    [z.enum(['a', 'b']), 'c', 'This must be one of: a, b.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Use at most 1 entries.'],
  ])('for %o and %j says: %s', (schema, value, sentence) => {
    expect(said(schema, value)).toEqual([sentence]);
  });

  it("keeps the schema's own message", () => {
    expect(said(z.string().min(1, 'Please enter your name.'), '')).toEqual([
      'Please enter your name.',
    ]);
  });
});
