import { Button } from '../../../kit/button.tsx';
import { GiftCardSheet } from '../../../kit/print/gift-card-sheet.tsx';
import { printSheets } from '../../../kit/print/print-sheets.ts';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../gift-card-texts.ts';

type NewCodeProps = {
  code: string;
  amount: string;
  expiresAt: string | undefined;
  onDone: () => void;
};

/** Shown only once: the shop does not store the code. */
export function NewCode({ code, amount, expiresAt, onDone }: NewCodeProps) {
  const texts = useTexts(giftCardTexts).code;
  const { act } = useAction({
    run: () => navigator.clipboard.writeText(code),
    done: () => texts.copied,
    failed: () => texts.copyFailed,
  });
  return (
    <div role="status" className="grid gap-3 rounded-card border border-good p-4">
      <p>{texts.about(amount)}</p>
      <p className="text-h3 font-semibold break-words tabular-nums select-all">{code}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void act()}>
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={() => void printSheets()}>
          {texts.print}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
      <p className="text-fine text-muted">{texts.fold}</p>
      <GiftCardSheet code={code} amount={amount} expiresAt={expiresAt} />
    </div>
  );
}
