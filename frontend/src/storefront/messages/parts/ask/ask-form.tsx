import {
  ASKED_BOOK_MAX,
  QUESTION_MAX,
  type QuestionKind,
} from '@book-store/contract/messages/questions/questions';
import {
  formatOrderNumber,
  ORDER_NUMBER_PATTERN,
} from '@book-store/contract/settings/shop/order-number';
import { EMAIL_MAX, NAME_MAX } from '@book-store/contract/text-limits';
import { useEffect, useId, useRef } from 'react';
import { Field, TextAreaField } from '../../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../../kit/forms/form.tsx';
import { formTexts } from '../../../../kit/forms/texts.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { inSentence } from '../../../../kit/in-sentence.tsx';
import { OrderNumber } from '../../../../kit/order-number.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../../../people/parts/session/auth-context.ts';
import { askingTexts } from '../../asking-texts.ts';
import { useAskMutation } from './api.ts';

export type AskFormProps = {
  kind: QuestionKind;
  /** What is looked for, to begin with. */
  book?: string;
  /** The book of the shop that it is about. */
  bookId?: string;
  /** Moves the focus to the form, which a press has opened. */
  autoFocus?: boolean;
};

const start = (book: string, email: string, name: string) => ({
  book,
  orderNumber: '',
  name,
  email,
  message: '',
});

/** A question to the shop, for a book or by the contact page; the shop answers by mail. */
export function AskForm({ kind, book = '', bookId, autoFocus }: AskFormProps) {
  const { ask: words, ...kinds } = useTexts(askingTexts);
  const forms = useTexts(formTexts);
  const { currentUser } = useAuth();
  const titleId = useId();
  const [ask, { data, originalArgs }] = useAskMutation();
  const done = useRef<HTMLParagraphElement>(null);
  const form = useForm({
    start: start(book.slice(0, ASKED_BOOK_MAX), currentUser?.email ?? '', currentUser?.name ?? ''),
    run: (values) => ask({ kind, bookId, ...values }).unwrap(),
  });
  // The fields have gone with the form.
  useEffect(() => {
    if (data) done.current?.focus();
  }, [data]);
  if (data) {
    return (
      <p
        ref={done}
        role="status"
        tabIndex={-1}
        className="basis-full font-semibold break-words text-good outline-none"
      >
        {words.done(originalArgs?.email.trim() ?? '')}
      </p>
    );
  }
  const { title, intro, message } = kind === 'book' ? kinds.askForBook : kinds.contact;
  return (
    <Form
      form={form}
      aria-labelledby={titleId}
      className="needs-script grid w-full max-w-xl basis-full gap-4 card px-5 py-6 text-left"
    >
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      <p>{intro}</p>
      {kind === 'book' && (
        <Field
          label={kinds.askForBook.book}
          hint={kinds.askForBook.bookHint}
          data-empty={kinds.askForBook.bookMissing}
          maxLength={ASKED_BOOK_MAX}
          required
          autoFocus={autoFocus === true}
          {...form.field('book')}
        />
      )}
      <Field
        label={forms.name}
        autoComplete="name"
        maxLength={NAME_MAX}
        optional
        {...form.field('name')}
      />
      <Field
        label={forms.email}
        type="email"
        autoComplete="email"
        hint={words.emailHint}
        data-empty={words.emailMissing}
        maxLength={EMAIL_MAX}
        required
        {...form.field('email')}
      />
      {kind === 'contact' && (
        <Field
          label={kinds.contact.orderNumber}
          hint={inSentence(
            kinds.contact.orderHint,
            <OrderNumber>{formatOrderNumber(10_042)}</OrderNumber>,
          )}
          maxLength={20}
          pattern={ORDER_NUMBER_PATTERN}
          title={kinds.contact.orderHint(formatOrderNumber(10_042))}
          optional
          {...form.field('orderNumber')}
        />
      )}
      <TextAreaField
        label={message}
        rows={kind === 'contact' ? 6 : 3}
        maxLength={QUESTION_MAX}
        data-empty={kinds.contact.messageMissing}
        required={kind === 'contact'}
        optional={kind === 'book'}
        {...form.field('message')}
      />
      <FormEnd form={form} busy={words.sending}>
        {words.send}
      </FormEnd>
    </Form>
  );
}
