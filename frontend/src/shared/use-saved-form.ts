import { type FormEvent, useState } from 'react';
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
  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    await save(data, form);
    setUnsaved(false);
    setSavedAt(new Date());
  });
  return {
    form: { onSubmit, onInput: (_event: FormEvent) => setUnsaved(true), noValidate: true },
    submitting,
    problem,
    /** When it was last saved. */
    savedAt,
    /** For changes without typing. */
    markUnsaved: () => setUnsaved(true),
  };
}
