import type { TextPageId } from '@book-store/contract/text-limits';

/** What the shop knows of itself; what it does not know stands in brackets, for its owner to fill in. */
export type TemplateFacts = {
  name: string;
  address: string;
  phone: string;
  email: string;
  taxNumber: string;
  country?: string | undefined;
  keepNamesYears: number;
  keepContactsMonths: number;
  terms: string;
};

export type Templates = Partial<Record<TextPageId, (facts: TemplateFacts) => string>>;
