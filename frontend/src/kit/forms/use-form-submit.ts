import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiProblem, toApiProblem } from '../../api/api-problem.ts';

/**
 * Submits a form: `run` receives the form's data; what it throws becomes `problem`, with a message per
 * field if the server named one, and the first invalid field is focused. Submitting again while one
 * is running does nothing.
 */
export function useFormSubmit(run: (data: FormData, form: HTMLFormElement) => Promise<void>) {
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);
  const submitted = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!problem) return;
    submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    submitted.current = form;
    busy.current = true;
    setSubmitting(true);
    setProblem(null);
    try {
      await run(new FormData(form), form);
    } catch (error) {
      setProblem(toApiProblem(error));
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  return { onSubmit, submitting, problem, clearProblem: () => setProblem(null) };
}
