import { useEffect } from 'react';

/** What a page has to lose; several of its forms can. */
const unsavedForms = new Set<object>();

export const hasUnsavedChanges = () => unsavedForms.size > 0;
/** When somebody leaves without saving. */
export const dropUnsavedChanges = () => unsavedForms.clear();

/** Has whoever leaves the page asked first, while something is unsaved. */
export function useUnsavedChanges(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const form = {};
    unsavedForms.add(form);
    return () => void unsavedForms.delete(form);
  }, [unsaved]);
}
