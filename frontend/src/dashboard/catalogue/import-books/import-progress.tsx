import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { Button } from '../../../kit/button.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';

export function ImportProgress({ current, onStop }: { current: ImportView; onStop: () => void }) {
  const texts = useTexts(importTexts).progress;
  const { dryRun, done, total, fileName, by } = current;
  return (
    <section aria-label={texts.title} className="grid gap-3 card p-4">
      <p className="font-semibold break-words">
        {inSentence(
          dryRun ? texts.checking : texts.importing,
          fileName ?? texts.theFile,
          <span className="font-normal text-muted">{by}</span>,
        )}
      </p>
      <progress
        aria-label={dryRun ? texts.checked : texts.imported}
        max={total}
        value={done}
        className="progress-bar"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted tabular-nums">
          {texts.rows(done, total)}
        </p>
        <Button variant="secondary" onClick={onStop}>
          {texts.stop}
        </Button>
      </div>
      {!dryRun && <p className="text-fine text-muted">{texts.leave}</p>}
    </section>
  );
}
