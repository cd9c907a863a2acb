import type { ReactNode } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Form, FormEnd } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';
import { type Choosable, type Copies, CopiesFields } from './copies-fields.tsx';

const NOTHING = { copies: {} as Copies, reason: '', note: '' };
/** What is filled in; a part that is not asked for stays empty. */
export type BooksChoice = typeof NOTHING;

export type ChoiceFormProps = {
  legend: string;
  lines: readonly Choosable[];
  send: string;
  sending: string;
  onSend: (choice: BooksChoice) => Promise<unknown>;
  /** What else there is to fill in. */
  children: (form: ReturnType<typeof useForm<BooksChoice>>) => ReactNode;
};

type OpenProps = {
  name: string;
  onDone: () => void;
  onClose: () => void;
};

/** The form in which copies of an order are chosen. */
export function ChoiceForm({ name, onDone, onClose, ...choice }: ChoiceFormProps & OpenProps) {
  const { legend, lines, send, sending, onSend, children } = choice;
  const words = useTexts(orderTexts).returns;
  const form = useForm({ start: NOTHING, run: onSend, done: onDone });
  return (
    <Form
      form={form}
      data-takes-focus
      aria-label={name}
      className="mt-3 grid max-w-prose gap-5 border-t border-line pt-5"
    >
      <CopiesFields
        legend={legend}
        lines={lines}
        copies={form.watch('copies')}
        onChoose={(bookId, quantity) => {
          form.clear('lines');
          form.put(`copies.${bookId}`, quantity);
        }}
        error={form.errorOf('lines')}
      />
      {children(form)}
      <FormEnd
        form={form}
        busy={sending}
        beside={
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        {send}
      </FormEnd>
    </Form>
  );
}
