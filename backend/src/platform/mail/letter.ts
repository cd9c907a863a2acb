import type { Language } from '@book-store/contract/storefront';

/** A book in a letter. */
export type LetterBook = {
  title: string;
  author?: string | undefined;
  /** What stands at the end of its line: a price, or how many are left. */
  note?: string | undefined;
  /** A path of the shop, or the URL of a cover that the owner entered. */
  cover?: string | undefined;
};

/** A link to a page of the shop; its path begins with `/`. */
export type LetterLink = { text: string; path: string };

/** What a mail says, without its form: the same for text and HTML. All texts are plain. */
export type Letter = {
  /** English if absent. */
  language?: Language | undefined;
  heading: string;
  paragraphs: string[];
  books?: LetterBook[] | undefined;
  /** The total stands out; the tax that it includes comes after it. */
  sums?: { label: string; amount: string; isTotal?: true }[] | undefined;
  /** The lines of a postal address, with what it is for. */
  address?: { heading: string; lines: string[] } | undefined;
  /** Stands out below all that. */
  button?: LetterLink | undefined;
  /** What happens next. */
  closing?: string[] | undefined;
  /** What else there is to do, small at the end. */
  links?: LetterLink[] | undefined;
  /** Unsubscribes the receiver from a list; mail programs may show a button of their own for it. */
  unsubscribe?: LetterLink | undefined;
};

/** The shop as its letters show it. */
export type Sender = {
  name: string;
  /** Address, telephone and email, as far as they are known. */
  contact: string[];
  /** The origin of all links. */
  publicUrl: string;
};

/** Returns the address of something that a letter links to. */
export const addressIn = (path: string, { publicUrl }: Pick<Sender, 'publicUrl'>): string =>
  /^https?:\/\//i.test(path) ? path : `${publicUrl}${path}`;
