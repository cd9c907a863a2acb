import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { useEffect, useRef } from 'react';
import { adminToken } from '../../../../api/admin-token.ts';
import { isSame } from '../../../../kit/forms/merge-values.ts';
import { keptText } from '../../../../lib/storage/kept-text.ts';
import { type BookDraft, draftOf } from './book-draft.tsx';

const keptDraft = (form: string) => keptText(`book-draft-${form}`, 'tab');

/** What somebody has typed, and the book that the form was filled from: others may edit it meanwhile. */
type SavedDraft = { changes: Partial<BookDraft>; opened?: BookView | undefined };

/** The amounts of a book in drafts of the scripts before were minor units. */
const VERSION = 2;

/** Returns whether a value is of the kind that stands in a field, or in fields of that name. */
const isLike = (value: unknown, blank: unknown): boolean =>
  typeof value === typeof blank &&
  (typeof blank !== 'object' ||
    (value !== null &&
      Object.entries(blank ?? {}).every(([name, part]) =>
        isLike((value as Record<string, unknown>)[name], part),
      )));

/** Picks the valid fields of a draft from a stored value. */
function toChanges(kept: unknown): Partial<BookDraft> {
  const blank = draftOf();
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(([name, value]) =>
    isLike(value, blank[name as keyof BookDraft]),
  );
  return Object.fromEntries(known);
}

/** Returns, once, the draft that was saved when the session ended. */
export function restoreDraft(form: string): SavedDraft {
  const kept = keptDraft(form);
  const saved = (kept.parse() ?? {}) as Partial<SavedDraft & { version: number }>;
  kept.write(undefined);
  return {
    changes: toChanges(saved.changes),
    opened: saved.version === VERSION && isBookOf(form, saved.opened) ? saved.opened : undefined,
  };
}

/** Returns whether a stored value is a book that the form can show. */
function isBookOf(form: string, value: unknown): value is BookView {
  try {
    const book = value as BookView;
    const fields = draftOf(book);
    return (
      book._id === form && Object.keys(toChanges(fields)).length === Object.keys(fields).length
    );
  } catch {
    return false;
  }
}

/** Saves unsaved input for this tab if the session ends while the form is open: what differs from the book. */
export function useSaveDraft(
  form: string,
  drafts: { draft: BookDraft; stored: BookDraft; opened: BookView | undefined },
) {
  const latest = useRef(drafts);
  latest.current = drafts;
  useEffect(
    () => () => {
      const changes = changesOf(latest.current);
      if (Object.keys(changes).length === 0 || adminToken.stored()) return;
      keptDraft(form).write(
        JSON.stringify({ version: VERSION, changes, opened: latest.current.opened }),
      );
    },
    [form],
  );
}

const changesOf = ({ draft, stored }: Record<'draft' | 'stored', BookDraft>) =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => !isSame(value, stored[name as keyof BookDraft]),
    ),
  );
