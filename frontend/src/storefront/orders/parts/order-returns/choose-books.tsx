import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../../kit/forms/use-form-submit.ts';
import { useRestoreFocus } from '../../../../kit/use-restore-focus.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { type Choosable, CopiesFields } from './copies-fields.tsx';
import { returnTexts } from './texts.ts';

type ChooseBooksProps = {
  /** What the button says that opens the form; without any books, there is none. */
  open: string;
  legend: string;
  lines: readonly Choosable[];
  send: string;
  sending: string;
  /** What to say once it is done. */
  done: string;
  onSend: (data: FormData) => Promise<void>;
  /** What else there is to fill in. */
  children: (errors: Record<string, string>) => ReactNode;
};

/** A form below a button, in which the customer chooses copies of an order. */
export function ChooseBooks(props: ChooseBooksProps) {
  const { open, legend, lines, send, sending, done, onSend, children } = props;
  const words = useTexts(returnTexts);
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
  const region = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    await onSend(data);
    setStep('done');
  });
  const isOpen = step === 'open' && lines.length > 0;
  const afterForm = step === 'done' ? said : opener;
  useRestoreFocus(region, isOpen ? form : afterForm);
  return (
    <div ref={region} className={isOpen ? 'order-last basis-full' : 'contents'}>
      {isOpen ? (
        <form
          ref={form}
          tabIndex={-1}
          onSubmit={onSubmit}
          noValidate
          aria-label={open}
          className="mt-3 grid max-w-prose gap-5 border-t border-line pt-5 outline-none"
        >
          <CopiesFields legend={legend} lines={lines} error={problem?.fields.lines} />
          {children(problem?.fields ?? {})}
          <FormProblem problem={problem} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={submitting}>
              {submitting ? sending : send}
            </Button>
            <Button variant="secondary" onClick={() => setStep('closed')}>
              {words.close}
            </Button>
          </div>
        </form>
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
