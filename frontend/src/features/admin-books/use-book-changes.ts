import type { BookView } from '@book-store/contract/schemas/books';
import { useState } from 'react';
import type { ApiProblem } from '../../shared/api/api-problem.ts';
import type { Disagreement } from '../../shared/ui/yours-and-theirs.tsx';
import { type BookDraft, toDraft } from './book-draft.ts';
import { draftNamesOf, labelOf, shownValue } from './draft-names.ts';
import { restoreDraft } from './draft-storage.ts';

type Disputed = Disagreement & { mine: Partial<BookDraft>; other: Partial<BookDraft> };

/**
 * The changes to a book, kept apart from the stored book, so that a refetch overwrites no input; and what
 * the form showed when a field was first touched, because others may change the book in the meantime.
 */
export function useBookChanges(book: BookView) {
  const [restored] = useState(() => restoreDraft(book._id));
  const [changes, setChanges] = useState(restored.changes);
  const [touched, setTouched] = useState(() =>
    pick({ ...toDraft(book), ...restored.seen }, Object.keys(restored.changes)),
  );
  const [disputed, setDisputed] = useState<readonly Disputed[]>([]);
  const stored = toDraft(book);
  const draft = { ...stored, ...changes };
  const seen = { ...stored, ...touched };

  function onChange(change: Partial<BookDraft>) {
    setTouched((now) => ({ ...pick(stored, Object.keys(change)), ...now }));
    setChanges((now) => ({ ...now, ...change }));
  }
  function forget() {
    setChanges({});
    setTouched({});
    setDisputed([]);
  }
  /** Returns whether others have changed what this form changes. */
  function dispute(problem: ApiProblem, typed: BookDraft): boolean {
    if (problem.code !== 'changed-meanwhile') return false;
    const theirs = toDraft(problem.extra.book as BookView);
    setDisputed(
      Object.keys(problem.fields).map((name) => {
        const [mine, other] = [typed, theirs].map((one) => pick(one, draftNamesOf(name)));
        return {
          name,
          label: labelOf(name),
          yours: shownValue(mine ?? {}),
          theirs: shownValue(other ?? {}),
          mine: mine ?? {},
          other: other ?? {},
        };
      }),
    );
    return true;
  }
  function choose(name: string, chosen: 'yours' | 'theirs') {
    const one = disputed.find((each) => each.name === name);
    if (!one) return;
    setDisputed(disputed.map((each) => (each === one ? { ...each, chosen } : each)));
    setTouched((now) => ({ ...now, ...one.other }));
    setChanges((now) => ({ ...now, ...(chosen === 'yours' ? one.mine : one.other) }));
  }

  return { draft, stored, seen, onChange, forget, dispute, disputed, choose };
}

const pick = (draft: BookDraft, names: readonly string[]): Partial<BookDraft> =>
  Object.fromEntries(names.map((name) => [name, draft[name as keyof BookDraft]]));
