import { useEffect, useRef } from 'react';

/** What a page has to lose; several of its forms can. */
const unsavedForms = new Set<object>();

export const hasUnsavedChanges = () => unsavedForms.size > 0;
/** When somebody leaves without saving. */
export const dropUnsavedChanges = () => unsavedForms.clear();

/** Has whoever leaves the page asked first, while something is unsaved. */
export function useUnsavedChanges(unsaved: boolean) {
  const form = useRef({});
  // At each rendering, because `drop` may have come before something more was typed.
  useEffect(() => {
    if (!unsaved) return;
    const { current } = form;
    unsavedForms.add(current);
    return () => void unsavedForms.delete(current);
  });
  /** Does not ask any more, at once: for what leaves the page as soon as it is saved. */
  return { drop: () => void unsavedForms.delete(form.current) };
}
