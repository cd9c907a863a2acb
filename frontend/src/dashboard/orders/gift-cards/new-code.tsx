import { Button } from '../../../kit/button.tsx';
import { PrintSheet } from '../../../kit/print/print-sheet.tsx';
import { useAction } from '../../../kit/use-action.ts';

type NewCodeProps = { code: string; amount: string; onDone: () => void };

/** Shown only once: the shop does not store the code. */
export function NewCode({ code, amount, onDone }: NewCodeProps) {
  const { act } = useAction({
    run: () => navigator.clipboard.writeText(code),
    done: () => 'The code is copied',
    failed: () => 'The code could not be copied. Please select it and copy it yourself.',
  });
  return (
    <div role="status" className="grid gap-3 rounded-card border border-good p-4">
      <p>
        This is the code of the gift card of {amount}. It is shown this one time: copy it, or print
        it.
      </p>
      <p className="text-h3 font-semibold break-words tabular-nums select-all">{code}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void act()}>
          Copy the code
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print it
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
      <PrintSheet label="Gift card" paper="any">
        <p className="text-[1.6em] font-bold">Gift card of {amount}</p>
        <p className="mt-[1em] text-[1.3em]">{code}</p>
        <p className="mt-[1em]">Enter the code at the checkout. Whoever has it can pay with it.</p>
      </PrintSheet>
    </div>
  );
}
