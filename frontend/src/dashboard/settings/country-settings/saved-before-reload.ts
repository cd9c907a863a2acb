import { useEffect, useRef, useState } from 'react';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { keptText } from '../../../lib/storage/kept-text.ts';

const kept = keptText('saved-before-reload', 'tab');

/** Reloads the page, because what it has loaded is formatted by the previous settings. */
export function reloadSaved(form: string) {
  kept.write(JSON.stringify({ form, at: Date.now() }));
  location.reload();
}

function savedAtOf(form: string): Date | undefined {
  const saved = kept.parse() as { form?: unknown; at?: unknown } | undefined;
  return saved?.form === form ? new Date(Number(saved.at)) : undefined;
}

/** After the reload, says that the form was saved and returns the focus to its button. */
export function useSavedBeforeReload(form: string, text: string) {
  const region = useRef<HTMLDivElement>(null);
  const [savedAt] = useState(() => savedAtOf(form));
  useEffect(() => {
    if (!savedAt || !kept.read()) return;
    kept.write(undefined);
    region.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    void successToast(text);
  }, [savedAt, text]);
  return { region, savedAt };
}
