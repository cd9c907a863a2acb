import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { warningDialog } from '../../../kit/dialogs/dialogs.ts';
import { counted, formatCount } from '../../../lib/money/amount.ts';
import { hasKey } from './file-facts.tsx';

type ImportResultProps = {
  current: ImportView;
  /** Whether the file is selected, and a dry run has checked the current choices. */
  canImport: boolean;
  hasFile: boolean;
  onImport: () => void;
};

const wrongRows = (count: number) =>
  count === 1 ? '1 row is wrong.' : `${formatCount(count)} rows are wrong.`;
const books = (count: number) => counted(count, 'book');

/** The result of an import, or of a dry run with the button to import. */
export function ImportResult({ current, canImport, hasFile, onImport }: ImportResultProps) {
  const { dryRun, counts, free, startedAt, finishedAt, by, fileName, lines, total } = current;
  const changing = counts.new + counts.changed;
  async function importAll() {
    if (free === 0 || (await confirmFree(free))) onImport();
  }
  return (
    <section
      aria-label="Result"
      className="grid gap-2 card p-4 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-4"
    >
      <div className="grid gap-1">
        <p role="status" className="font-semibold">
          {resultText(current)}
        </p>
        <p className="text-fine text-muted break-words">
          {fileName && `${fileName}, `}
          {lines !== undefined && `${counted(lines, 'line')}, ${counted(total, 'row')}, `}
          <DateTime at={finishedAt ?? startedAt} />, {by}
        </p>
      </div>
      {dryRun && canImport && changing > 0 && (
        <Button onClick={() => void importAll()}>Import {books(changing)}</Button>
      )}
      {dryRun && !hasFile && <p className="text-muted">Choose the file again to import it.</p>}
    </section>
  );
}

async function confirmFree(free: number): Promise<boolean> {
  const { isConfirmed } = await warningDialog(
    `${books(free)} would cost nothing`,
    'The price of these rows is 0. Import anyway?',
    'Yes, import them',
  );
  return isConfirmed;
}

function resultText(current: ImportView): string {
  const { dryRun, status, counts, free, failure, done, total } = current;
  if (failure) return failure;
  if (!hasKey(current)) {
    return 'No column was recognised as the ISBN or the title. Choose below which one it is, then check again.';
  }
  const rows = `${formatCount(done)} of ${formatCount(total)} rows`;
  const wrong = counts.wrong > 0 ? ` ${wrongRows(counts.wrong)}` : '';
  const gratis = free > 0 ? ` ${books(free)} would cost nothing.` : '';
  if (dryRun) {
    const changing = counts.new + counts.changed;
    const start = status === 'stopped' ? `Stopped after ${rows}. ` : '';
    return `${start}${changing > 0 ? 'Nothing has been imported yet.' : 'This file changes nothing.'}${wrong}${gratis}`;
  }
  const start = status === 'stopped' ? `Stopped after ${rows}:` : 'Imported:';
  return `${start} ${formatCount(counts.new)} new, ${formatCount(counts.changed)} changed.${wrong}`;
}
