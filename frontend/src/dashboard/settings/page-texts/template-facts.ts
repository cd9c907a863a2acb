import type { TextPageId } from '@book-store/contract/text-limits';

/** Unknown facts stand in brackets, for the owner to fill in. */
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
