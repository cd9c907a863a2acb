import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { warningDialog } from '../../../kit/dialogs/dialogs.ts';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';
import { hasKey } from './file-facts.tsx';

type ImportResultProps = {
  current: ImportView;
  /** Whether the file is selected, and a dry run has checked the current choices. */
  canImport: boolean;
  hasFile: boolean;
  onImport: () => void;
};

type ResultTexts = TextsOf<typeof importTexts>['result'];

/** The result of an import, or of a dry run with the button to import. */
export function ImportResult({ current, canImport, hasFile, onImport }: ImportResultProps) {
  const texts = useTexts(importTexts).result;
  const { dryRun, counts, free, startedAt, finishedAt, by, fileName, lines, total } = current;
  const changing = counts.new + counts.changed;
  async function importAll() {
    if (free === 0 || (await confirmFree(free, texts))) onImport();
  }
  return (
    <section
      aria-label={texts.title}
      className="grid gap-2 card p-4 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-4"
    >
      <div className="grid gap-1">
        <p role="status" className="font-semibold">
          {resultText(current, texts)}
        </p>
        <p className="text-fine text-muted break-words">
          {fileName && `${fileName}, `}
          {inSentence(
            (when) =>
              texts.facts(lines === undefined ? undefined : { lines, rows: total }, when, by),
            <DateTime at={finishedAt ?? startedAt} />,
          )}
        </p>
      </div>
      {dryRun && canImport && changing > 0 && (
        <Button onClick={() => void importAll()}>{texts.import(changing)}</Button>
      )}
      {dryRun && !hasFile && <p className="text-muted">{texts.chooseAgain}</p>}
    </section>
  );
}

async function confirmFree(free: number, texts: ResultTexts): Promise<boolean> {
  const { isConfirmed } = await warningDialog(
    texts.freeTitle(free),
    texts.freeText,
    texts.freeButton,
  );
  return isConfirmed;
}

function resultText(current: ImportView, texts: ResultTexts): string {
  const { dryRun, status, counts, free, failure, done, total } = current;
  if (failure) return texts.broken(failure);
  if (!hasKey(current)) return texts.noKey;
  const isStopped = status === 'stopped';
  const wrong = counts.wrong > 0 && texts.wrong(counts.wrong);
  const said = dryRun
    ? [
        isStopped && texts.stopped(done, total),
        counts.new + counts.changed > 0 ? texts.notYet : texts.noChange,
        wrong,
        free > 0 && texts.free(free),
      ]
    : [
        isStopped
          ? texts.stoppedImport(done, total, counts.new, counts.changed)
          : texts.imported(counts.new, counts.changed),
        wrong,
      ];
  return said.filter(Boolean).join(' ');
}
