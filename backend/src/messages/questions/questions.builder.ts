import { guestUid } from '../../people/customers/guest-uid.ts';
import { Question, type StoredQuestion } from './questions.model.ts';

/** Stores a question and returns its id. */
export async function aQuestion(given: Partial<StoredQuestion> = {}): Promise<string> {
  const { email = 'reader@example.com' } = given;
  const { _id } = await Question.create({
    kind: 'book',
    state: 'open',
    at: new Date(),
    name: 'Ada Reader',
    email,
    by: guestUid(email),
    book: 'Emma',
    message: 'In Latin, please.',
    answers: [],
    ...given,
  });
  return _id.toString();
}
