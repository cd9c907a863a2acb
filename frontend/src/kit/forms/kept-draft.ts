import { useEffect, useEffectEvent } from 'react';
import { adminToken } from '../../api/admin-token.ts';
import { keptText } from '../../lib/storage/kept-text.ts';

const draftOf = (form: string) => keptText(`form-draft-${form}`, 'tab');

/** The forms whose drafts wait for somebody to sign in again. */
const waiting = new Set<string>();
/** Returns whether something typed was kept when the session ended. */
export const hasKeptDraft = () => waiting.size > 0;

/** What somebody has typed, and the document that the form was filled from: others may edit it meanwhile. */
type Draft<Stored, Values> = { values: Values; base: Stored };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns whether values are of the kind that a form holds: a draft may come from older scripts. */
function isLike(value: unknown, known: unknown): boolean {
  if (Array.isArray(known)) {
    const [first] = known;
    return (
      Array.isArray(value) && value.every((item) => first === undefined || isLike(item, first))
    );
  }
  if (!isObject(known)) return typeof value === typeof known;
  return isObject(value) && Object.keys(known).every((name) => isLike(value[name], known[name]));
}

/** Returns what was kept of a form when the session ended. */
export function readDraft<Stored, Values>(
  form: string,
  item: Stored,
  read: (stored: Stored) => Values,
): Draft<Stored, Values> | undefined {
  const draft = draftOf(form).parse();
  if (!isObject(draft)) return undefined;
  const { values, base = item } = draft as Draft<Stored, Values>;
  try {
    const known = read(item);
    return isLike(values, known) && isLike(read(base), known) ? { values, base } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the draft of a form for this tab if the session ends while it is open; without one, nothing. What was kept
 * before is gone once the form shows it.
 */
export function useKeptDraft<Stored, Values>(
  form: string | undefined,
  draft: Draft<Stored, Values> | undefined,
) {
  const keep = useEffectEvent((name: string) => {
    if (!draft || adminToken.stored()) return;
    draftOf(name).write(JSON.stringify(draft));
    waiting.add(name);
  });
  useEffect(() => {
    if (form === undefined) return;
    draftOf(form).write(undefined);
    waiting.delete(form);
    return () => keep(form);
  }, [form]);
}
