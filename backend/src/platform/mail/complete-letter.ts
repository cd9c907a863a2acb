import type { MailKind } from '@book-store/contract/platform/mail/mail-kinds';
import type { Letter } from './letter.ts';
import type { StoredMail } from './mails.model.ts';

/** Returns the complete letter; undefined if it has become useless. */
type CompleteLetter = (mail: StoredMail) => Promise<Letter | undefined>;

const completions = new Map<MailKind, CompleteLetter>();

/**
 * Lets an area add secrets, such as a code, to each mail of a kind. Called for every attempt to send it, because an
 * earlier one may not have arrived.
 */
export const completeBeforeSending = (kind: MailKind, complete: CompleteLetter): void =>
  void completions.set(kind, complete);

/** Returns the letter to send; undefined if it has become useless. */
export const completeLetter = async (mail: StoredMail): Promise<Letter | undefined> => {
  const complete = completions.get(mail.kind);
  return complete ? complete(mail) : mail.letter;
};
