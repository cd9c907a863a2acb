/** Asking for a book, or by the form of the contact page. */
export const QUESTION_KINDS = ['book', 'contact'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_STATES = ['open', 'answered', 'closed'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** In characters. */
export const ASKED_BOOK_MAX = 200;
export const QUESTION_MAX = 3000;
export const ANSWER_MAX = 5000;
/** Of one question. */
export const ANSWERS_MAX = 20;
