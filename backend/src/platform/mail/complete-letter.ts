import type { MailKind } from '@book-store/contract/platform/mail/mail-kinds';
import type { Letter } from './letter.ts';
import type { StoredMail } from './mails.model.ts';

/** Returns a letter with what is not stored with it; undefined if it is of no use any more. */
type CompleteLetter = (mail: StoredMail) => Promise<Letter | undefined>;

const completions = new Map<MailKind, CompleteLetter>();

/**
 * Lets an area add to each mail of a kind what its reader alone may know, such as a code. It is called for every attempt
 * to send one: nobody knows whether an earlier one has arrived.
 */
export const completeBeforeSending = (kind: MailKind, complete: CompleteLetter): void =>
  void completions.set(kind, complete);

/** Returns the letter of a mail as it is sent; undefined if it is of no use any more. */
export const completeLetter = async (mail: StoredMail): Promise<Letter | undefined> => {
  const complete = completions.get(mail.kind);
  return complete ? complete(mail) : mail.letter;
};
