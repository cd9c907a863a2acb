import { z } from 'zod';
import { FromVersion, Line, Lines, Version, wholeNumber } from '../../parts.schemas.ts';
import {
  PAPER_NOTE_MAX,
  PAPER_PREFIX_MAX,
  PAPER_PREFIX_PATTERN,
  PAY_DAYS_MAX,
} from './paper-numbers.ts';

const PREFIX_RULE = 'Use letters and digits, and single hyphens between them, such as RE.';

/** How invoices and credit notes are numbered, and what they say. */
export const PapersSection = z.strictObject({
  /** Before the number; absent for the bare number. */
  prefix: Line.max(PAPER_PREFIX_MAX, `Use at most ${PAPER_PREFIX_MAX} characters.`)
    .regex(new RegExp(`^(${PAPER_PREFIX_PATTERN})?$`), PREFIX_RULE)
    .optional(),
  /** Whether the year is part of the number, and counting begins anew with it. */
  yearly: z.boolean(),
  /** Until when an invoice is to be paid, in days after its own. */
  payDays: wholeNumber(1, PAY_DAYS_MAX, `Please enter a number of days from 1 to ${PAY_DAYS_MAX}.`),
  /** What every paper says, such as why no tax is due. */
  note: Lines.max(PAPER_NOTE_MAX, `Use at most ${PAPER_NOTE_MAX} characters.`).optional(),
});

export const EditPapersBody = PapersSection.extend({ version: FromVersion });
export type EditPapersBody = z.input<typeof EditPapersBody>;

export const PapersSettings = PapersSection.extend({ version: Version });
export type PapersSettings = z.output<typeof PapersSettings>;
