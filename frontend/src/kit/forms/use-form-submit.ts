import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiProblem, toApiProblem } from '../../api/api-problem.ts';
import { assertConstraints } from './form-constraints.ts';

/**
 * Submits a form if it is valid: `run` receives the form's data; what it throws becomes `problem`, with a message
 * per field if the server named one, and the first invalid field is focused. Submitting again while one is
 * running does nothing. `before` comes before the form is looked at, and keeps it from that with `false`.
 */
export function useFormSubmit(
  run: (data: FormData, form: HTMLFormElement) => Promise<void>,
  before?: (form: HTMLFormElement) => unknown,
) {
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
      if (before && (await before(form)) === false) return;
      assertConstraints(form);
      await run(new FormData(form), form);
    } catch (error) {
      setProblem(toApiProblem(error));
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  /** For a field that the form itself keeps: its name, and what is wrong with it. */
  const field = (name: string) => ({ name, error: problem?.fields[name] });
  return { onSubmit, submitting, problem, field };
}
