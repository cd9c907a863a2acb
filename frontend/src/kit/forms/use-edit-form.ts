import { useRef, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { successToast } from '../dialogs/dialogs.ts';
import type { FieldSpec } from '../fields/field.tsx';
import { useFormSubmit } from './use-form-submit.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** What stands in the fields of a form, by their names: texts, and whether something is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;
type NameOf<Values> = keyof Values & string;
type FieldsOf<Values> = Readonly<Record<NameOf<Values>, FieldSpec>>;

type EditFormOptions<Stored, Values extends FormValues> = {
  /** The document to edit. */
  item: Stored;
  /** What is said of each field; may depend on what stands in the others. */
  fields: FieldsOf<NoInfer<Values>> | ((values: NoInfer<Values>) => FieldsOf<NoInfer<Values>>);
  /** Returns what stands in each field. A name is the path of the server's errors, too. */
  read: (stored: Stored) => Values;
  /** Saves the tidy values; gets the document that the form was filled from, and returns the stored one. */
  send: (values: Values, base: Stored) => Promise<Stored>;
  /** What to say once it is saved, or what to do. */
  saved: string | ((stored: Stored) => unknown);
  /** Values that were typed before. */
  start?: Partial<Values>;
  /** Waits for what has to be ready before the form is looked at. */
  before?: (form: HTMLFormElement) => Promise<void>;
  /** Returns whether the valid form is to be sent. */
  confirm?: (values: Values, base: Stored) => Promise<boolean>;
  /** Whether something besides the fields would be lost. */
  pending?: boolean;
};

type State<Stored, Values> = {
  /** The document that the form was filled from. */
  base: Stored;
  values: Values;
  /** The values when the form was last sent. */
  sent?: Values;
  found?: Found<Stored, Values> | undefined;
};

type Row = { name: string; label: string; yours: string; theirs: string };
type Found<Stored, Values> = {
  rows: readonly Row[];
  taken: boolean;
  typed: Values;
  theirs: Stored;
};

/** What somebody else has made of a document since a form was filled from it. */
export type Conflict = {
  /** The fields to which this form and somebody else have given different values. */
  rows: readonly Row[];
  /** Whether the form has taken over the other values of these fields. */
  taken: boolean;
  takeTheirs: () => void;
  putBack: () => void;
  /** For the click on a button that submits the form as it is. */
  overwrite: () => void;
};

/** Returns values as they are sent: without spaces around them, or as their field says. */
const tidied = <Values extends FormValues>(
  fields: FieldsOf<Values>,
  values: Values,
  stored: Values,
): Values => {
  const entries = Object.entries(values).map(([name, value]) => {
    const { tidy = (text: string) => text.trim() } = fields[name as NameOf<Values>] ?? {};
    return [name, typeof value === 'string' ? tidy(value, String(stored[name])) : value];
  });
  return Object.fromEntries(entries);
};

const pick = <Values extends FormValues>(values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

const shown = (value: string | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '');

/**
 * A form that edits a document: knows what is typed, sends it if it is valid, shows each problem at its field and
 * focuses the first one, asks before somebody leaves with unsaved changes. If somebody else has edited the
 * document since the form was filled, fields that only they have changed are filled in, and the person decides
 * about those that both have.
 */
export function useEditForm<Stored, Values extends FormValues>(
  options: EditFormOptions<Stored, Values>,
) {
  const { item, read } = options;
  const [state, setState] = useState<State<Stored, Values>>(() => ({
    base: item,
    values: { ...read(item), ...options.start },
  }));
  // Known at once: a save looks at what was typed while it waited.
  const latest = useRef(state);
  const change = (part: Partial<State<Stored, Values>>) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };
  const put = (values: Partial<Values>) =>
    change({ values: { ...latest.current.values, ...values } });

  const fields =
    typeof options.fields === 'function' ? options.fields(state.values) : options.fields;
  const stored = read(state.base);
  const typed = tidied(fields, state.values, stored);
  const unsaved = Object.keys(fields).some((name) => typed[name] !== stored[name]);
  useUnsavedChanges(unsaved || options.pending === true);
  const submission = useSave({ ...options, fields }, latest, { change, put });
  const { problem } = submission;

  /** The problem of a field, or of one of its parts; it stays until the field changes. */
  const errorOf = (name: NameOf<Values>): string | undefined => {
    if (state.values[name] !== state.sent?.[name]) return undefined;
    const entries = Object.entries(problem?.fields ?? {});
    return entries.find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
  };
  /** For a field that is typed into, with what is said of it. */
  const field = (name: NameOf<Values>) => {
    const { tidy, ...said } = fields[name];
    return {
      ...said,
      name,
      value: String(state.values[name]),
      error: errorOf(name),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        put({ [name]: currentTarget.value } as Partial<Values>),
    };
  };
  const tick = (name: NameOf<Values>) => ({
    name,
    checked: state.values[name] === true,
    onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
      put({ [name]: currentTarget.checked } as Partial<Values>),
  });
  return {
    ...submission,
    /** Fills the form anew. */
    open: (base: Stored) => change({ base, values: read(base) }),
    base: state.base,
    values: state.values,
    unsaved,
    conflict: state.found && conflictOf(state.found, read, { change, put }),
    put,
    errorOf,
    field,
    tick,
    names: Object.keys(fields) as NameOf<Values>[],
  };
}

/** What `EditForm` and its parts need of a form, whatever it edits. */
export type EditFormState<Name extends string = string> = Pick<
  ReturnType<typeof useEditForm<unknown, Record<Name, string | boolean>>>,
  'onSubmit' | 'submitting' | 'problem' | 'savedAt' | 'conflict' | 'field' | 'names'
>;

type Changes<Stored, Values> = {
  change: (part: Partial<State<Stored, Values>>) => void;
  put: (values: Partial<Values>) => void;
};

const conflictOf = <Stored, Values extends FormValues>(
  found: Found<Stored, Values>,
  read: (stored: Stored) => Values,
  { change, put }: Changes<Stored, Values>,
): Conflict => {
  const { rows, taken, typed, theirs } = found;
  const give = (values: Values, isTheirs: boolean) => {
    put(
      pick(
        values,
        rows.map(({ name }) => name),
      ),
    );
    change({ base: theirs, found: { ...found, taken: isTheirs } });
  };
  return {
    rows,
    taken,
    takeTheirs: () => give(read(theirs), true),
    putBack: () => give(typed, false),
    overwrite: () => change({ base: theirs }),
  };
};

/** Sends a form, against what somebody else may have stored meanwhile. */
function useSave<Stored, Values extends FormValues>(
  options: EditFormOptions<Stored, Values> & { fields: FieldsOf<Values> },
  latest: { readonly current: State<Stored, Values> },
  { change, put }: Changes<Stored, Values>,
) {
  const { fields, read, send, saved, before, confirm } = options;
  const [savedAt, setSavedAt] = useState<Date>();
  const names = Object.keys(fields) as NameOf<Values>[];

  /** Fills in stored values, but not over what has been typed since the form was sent. */
  function fill(stored: Stored, only: readonly NameOf<Values>[] = names) {
    const { values, sent } = latest.current;
    const now = read(stored);
    // Fields that the form did not have: somebody else has added what they are of.
    const added = Object.keys(now).filter((name) => !(name in fields));
    put(pick(now, [...only.filter((name) => values[name] === sent?.[name]), ...added]));
  }

  /** Returns whether anything is left to save. */
  function compare(typed: Values, from: Stored, theirs: Stored): boolean {
    const [before, now] = [read(from), read(theirs)];
    const other = names.filter((name) => typed[name] !== now[name]);
    const mine = other.filter((name) => typed[name] !== before[name]);
    if (mine.length === 0) return false;
    const both = mine.filter((name) => now[name] !== before[name]);
    const rows = both.map((name) => ({
      name,
      label: fields[name].label,
      yours: shown(typed[name]),
      theirs: shown(now[name]),
    }));
    const taken = rows.length === 0;
    fill(
      theirs,
      other.filter((name) => !mine.includes(name)),
    );
    change({ found: { rows, taken, typed, theirs }, ...(taken && { base: theirs }) });
    return true;
  }

  async function save(typed: Values, from: Stored, isAgain = false): Promise<Stored> {
    try {
      return await send(typed, from);
    } catch (error) {
      const problem = toApiProblem(error);
      if (problem.code !== 'changed-meanwhile') throw error;
      const theirs = problem.extra.current as Stored;
      const [before, now] = [read(from), read(theirs)];
      const isElsewhere = names.every((name) => now[name] === before[name]);
      if (isElsewhere && !isAgain) return save(typed, theirs, true);
      if (compare(typed, from, theirs)) throw error;
      return theirs;
    }
  }

  async function submit() {
    const { values, base } = latest.current;
    const typed = tidied(fields, values, read(base));
    if (confirm && !(await confirm(typed, base))) return;
    const stored = await save(typed, base);
    change({ base: stored, found: undefined });
    fill(stored);
    setSavedAt(new Date());
    await (typeof saved === 'string' ? void successToast(saved) : saved(stored));
  }
  const submission = useFormSubmit(submit, async (form) => {
    await before?.(form);
    change({ sent: latest.current.values });
  });
  return { ...submission, savedAt };
}
