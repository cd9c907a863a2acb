import { useRef, useState } from 'react';
import { useFormSubmit } from './use-form-submit.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/**
 * A form with a button that saves: submits as `useFormSubmit` does, and asks before somebody leaves with
 * changes that are not saved. Spread `form` on the form element.
 */
export function useSavedForm(save: (data: FormData, form: HTMLFormElement) => Promise<void>) {
  const [unsaved, setUnsaved] = useState(false);
  useUnsavedChanges(unsaved);
  const [savedAt, setSavedAt] = useState<Date>();
  const edits = useRef(0);
  const markUnsaved = () => {
    edits.current += 1;
    setUnsaved(true);
  };
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    const sent = edits.current;
    await save(data, form);
    // Not what was typed during the save.
    setUnsaved(edits.current !== sent);
    setSavedAt(new Date());
  });
  return {
    form: { onSubmit, onInput: markUnsaved, noValidate: true },
    submitting,
    problem,
    /** When it was last saved. */
    savedAt,
    /** For changes without typing. */
    markUnsaved,
  };
}
