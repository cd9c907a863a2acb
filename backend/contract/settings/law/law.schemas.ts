import { z } from 'zod';
import { LAW_PARTS, LAW_RULES, LAW_STATES } from './law.ts';

export const LawEntryView = z.object({
  part: z.enum(LAW_PARTS),
  rule: z.enum(LAW_RULES),
  /** The act and its paragraph, as the country cites it. */
  act: z.string(),
  /** Where it was read. */
  source: z.string().optional(),
  state: z.enum(LAW_STATES),
});
export type LawEntryView = z.output<typeof LawEntryView>;

/** What the law of the shop's country asks for. */
export const LawView = z.object({
  /** The day on which the sources were read. */
  read: z.string(),
  entries: z.array(LawEntryView),
});
export type LawView = z.output<typeof LawView>;
