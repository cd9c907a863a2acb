import type { LawPart, LawRule } from '@book-store/contract/settings/law/law';

export type LawEntry = {
  /** The act and its paragraph, as the country cites it. */
  act: string;
  /** Where it was read. Without one it was not read: it is shown as something to ask an adviser about. */
  source?: string;
};

/** What the law of a country asks of a shop. */
export type LawList = {
  /** The day on which the sources were read. */
  read: string;
} & Readonly<Record<LawPart, Readonly<Partial<Record<LawRule, LawEntry>>>>>;
