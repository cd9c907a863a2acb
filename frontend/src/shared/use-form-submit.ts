import { type FormEvent, useRef, useState } from 'react';
import { type ApiProblem, toApiProblem } from './api/api-problem.ts';

/** Focuses the first control that the browser or the server finds wrong. */
const focusFirstInvalid = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

/**
 * One way to submit a form: `run` gets the form's data; what it throws becomes `problem`, with a
 * message per field where the server named them. A second submit while one runs does nothing.
 */
export function useFormSubmit(run: (data: FormData, form: HTMLFormElement) => Promise<void>) {
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    busy.current = true;
    setSubmitting(true);
    setProblem(null);
    try {
      await run(new FormData(form), form);
    } catch (error) {
      setProblem(toApiProblem(error));
      focusFirstInvalid(form);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  return { onSubmit, submitting, problem, clearProblem: () => setProblem(null) };
}
