import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { Link } from 'react-router-dom';
import { FRESH } from '../../../api/refresh.ts';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';
import { ROWS_PER_CALL, useListKeptQuery, useUndoImportMutation } from './api.ts';

type UndoImportProps = { current: ImportView; onStarted: () => void };

/** Undoes an import of the last day, shows how far that is, and lists what stays as it is. */
export function UndoImport({ current, onStarted }: UndoImportProps) {
  const texts = useTexts(importTexts).undo;
  const { _id, counts, undoUntil, undone } = current;
  const [undo] = useUndoImportMutation();
  const { act, busy, failure } = useAction({
    confirm: () =>
      confirmDestructive(texts.question, texts.will(counts.changed, counts.new), texts.button),
    run: () => undo(_id).unwrap(),
    done: onStarted,
    inPlace: true,
  });
  if (undone) return <Undone current={current} undone={undone} />;
  const isPossible = undoUntil !== undefined && Date.parse(undoUntil) > Date.now();
  if (!isPossible || counts.new + counts.changed === 0) return null;
  return (
    <section aria-label={texts.title} className="grid gap-2 card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 text-muted">
          {inSentence(texts.until, <DateTime at={undoUntil} />)}
        </p>
        <Button variant="secondary" disabled={busy} onClick={() => void act()}>
          {texts.button}
        </Button>
      </div>
      <ErrorMessage>{failure}</ErrorMessage>
    </section>
  );
}

type UndoneProps = { current: ImportView; undone: NonNullable<ImportView['undone']> };

function Undone({ current: { _id }, undone }: UndoneProps) {
  const texts = useTexts(importTexts).undo;
  const { done, total, putBack, binned, kept, by, startedAt, finishedAt, failed } = undone;
  if (!finishedAt) {
    return (
      <section aria-label={texts.title} className="grid gap-3 card p-4">
        <progress aria-label={texts.title} max={total} value={done} className="progress-bar" />
        <p role="status" className="text-muted tabular-nums">
          {texts.running(done, total)}
        </p>
        <p className="text-fine text-muted">{texts.leave}</p>
      </section>
    );
  }
  return (
    <section aria-label={texts.title} className="grid gap-2 card p-4">
      <p role="status" className="font-semibold">
        {texts.finished(putBack, binned)}
      </p>
      <p className="text-fine text-muted">
        <DateTime at={startedAt} />, {by}
      </p>
      {binned > 0 && (
        <p>
          {inSentence(
            texts.inBin,
            <Link key="bin" to={dashboardPaths.bin.to()} className="link">
              {texts.bin}
            </Link>,
          )}
        </p>
      )}
      {failed && <ErrorMessage>{texts.broken}</ErrorMessage>}
      {kept > 0 && <KeptBooks id={_id} count={kept} />}
    </section>
  );
}

function KeptBooks({ id, count }: { id: string; count: number }) {
  const texts = useTexts(importTexts).undo;
  const query = useListKeptQuery(id, FRESH);
  return (
    <>
      <h3 className="text-body">{texts.kept(count)}</h3>
      <Loaded query={query} failed={texts.failed}>
        {({ kept, total }) => (
          <>
            <ul className="text-fine">
              {kept.map(({ bookId, title, reason }) => (
                <li key={bookId} className="border-b border-line py-2 break-words last:border-0">
                  {reason === 'gone' ? (
                    <span className="font-semibold">{title}</span>
                  ) : (
                    <Link to={dashboardPaths.editBook.to(bookId)} className="link">
                      {title}
                    </Link>
                  )}
                  : {texts.reasons[reason]}
                </li>
              ))}
            </ul>
            {total > kept.length && (
              <p className="text-fine text-muted">{texts.first(ROWS_PER_CALL, total)}</p>
            )}
            {total < count && <p className="text-fine text-muted">{texts.forgotten}</p>}
          </>
        )}
      </Loaded>
    </>
  );
}
