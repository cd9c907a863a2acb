import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { kitTexts } from '../texts.ts';

type FailureProps = {
  text: string;
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** What went wrong and what to do next. */
export function Failure({ text, detail, onRetry }: FailureProps) {
  const { again } = useTexts(kitTexts);
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
      <p className="font-semibold text-bad">{text}</p>
      {detail && <p className="prose text-muted">{detail}</p>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {again}
        </Button>
      )}
    </div>
  );
}
