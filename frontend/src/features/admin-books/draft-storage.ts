import { useEffect, useRef } from 'react';
import { adminToken } from '../../shared/admin-token.ts';
import { type BookDraft, EMPTY_DRAFT } from './book-draft.ts';

const keyOf = (form: string) => `book-draft-${form}`;

/** Picks the valid fields of a draft from a stored value. */
function toChanges(kept: unknown): Partial<BookDraft> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([name, value]) => typeof value === typeof EMPTY_DRAFT[name as keyof BookDraft],
  );
  return Object.fromEntries(known);
}

/** Returns, once, the draft that was saved when the session ended. */
export function restoreDraft(form: string): Partial<BookDraft> {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    sessionStorage.removeItem(keyOf(form));
    return toChanges(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** Saves unsaved input for this tab if the session ends while the form is open. */
export function useSaveDraft(form: string, draft: BookDraft, unsaved: boolean) {
  const latest = useRef({ draft, unsaved });
  latest.current = { draft, unsaved };
  useEffect(
    () => () => {
      if (!latest.current.unsaved || adminToken.stored()) return;
      try {
        sessionStorage.setItem(keyOf(form), JSON.stringify(latest.current.draft));
      } catch {
        // Storage is full or blocked: the draft is lost.
      }
    },
    [form],
  );
}
