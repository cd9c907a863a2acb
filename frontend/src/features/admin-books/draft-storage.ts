import { useEffect, useRef } from 'react';
import { adminToken } from '../../shared/admin-token.ts';
import { type BookDraft, EMPTY_DRAFT } from './book-draft.ts';

const keyOf = (form: string) => `book-draft-${form}`;

/** Only what a draft can hold comes back, whatever lies in the storage. */
function toChanges(kept: unknown): Partial<BookDraft> {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([name, value]) => typeof value === typeof EMPTY_DRAFT[name as keyof BookDraft],
  );
  return Object.fromEntries(known);
}

/** Gives back, once, what was typed into this form when the session ended. */
export function restoreDraft(form: string): Partial<BookDraft> {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    sessionStorage.removeItem(keyOf(form));
    return toChanges(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** A session ends after an hour, in the middle of a sentence too: what was typed waits in this tab. */
export function useSaveDraft(form: string, draft: BookDraft, unsaved: boolean) {
  const latest = useRef({ draft, unsaved });
  latest.current = { draft, unsaved };
  useEffect(
    () => () => {
      if (!latest.current.unsaved || adminToken.stored()) return;
      try {
        sessionStorage.setItem(keyOf(form), JSON.stringify(latest.current.draft));
      } catch {
        // Storage is full or forbidden: it is lost, as it would be without this.
      }
    },
    [form],
  );
}
