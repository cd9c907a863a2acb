import { EMAIL_MAX } from '@book-store/contract/text-limits';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { kitTexts } from '../../../kit/texts.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { askingTexts } from '../../messages/asking-texts.ts';
import { useWaitAsGuestMutation } from '../../messages/parts/back-in-stock-api.ts';
import { SentenceWithLink } from '../../settings/parts/page-texts/sentence-with-link.tsx';

type TellMeDialogProps = { bookId: string; onClose: () => void };

/** Asks where to write when a book is back; the address is to be confirmed. */
export function TellMeDialog({ bookId, onClose }: TellMeDialogProps) {
  const words = useTexts(askingTexts).tellMe;
  const forms = useTexts(formTexts);
  const { cancel, close } = useTexts(kitTexts);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Gives the focus back when it closes.
  useEffect(() => dialog.current?.showModal(), []);
  const [wait, { data, originalArgs: { email = '' } = {} }] = useWaitAsGuestMutation();
  const form = useForm({
    start: { email: '' },
    run: (typed) => wait({ email: typed.email.trim(), bookId }).unwrap(),
  });
  const end = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      data-focus-area
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-md card p-5 break-words text-ink shadow-cover backdrop:bg-ink/40"
    >
      <h2 id={titleId} className="text-h3">
        {words.title}
      </h2>
      {data ? (
        <div className="mt-4 stack gap-4">
          <p data-takes-focus role="status" className="font-semibold break-words text-good">
            {data.confirm ? words.confirmFirst(email) : words.done(email)}
          </p>
          <Button variant="secondary" onClick={end}>
            {close}
          </Button>
        </div>
      ) : (
        <Form form={form} aria-labelledby={titleId} className="mt-4 stack gap-4">
          <Field
            label={forms.email}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            data-empty={words.emailMissing}
            required
            autoFocus
            {...form.field('email')}
          />
          <p className="text-fine text-muted">
            {words.once} <SentenceWithLink text={words.privacy} to={paths.privacy.to()} />
          </p>
          <FormEnd
            form={form}
            busy={words.sending}
            beside={
              <Button variant="secondary" onClick={end}>
                {cancel}
              </Button>
            }
          >
            {words.send}
          </FormEnd>
        </Form>
      )}
    </dialog>
  );
}
