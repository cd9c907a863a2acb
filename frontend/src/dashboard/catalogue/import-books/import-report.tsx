import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { ROW_OUTCOMES, type RowOutcome } from '@book-store/contract/uploads';
import { type KeyboardEvent, useId } from 'react';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { formatCount } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';
import { ImportRows } from './import-rows.tsx';
import type { Typing } from './type-cells.tsx';

/** The outcome that is shown, and of which import or check it was chosen. */
export type ChosenTab = { outcome: RowOutcome; of: string };

type ImportReportProps = {
  current: ImportView;
  /** For example 'price: $12.00 → $10.00', or 'price: $10.00' for a new book. */
  changeText: (change: FieldChange, isNew: boolean) => string;
  typing: Typing | undefined;
  tab: { chosen: ChosenTab | undefined; choose: (tab: ChosenTab) => void };
};

/** The rows of a file by what an import does with them. */
export function ImportReport({ current, changeText, typing, tab }: ImportReportProps) {
  const texts = useTexts(importTexts).report;
  const id = useId();
  const { counts, _id: of } = current;
  const { chosen } = tab;
  const choose = (outcome: RowOutcome) => tab.choose({ outcome, of });
  // After another check the same rows stay in view, while there are any.
  const stays = chosen && (chosen.of === of || counts[chosen.outcome] > 0);
  const shown = (stays && chosen.outcome) || ROW_OUTCOMES.find((one) => counts[one] > 0) || 'new';

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = ROW_OUTCOMES.indexOf(shown) + step + ROW_OUTCOMES.length;
    const next = ROW_OUTCOMES[at % ROW_OUTCOMES.length] ?? 'new';
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <section aria-label={texts.title} className="stack gap-3">
      <div
        role="tablist"
        aria-label={texts.rows}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-1 border-b border-line"
      >
        {ROW_OUTCOMES.map((outcome) => (
          <button
            key={outcome}
            id={`${id}-${outcome}`}
            type="button"
            role="tab"
            aria-selected={outcome === shown}
            aria-controls={`${id}-panel`}
            tabIndex={outcome === shown ? 0 : -1}
            onClick={() => choose(outcome)}
            className={`min-h-11 shrink-0 border-b-2 px-3 py-2 tabular-nums ${outcome === shown ? 'border-accent font-semibold' : 'border-transparent text-muted hover:text-ink'}`}
          >
            {texts.outcomes[outcome]} {formatCount(counts[outcome])}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        className="stack gap-3"
      >
        {shown === 'wrong' && counts.wrong > 0 && (
          <div className="flex flex-wrap items-center gap-3">
            <DownloadButton
              path={`/api/admin/imports/${current._id}/failed.csv`}
              fileName={texts.downloadedFile}
            >
              {texts.download}
            </DownloadButton>
            <p className="text-fine text-muted">{typing ? texts.correctHere : texts.correct}</p>
          </div>
        )}
        <ImportRows
          key={`${current._id}-${shown}`}
          id={current._id}
          outcome={shown}
          total={counts[shown]}
          changeText={changeText}
          columns={current.columns}
          typing={typing}
        />
      </div>
    </section>
  );
}
