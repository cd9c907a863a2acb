import { Button } from './button.tsx';

type FailureProps = {
  text: string;
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** What went wrong and what to do next. */
export function Failure({ text, detail, onRetry }: FailureProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
      <p className="font-semibold text-bad">{text}</p>
      {detail && <p className="prose text-muted">{detail}</p>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
