import type {
  QuestionKind,
  QuestionState,
} from '@book-store/contract/messages/questions/questions';
import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of what visitors ask. */
export const questionsTexts = area('dashboard/messages/questions', {
  title: 'Questions',
  mail: 'Mail',
  about:
    'What visitors ask: for a book, or by the form of the contact page. Nobody has checked whose address it is until they reply.',
  noServer:
    'The shop has no mail server: an answer is kept under Mail and not sent. Please write to the address from your own mail program.',
  count: (count: number): string => counted(count, 'question', 'questions'),
  byState: 'Questions by state',
  states: {
    open: 'Open',
    answered: 'Answered',
    closed: 'Closed',
  } as Readonly<Record<QuestionState, string>>,
  all: 'All',
  loading: 'Loading the questions…',
  failed: 'The questions could not be loaded.',
  none: 'Nobody has asked anything yet.',
  nothingHere: 'There are no such questions.',
  showAll: 'Show all questions',
  kinds: {
    book: 'Asks for a book',
    contact: 'Has written to the shop',
  } as Readonly<Record<QuestionKind, string>>,
  somebody: 'Somebody',
  asked: (time: string): string => `Asked ${time}`,
  inShop: 'The book in the shop',
  order: (number: string): string => `Order ${number}`,
  answeredBy: (by: string, time: string): string => `Answered by ${by}, ${time}`,
  withBook: 'With a link to ',
  answer: 'Answer',
  answerAgain: 'Write again',
  yourAnswer: 'Your answer',
  answerHint: (email: string): string =>
    `It goes to ${email} by mail, with the name and address of the shop below. Replies come to the shop’s email address.`,
  answerMissing: 'Please enter your answer.',
  linkTo: 'A book to link to, if there is one',
  linked: 'The mail links to ',
  unlink: 'Remove the link',
  send: 'Send answer',
  sending: 'Sending…',
  sent: 'The answer is on its way',
  kept: 'The answer is kept under Mail',
  close: 'Close',
  reopen: 'Open again',
  closed: 'The question is closed',
  reopened: 'The question is open again',
  delete: 'Delete',
  /** Follows the buttons, for screen readers. */
  of: (name: string): string => ` the question of ${name}`,
  question: {
    title: 'Delete this question?',
    text: 'Its answers go with it, and cannot be brought back.',
    delete: 'Delete question',
  },
  deleted: 'The question has been deleted',
});
