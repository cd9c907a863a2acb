import type { InterruptedChange } from '@book-store/contract/schemas/book-changes';
import { useId } from 'react';
import {
  useKeepInterruptedChangeMutation,
  useListInterruptedChangesQuery,
  useUndoBooksMutation,
} from '../../../features/admin-books/admin-books-api.ts';
import { books as bookCount, told } from '../../../features/admin-books/use-change-chosen.ts';
import { begunText } from '../../../features/audit/activity-sentence.tsx';
import { withGenreNames } from '../../../features/audit/field-labels.ts';
import { useAllGenreNames } from '../../../shared/api/all-genres-api.ts';
import { toApiProblem } from '../../../shared/api/api-problem.ts';
import { texts } from '../../../shared/specified-texts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DateTime } from '../../../shared/ui/date-time.tsx';
import { alertDialog, confirmStep } from '../../../shared/ui/dialogs.ts';

type OnGone = { onGone: () => void };

/** Changes of many books that a crash has interrupted; `onGone` moves the focus from a notice that is gone. */
export function InterruptedChanges({ onGone }: OnGone) {
  // If they fail to load, nothing is missing from the list of books.
  const { data: changes = [] } = useListInterruptedChangesQuery();
  if (changes.length === 0) return null;
  return (
    <section aria-label="Interrupted changes" className="grid gap-4">
      {changes.map((change) => (
        <Notice key={change.id} change={change} onGone={onGone} />
      ))}
    </section>
  );
}

function Notice({ change, onGone }: OnGone & { change: InterruptedChange }) {
  const { id, by, at, fields, books } = change;
  const genreName = useAllGenreNames();
  const [undo, undoing] = useUndoBooksMutation();
  const [keep, keeping] = useKeepInterruptedChangeMutation();
  const text = useId();
  const reached = `up to ${bookCount(books.length)}`;
  const busy = undoing.isLoading || keeping.isLoading;

  async function attempt(question: string, says: string, yes: string, run: () => Promise<string>) {
    if (busy || !(await confirmStep(question, says, yes, texts.dialog.cancel))) return;
    try {
      await alertDialog(await run(), 'success', { returnFocus: false });
      onGone();
    } catch (error) {
      await alertDialog(toApiProblem(error).message, 'error');
    }
  }
  const onUndo = () =>
    attempt(
      'Undo what was done?',
      `This gives ${reached} back what they had before. Books that have been changed since stay as they are.`,
      'Undo',
      async () => told(await undo({ books, interrupted: id }).unwrap(), 'put back'),
    );
  const onKeep = () =>
    attempt(
      'Keep the books as they are?',
      'What was done so far stays, and can no longer be undone here.',
      'Keep',
      async () => {
        await keep(id).unwrap();
        return 'The books stay as they are.';
      },
    );

  return (
    <div className="grid gap-2 rounded-field bg-wash p-5">
      <p id={text} className="break-words">
        <span className="font-semibold">{by}</span> {begunText(withGenreNames(fields, genreName))}.
        It stopped in the middle on <DateTime at={at} />, when {reached} had been changed.
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button
          variant="secondary"
          aria-describedby={text}
          aria-disabled={busy}
          onClick={() => void onUndo()}
        >
          Undo what was done
        </Button>
        <Button
          variant="link"
          aria-describedby={text}
          aria-disabled={busy}
          onClick={() => void onKeep()}
        >
          Keep as it is
        </Button>
      </div>
    </div>
  );
}
