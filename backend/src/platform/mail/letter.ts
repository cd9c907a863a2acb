import type { Language } from '@book-store/contract/storefront';

export type LetterBook = {
  title: string;
  author?: string | undefined;
  /** At the end of the line: a price, or how many are left. */
  note?: string | undefined;
  /** A path of the shop, or a cover URL that the owner entered. */
  cover?: string | undefined;
};

/** A link to a page of the shop; `path` begins with `/`. */
export type LetterLink = { text: string; path: string };

/** A text of the shop in Markdown; it is stored by its version, and filled in when the mail is sent. */
export type LetterText = { heading: string; version: string; text?: string | undefined };

/** A file, which is made when the mail is sent and is not stored with it. */
export type LetterFile = { name: string; content: Buffer; type: string };

/** The content of a mail, shared by its text and HTML forms. All texts are plain. */
export type Letter = {
  /** Absent in mails of former versions, which are in English. */
  language?: Language | undefined;
  heading: string;
  paragraphs: string[];
  books?: LetterBook[] | undefined;
  /** The total is emphasised; the tax that it includes follows it. */
  sums?: { label: string; amount: string; isTotal?: true }[] | undefined;
  /** A postal address with its heading. */
  address?: { heading: string; lines: string[] } | undefined;
  /** The main action, below everything above. */
  button?: LetterLink | undefined;
  /** What happens next. */
  closing?: string[] | undefined;
  /** Asks the reader to get in touch, where the sender says how. */
  askUs?: string | undefined;
  /** Texts that the law wants in the mail, at its end. */
  enclosed?: LetterText[] | undefined;
  files?: LetterFile[] | undefined;
  /** Secondary links, small at the end. */
  links?: LetterLink[] | undefined;
  /** Unsubscribes the recipient from a list; mail programs may show their own button for it. */
  unsubscribe?: LetterLink | undefined;
};

/** A letter says in which language it is written. */
export type NewLetter = Letter & { language: Language };

/** The shop's details in its letters. */
export type Sender = {
  name: string;
  /** Address, telephone and email, if set. */
  contact: string[];
  /** The origin of all links. */
  publicUrl: string;
};

/** What stands at the end: a shop that cannot be reached asks nobody to get in touch. */
export const closingOf = ({ closing = [], askUs }: Letter, { contact }: Sender): string[] =>
  askUs && contact.length > 0 ? [...closing, askUs] : closing;

/** Returns the absolute URL of a link. */
export const addressIn = (path: string, { publicUrl }: Pick<Sender, 'publicUrl'>): string =>
  /^https?:\/\//i.test(path) ? path : `${publicUrl}${path}`;
