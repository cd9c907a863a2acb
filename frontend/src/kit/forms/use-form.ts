import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  useForm as useFormValues,
} from 'react-hook-form';
import { type ApiProblem, toApiProblem } from '../../api/api-problem.ts';
import { successToast } from '../dialogs/dialogs.ts';
import { focusFirstWrong, messageIn } from './field-problems.ts';
import { assertConstraints } from './form-constraints.ts';
import { isSame, mergeValues } from './merge-values.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

type FormOptions<Values, Result> = {
  /** The initial values. Values that arrive later fill in the fields that have not been changed. */
  start: Values;
  /** Runs before validation; `false` cancels the submission. */
  before?: (form: HTMLFormElement) => unknown;
  /** Asks before the valid form is sent. */
  confirm?: (values: Values) => boolean | Promise<boolean>;
  /** Errors that it throws appear at their fields, or as `problem`. */
  run: (values: Values, form: HTMLFormElement) => Promise<Result>;
  /** A returned text is shown as a toast. Leaving no longer asks by then. */
  done?: (result: Result, values: Values) => unknown;
  /** Whether leaving the dashboard asks first; by default once something has changed. */
  guard?: boolean | ((values: Values) => boolean);
};

/**
 * What a form holds and how it is sent: once at a time, if the limits of its fields allow it. What is wrong stands at
 * the fields, by the paths that the server names, until they change, and the first of them is focused. The values are
 * nested as the paths say; `fields` knows lists among them by `useFieldArray({ control: form.control, name })`.
 */
export function useForm<Values extends FieldValues, Result = unknown>(
  options: FormOptions<Values, Result>,
) {
  const { start, guard = true } = options;
  const { control, formState, ...held } = useFormValues<Values>({
    defaultValues: start as DefaultValues<Values>,
  });
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);
  const submitted = useRef<HTMLFormElement>(null);
  const { isDirty, errors } = formState;
  const unsaved = useUnsavedChanges(
    typeof guard === 'function' ? guard(held.watch()) : guard && isDirty,
  );

  const said = useRef<ApiProblem | null>(null);
  useLayoutEffect(() => {
    // The fields may show their errors one render later.
    const isShown = Object.keys(problem?.fields ?? {}).every((path) => get(errors, path));
    if (!problem || said.current === problem || !isShown) return;
    said.current = problem;
    focusFirstWrong(submitted.current, problem, setProblem);
  });

  /** `from` are the values that count as unchanged. */
  const fill = (values: Values, from: Values = values) => {
    held.reset(from, { keepErrors: true });
    if (!isSame(values, from)) held.reset(values, { keepErrors: true, keepDefaultValues: true });
  };
  const began = useRef(start);
  useEffect(() => {
    const before = began.current;
    if (isSame(before, start)) return;
    began.current = start;
    fill(mergeValues(before, held.getValues(), start).values, start);
  });

  /** Resets the form, but keeps what was typed while it was sent. */
  const empty = (sent: Values) =>
    fill(mergeValues(sent, held.getValues(), began.current).values, began.current);

  function fail(error: unknown) {
    const failed = toApiProblem(error);
    for (const [path, message] of Object.entries(failed.fields)) {
      held.setError(path as FieldPath<Values>, { type: failed.code, message });
    }
    setProblem(failed);
  }

  async function send(form: HTMLFormElement) {
    const { confirm, run, done } = options;
    const values = structuredClone(held.getValues());
    if (confirm && !(await confirm(values))) return;
    const result = await run(values, form);
    held.reset(values, { keepValues: true, keepErrors: true });
    // Leaving still asks about what was typed meanwhile.
    if (isSame(held.getValues(), values)) unsaved.drop();
    const toast = await done?.(result, values);
    if (typeof toast === 'string') void successToast(toast);
  }

  /** Clears the error at a path, or all errors. */
  function clear(path?: string) {
    if (path !== undefined) return held.clearErrors(path as FieldPath<Values>);
    setProblem(null);
    held.clearErrors();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    submitted.current = form;
    busy.current = true;
    setSubmitting(true);
    clear();
    try {
      const ready = options.before?.(form);
      if ((ready instanceof Promise ? await ready : ready) === false) return;
      // Synchronous where possible: phones open no keyboard for a field that is focused after the press.
      assertConstraints(form);
      await send(form);
    } catch (error) {
      fail(error);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  const errorOf = (path: string) => messageIn(get(errors, path));
  const errorAt = (path: string): string | undefined => get(errors, `${path}.message`);
  function put<Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) {
    held.clearErrors(name);
    held.setValue(name, value, { shouldDirty: true });
  }
  const putAll = (change: Partial<Values>) => {
    for (const [name, value] of Object.entries(change)) put(name as FieldPath<Values>, value);
  };
  /** For inputs and selects; `also` are other paths by which the server reports errors of this field. */
  const field = <Name extends FieldPath<Values>>(name: Name, ...also: readonly string[]) => ({
    name,
    value: held.watch(name) as FieldPathValue<Values, Name>,
    error: [name, ...also].map(errorOf).find((message) => message !== undefined),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      held.clearErrors(also as FieldPath<Values>[]);
      put(name, currentTarget.value as FieldPathValue<Values, Name>);
    },
  });
  /** For controls that pass a value instead of an event, such as a list of countries. */
  const choice = <Name extends FieldPath<Values>>(name: Name) => ({
    name,
    value: held.watch(name) as FieldPathValue<Values, Name>,
    error: errorOf(name),
    onChange: (value: FieldPathValue<Values, Name>) => put(name, value),
  });
  const checkbox = (name: FieldPath<Values>) => ({
    name,
    checked: held.watch(name) === true,
    onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
      put(name, currentTarget.checked as FieldPathValue<Values, typeof name>),
  });
  return {
    onSubmit,
    submitting,
    problem,
    control,
    isDirty,
    watch: held.watch,
    getValues: held.getValues,
    /** The error at a path or below it. */
    errorOf,
    /** The error at a path, but not below it. */
    errorAt,
    field,
    choice,
    checkbox,
    put,
    putAll,
    fill,
    empty,
    clear,
  };
}
