import { useEffect, useRef } from 'react';

/** One entry for each form of the page with unsaved changes. */
const unsavedForms = new Set<object>();

export const hasUnsavedChanges = () => unsavedForms.size > 0;
/** For leaving after the user has agreed to lose the changes. */
export const dropUnsavedChanges = () => unsavedForms.clear();

/** Asks before leaving the page while something is unsaved. */
export function useUnsavedChanges(unsaved: boolean) {
  const form = useRef({});
  // On every render, because more may be typed after `drop`.
  useEffect(() => {
    if (!unsaved) return;
    const { current } = form;
    unsavedForms.add(current);
    return () => void unsavedForms.delete(current);
  });
  /** Takes effect before the next render, for forms that navigate as soon as they are saved. */
  return { drop: () => void unsavedForms.delete(form.current) };
}
