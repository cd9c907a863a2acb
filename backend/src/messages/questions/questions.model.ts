import {
  ANSWER_MAX,
  ASKED_BOOK_MAX,
  QUESTION_KINDS,
  QUESTION_MAX,
  QUESTION_STATES,
} from '@book-store/contract/messages/questions/questions';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

const required = true;

const answerSchema = new Schema({
  text: { type: String, required, maxlength: ANSWER_MAX },
  book: new Schema(
    { id: { type: Schema.Types.ObjectId, required }, title: { type: String, required } },
    { _id: false },
  ),
  by: { type: String, required },
  at: { type: Date, required },
});

const questionSchema = new Schema(
  {
    kind: { type: String, required, enum: QUESTION_KINDS },
    state: { type: String, required, enum: QUESTION_STATES },
    at: { type: Date, required },
    name: { type: String, default: '', maxlength: NAME_MAX },
    email: { type: String, required },
    /** `guestUid` of the address, by which a person's data is erased. */
    by: { type: String, required },
    book: { type: String, default: '', maxlength: ASKED_BOOK_MAX },
    bookId: Schema.Types.ObjectId,
    orderNumber: { type: String, default: '' },
    orderId: Schema.Types.ObjectId,
    message: { type: String, default: '', maxlength: QUESTION_MAX },
    answers: { type: [answerSchema], required },
  },
  { collection: 'questions', versionKey: false, autoIndex: false, strict: 'throw' },
);
questionSchema.index({ at: -1, _id: -1 });
questionSchema.index({ state: 1, at: -1, _id: -1 });
questionSchema.index({ by: 1, at: -1 });

export type StoredQuestion = InferSchemaType<typeof questionSchema> & { _id: Types.ObjectId };
export const Question = model('Question', questionSchema);
