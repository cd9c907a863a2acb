import { Button } from '../../kit/button.tsx';
import { Loaded } from '../../kit/loaded.tsx';

type StatsPendingProps = { failed: boolean; onRetry: () => void };

/** The spinner of the figures; if loading fails, it stays above the error and a retry button. */
export function StatsPending({ failed, onRetry }: StatsPendingProps) {
  return (
    <div className="grid justify-items-center">
      <Loaded query={{}} />
      {failed && (
        <div role="alert" className="grid justify-items-center gap-4 text-center">
          <p>The figures could not be loaded. Your books and orders are safe.</p>
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
