import type { QuestionKind } from '@book-store/contract/messages/questions/questions';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathWithId } from '@book-store/contract/pages/addresses/shop-pages';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import type { LetterTexts } from '../letters/english.ts';
import { type MailedBook, toLetterBook } from '../letters/letter-books.ts';

type Id = { toString(): string };

/** Tells the owner, without what was typed: that is read where it can be erased. */
export const newQuestionMail = (
  { _id, kind }: { _id: Id; kind: QuestionKind },
  to: string,
  { owner: { newQuestion: texts }, language }: LetterTexts,
): NewMail => ({
  key: `new-question:${_id}`,
  kind: 'new-question',
  to,
  subject: texts.subject[kind],
  letter: {
    language,
    heading: texts.subject[kind],
    paragraphs: [texts.first],
    button: { text: texts.button, path: `${PAGES.questions.pattern}?state=open` },
  },
});

/** The prefix of the keys of all answers to a person, by the `guestUid` of their address. */
export const answerKeys = (by: string): string => `answer:${by}:`;

type Asked = { by: string; email: string; name: string; book: string; orderNumber: string };
type Given = { id: Id; text: string; book?: (MailedBook & { _id: Id }) | undefined };

/** The owner's words for whoever has asked. */
export function answerMail(
  { by, email, name, book: wanted, orderNumber }: Asked,
  { id, text, book }: Given,
  { answer: texts, language }: LetterTexts,
): NewMail {
  const about = wanted ? texts.about(wanted) : orderNumber && texts.aboutOrder(orderNumber);
  return {
    key: `${answerKeys(by)}${id}`,
    kind: 'answer',
    to: email,
    subject: texts.subject(wanted || orderNumber),
    letter: {
      language,
      heading: texts.heading,
      paragraphs: [texts.hello(name), ...(about ? [about] : []), ...text.split(/\n\s*\n/)],
      ...(book && {
        books: [toLetterBook(book, book._id.toString())],
        button: {
          text: texts.button,
          path: pathWithId(PAGES.book.pattern, book._id.toString()),
        },
      }),
      closing: [texts.closing],
    },
  };
}
