import { ANSWER_MAX } from '@book-store/contract/messages/questions/questions';
import type { QuestionView } from '@book-store/contract/messages/questions/questions.schemas';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextAreaField } from '../../../kit/fields/field.tsx';
import { CancelButton } from '../../../kit/forms/cancel-button.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { useKeptForm } from '../../../kit/forms/kept-draft.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { BookFinder } from '../../orders/parts/order-parts/book-finder.tsx';
import { questionsTexts } from '../questions-texts.ts';
import { useAnswerQuestionMutation } from './api.ts';

type AnswerFormProps = {
  question: Pick<QuestionView, '_id' | 'email'>;
  isSent: boolean;
  onDone: () => void;
};

/** The words that are mailed, and a book of the shop to link to. */
export function AnswerForm({ question: { _id: id, email }, isSent, onDone }: AnswerFormProps) {
  const texts = useTexts(questionsTexts);
  const [answer] = useAnswerQuestionMutation();
  const [book, setBook] = useState<{ _id: string; title: string }>();
  const form = useForm({
    start: { text: '' },
    run: ({ text }) => answer({ id, text, bookId: book?._id }).unwrap(),
    done: (_question, sent) => {
      form.empty(sent);
      onDone();
      return isSent ? texts.sent : texts.kept;
    },
  });
  useKeptForm(`answer-${id}`, form);
  return (
    <div className="grid max-w-2xl gap-4">
      <section aria-label={texts.linkTo} className="grid gap-2">
        <h4 className="font-sans text-body font-semibold">{texts.linkTo}</h4>
        {book ? (
          <p className="flex flex-wrap items-center gap-x-4 break-words">
            {texts.linked}
            {book.title}
            <Button variant="link" autoFocus onClick={() => setBook(undefined)}>
              {texts.unlink}
            </Button>
          </p>
        ) : (
          <BookFinder
            added={new Map()}
            onAdd={({ _id, title }) => setBook({ _id, title })}
            sells={false}
          >
            {null}
          </BookFinder>
        )}
      </section>
      <Form form={form} className="grid gap-4">
        <TextAreaField
          label={texts.yourAnswer}
          hint={texts.answerHint(email)}
          data-empty={texts.answerMissing}
          rows={6}
          maxLength={ANSWER_MAX}
          required
          autoFocus
          {...form.field('text')}
        />
        <FormEnd
          form={form}
          busy={texts.sending}
          beside={<CancelButton form={form} onCancel={onDone} />}
        >
          {texts.send}
        </FormEnd>
      </Form>
    </div>
  );
}
