import type { MessagesExport } from '@book-store/contract/messages/mails/messages-export.schemas';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { type PersonalData, verifiedEmail } from '../../platform/area.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { toQuestionView } from './manage-questions.ts';
import { Question, type StoredQuestion } from './questions.model.ts';

/** Questions are known by their address, which anybody can enter: an account needs to have verified it. */
function ofCustomer(customer: Customer) {
  const email = verifiedEmail(customer);
  return { by: { $in: [customer.uid, ...(email ? [guestUid(email)] : [])] } };
}

export const questionData: PersonalData = {
  models: [Question],
  erase: async (customer) => {
    await Question.deleteMany(ofCustomer(customer));
  },
  export: async (customer): Promise<Pick<MessagesExport, 'questions'>> => {
    const found = Question.find(ofCustomer(customer)).sort({ by: 1, at: -1 });
    const questions = (await found.lean<StoredQuestion[]>()).map(toQuestionView);
    return { questions: questions.map((one) => ({ ...one, answers: one.answers.map(withoutBy) })) };
  },
  /** As long as orders keep what is needed to talk to their customers. */
  forgetOld: async ({ now, retention }) => {
    const before = new Date(now);
    before.setUTCMonth(now.getUTCMonth() - retention.keepContactsMonths);
    await Question.deleteMany({ at: { $lt: before } });
  },
};

const withoutBy = <Answer extends { by: string }>({ by: _, ...answer }: Answer) => answer;
