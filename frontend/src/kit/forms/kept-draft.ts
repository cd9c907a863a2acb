import { useEffect, useEffectEvent, useState } from 'react';
import { adminToken } from '../../api/admin-token.ts';
import { keptText } from '../../lib/storage/kept-text.ts';

const draftOf = (form: string) => keptText(`form-draft-${form}`, 'tab');

/** Forms whose drafts wait for the next sign-in. */
const waiting = new Set<string>();
export const hasKeptDraft = () => waiting.size > 0;

/** `base` is the document that the form was filled from: others may edit it meanwhile. */
type Draft<Stored, Values> = { values: Values; base: Stored };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A draft may come from an older version of the scripts, with other fields. */
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

type FilledForm<Values> = {
  isDirty: boolean;
  getValues: () => Values;
  fill: (values: Values, from: Values) => void;
};

/** Keeps what is typed into a form that edits no document; what was kept before is typed in again. */
export function useKeptForm<Values>(name: string, form: FilledForm<Values>) {
  const [start] = useState(() => structuredClone(form.getValues()));
  const [draft] = useState(() => readDraft(name, start, (values) => values));
  const showDraft = useEffectEvent(() => {
    if (draft) form.fill(draft.values, start);
  });
  useEffect(() => showDraft(), []);
  useKeptDraft(name, form.isDirty ? { values: form.getValues(), base: start } : undefined);
}
