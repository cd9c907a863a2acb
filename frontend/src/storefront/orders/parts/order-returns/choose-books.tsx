import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Form, FormEnd } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { useRestoreFocus } from '../../../../kit/use-restore-focus.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';
import { type Choosable, type Copies, CopiesFields } from './copies-fields.tsx';

const NOTHING = { copies: {} as Copies, reason: '', note: '' };
/** What is filled in; a part that is not asked for stays empty. */
export type BooksChoice = typeof NOTHING;

type ChoiceFormProps = {
  legend: string;
  lines: readonly Choosable[];
  send: string;
  sending: string;
  onSend: (choice: BooksChoice) => Promise<unknown>;
  /** What else there is to fill in. */
  children: (form: ReturnType<typeof useForm<BooksChoice>>) => ReactNode;
};

type ChooseBooksProps = ChoiceFormProps & {
  /** What the button says that opens the form; without any books, there is none. */
  open: string;
  /** What to say once it is done. */
  done: string;
};

/** A form below a button, in which the customer chooses copies of an order. */
export function ChooseBooks({ open, done, ...choice }: ChooseBooksProps) {
  const { lines } = choice;
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
  const region = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const isOpen = step === 'open' && lines.length > 0;
  const afterForm = step === 'done' ? said : opener;
  useRestoreFocus(region, isOpen ? form : afterForm);
  return (
    <div ref={region} className={isOpen ? 'order-last basis-full' : 'contents'}>
      {isOpen ? (
        <ChoiceForm
          {...choice}
          ref={form}
          name={open}
          onDone={() => setStep('done')}
          onClose={() => setStep('closed')}
        />
      ) : (
        lines.length > 0 && (
          <Button ref={opener} variant="secondary" onClick={() => setStep('open')}>
            {open}
          </Button>
        )
      )}
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="order-last basis-full outline-none empty:hidden"
      >
        {step === 'done' && done}
      </p>
    </div>
  );
}

type OpenProps = {
  ref: Ref<HTMLFormElement>;
  name: string;
  onDone: () => void;
  onClose: () => void;
};

function ChoiceForm({ ref, name, onDone, onClose, ...choice }: ChoiceFormProps & OpenProps) {
  const { legend, lines, send, sending, onSend, children } = choice;
  const words = useTexts(orderTexts).returns;
  const form = useForm({ start: NOTHING, run: onSend, done: onDone });
  return (
    <Form
      form={form}
      ref={ref}
      tabIndex={-1}
      aria-label={name}
      className="mt-3 grid max-w-prose gap-5 border-t border-line pt-5 outline-none"
    >
      <CopiesFields
        legend={legend}
        lines={lines}
        copies={form.watch('copies')}
        onChoose={(bookId, quantity) => form.put(`copies.${bookId}`, quantity)}
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
