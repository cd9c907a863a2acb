import { useState } from 'react';
import { apiTexts } from '../../../../api/texts.ts';
import { Button } from '../../../../kit/button.tsx';
import { useAction } from '../../../../kit/use-action.ts';
import { loadPart } from '../../../../lib/load-part.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import type { ChoiceForm, ChoiceFormProps } from './choice-form.tsx';

type ChooseBooksProps = ChoiceFormProps & {
  /** What the button says that opens the form; without any books, there is none. */
  open: string;
  /** What to say once it is done. */
  done: string;
};

/**
 * A form below a button, in which the customer chooses copies of an order. Few do, and its library is the heaviest part
 * of these pages, so it is loaded by the press.
 */
export function ChooseBooks({ open, done, ...choice }: ChooseBooksProps) {
  const { lines } = choice;
  const { offline } = useTexts(apiTexts);
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
  const isOpen = step === 'open' && lines.length > 0;
  const [Choice, setChoice] = useState<typeof ChoiceForm>();
  const { act, busy } = useAction({
    run: () => loadPart(() => import('./choice-form.tsx')),
    failed: () => offline,
    done(part) {
      setChoice(() => part.ChoiceForm);
      setStep('open');
    },
  });
  return (
    <div data-focus-area className={isOpen ? 'order-last basis-full' : 'contents'}>
      {isOpen && Choice ? (
        <Choice
          {...choice}
          name={open}
          onDone={() => setStep('done')}
          onClose={() => setStep('closed')}
        />
      ) : (
        lines.length > 0 && (
          <Button
            data-takes-focus={step === 'closed'}
            variant="secondary"
            disabled={busy}
            onClick={() => void act()}
          >
            {open}
          </Button>
        )
      )}
      <p data-takes-focus role="status" className="order-last basis-full empty:hidden">
        {step === 'done' && done}
      </p>
    </div>
  );
}
