import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { Button } from '../../../kit/button.tsx';
import { formatCount } from '../../../lib/money/amount.ts';

export function ImportProgress({ current, onStop }: { current: ImportView; onStop: () => void }) {
  const { dryRun, done, total, fileName, by } = current;
  return (
    <section aria-label="Progress" className="grid gap-3 card p-4">
      <p className="font-semibold break-words">
        {dryRun ? 'Checking' : 'Importing'} {fileName ?? 'the file'}
        <span className="font-normal text-muted"> for {by}</span>
      </p>
      <progress
        aria-label={dryRun ? 'Rows checked' : 'Rows imported'}
        max={total}
        value={done}
        className="h-2 w-full accent-accent"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted tabular-nums">
          {formatCount(done)} of {formatCount(total)} rows
        </p>
        <Button variant="secondary" onClick={onStop}>
          Stop
        </Button>
      </div>
      {!dryRun && (
        <p className="text-fine text-muted">
          You can leave this page: the import continues, and the shop stays open.
        </p>
      )}
    </section>
  );
}
