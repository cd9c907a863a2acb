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

/** Saves unsaved input for this tab if the session ends while the form is open: what differs from the book. */
export function useSaveDraft(form: string, draft: BookDraft, stored: BookDraft) {
  const latest = useRef({ draft, stored });
  latest.current = { draft, stored };
  useEffect(
    () => () => {
      const changes = changesOf(latest.current);
      if (Object.keys(changes).length === 0 || adminToken.stored()) return;
      try {
        sessionStorage.setItem(keyOf(form), JSON.stringify(changes));
      } catch {
        // Storage is full or blocked: the draft is lost.
      }
    },
    [form],
  );
}

const changesOf = ({ draft, stored }: { draft: BookDraft; stored: BookDraft }) =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== stored[name as keyof BookDraft]),
  );
