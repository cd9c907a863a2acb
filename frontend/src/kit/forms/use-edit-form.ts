import { useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { toApiProblem } from '../../api/api-problem.ts';
import { successToast } from '../dialogs/dialogs.ts';
import type { FieldSpec } from '../fields/field.tsx';
import { type Conflict, type ConflictRow, rowsOf } from './conflict-rows.ts';
import { readDraft, useKeptDraft } from './kept-draft.ts';
import { type ItemKeys, isSame, mergeValues } from './merge-values.ts';
import { tidied } from './tidied.ts';
import { useForm } from './use-form.ts';

export type FieldsOf<Values extends FieldValues> = Readonly<
  Partial<Record<FieldPath<Values>, FieldSpec>>
>;

type EditFormOptions<Stored, Values extends FieldValues> = {
  item: Stored;
  /** By path; may depend on the values of other fields. */
  fields: FieldsOf<NoInfer<Values>> | ((values: NoInfer<Values>) => FieldsOf<NoInfer<Values>>);
  /** Returns the form's values, nested like the paths in the server's errors. */
  read: (stored: Stored) => Values;
  keys?: ItemKeys;
  /** `base` is the document that the form was filled from. Returns the stored one. */
  send: (values: Values, base: Stored) => Promise<Stored>;
  /** A text is shown as a toast. */
  saved: string | ((stored: Stored) => unknown);
  /** Values that replace those of the document. */
  start?: Partial<Values>;
  /** A unique name, under which a draft is kept if the session ends. */
  keep?: string;
  /** Runs before validation. */
  before?: (form: HTMLFormElement) => Promise<void>;
  confirm?: (values: Values, base: Stored) => Promise<boolean>;
  /** Whether leaving would lose something besides the fields. */
  pending?: boolean;
};

type Found<Stored, Values> = Pick<Conflict, 'round'> & {
  rows: readonly ConflictRow[];
  /** Whether the form holds their values of these rows. */
  taken: boolean;
  theirs: Stored;
  /** The form's values with either side's values of these rows. */
  merged: { mine: Values; theirs: Values };
};
type State<Stored, Values> = {
  base: Stored;
  found?: Found<Stored, Values> | undefined;
};

/**
 * A form that edits a document: `useForm`, and what somebody else has made of the document since the form was filled.
 * What only they have changed is filled in, and the person decides about what both have.
 */
export function useEditForm<Stored, Values extends FieldValues>(
  options: EditFormOptions<Stored, Values>,
) {
  const { item, read, keys, keep, pending = false } = options;
  const [opened] = useState(() => {
    const draft = keep === undefined ? undefined : readDraft(keep, item, read);
    return draft ?? { base: item, values: { ...read(item), ...options.start } };
  });
  const [state, setState] = useState<State<Stored, Values>>({ base: opened.base });
  const [savedAt, setSavedAt] = useState<Date>();
  // A ref, because the click that overwrites submits the form before the next render.
  const latest = useRef(state);
  const change = (part: Partial<State<Stored, Values>>) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };
  const fieldsFor = (values: Values): FieldsOf<Values> =>
    typeof options.fields === 'function' ? options.fields(values) : options.fields;
  const tidy = (values: Values, base: Stored) =>
    tidied(values, read(base), fieldsFor(values) as FieldsOf<FieldValues>) as Values;
  const isUnsaved = (values: Values) => !isSame(tidy(values, state.base), read(state.base));

  const form = useForm<Values, Stored>({
    start: opened.values,
    before: options.before,
    confirm: async (values) => {
      const { base } = latest.current;
      return (await options.confirm?.(tidy(values, base), base)) ?? true;
    },
    run: (values) => save(tidy(values, latest.current.base), latest.current.base),
    done: (stored, sent) => {
      const now = read(stored);
      change({ base: stored, found: undefined });
      form.fill(mergeValues(sent, form.getValues(), now, keys).values, now);
      setSavedAt(new Date());
      if (typeof options.saved !== 'string') return options.saved(stored);
      void successToast(options.saved);
    },
    guard: (values) => pending || isUnsaved(values),
  });

  /** Merges the stored document into the form. Returns whether anything is left to save. */
  function settle(typed: Values, from: Stored, theirs: Stored): boolean {
    const [before, now] = [read(from), read(theirs)];
    const { values, clashes } = mergeValues(before, typed, now, keys);
    if (clashes.length === 0 && isSame(values, now)) return false;
    const mine = mergeValues(before, form.getValues(), now, keys).values;
    const other = mergeValues(before, now, form.getValues(), keys).values;
    const taken = clashes.length === 0;
    const round = (latest.current.found?.round ?? 0) + 1;
    form.fill(mine, now);
    const rows = rowsOf(clashes, fieldsFor(mine) as FieldsOf<FieldValues>);
    change({
      found: { round, rows, taken, theirs, merged: { mine, theirs: other } },
      ...(taken && { base: theirs }),
    });
    return true;
  }

  async function save(typed: Values, from: Stored, isAgain = false): Promise<Stored> {
    try {
      return await options.send(typed, from);
    } catch (error) {
      const problem = toApiProblem(error);
      if (problem.code !== 'changed-meanwhile') throw error;
      const theirs = problem.extra.current as Stored;
      const isElsewhere = isSame(read(theirs), read(from));
      if (isElsewhere && !isAgain) return save(typed, theirs, true);
      if (settle(typed, from, theirs)) throw error;
      return theirs;
    }
  }

  function conflictOf(found: Found<Stored, Values>): Conflict {
    const { round, rows, taken, theirs, merged } = found;
    const give = (from: Values, to: Values, isTheirs: boolean) => {
      form.fill(mergeValues(from, to, form.getValues(), keys).values, read(theirs));
      change({ base: theirs, found: { ...found, taken: isTheirs } });
    };
    return {
      round,
      rows,
      taken,
      takeTheirs: () => give(merged.mine, merged.theirs, true),
      putBack: () => give(merged.theirs, merged.mine, false),
      overwrite: () => change({ base: theirs }),
    };
  }

  const values = form.watch();
  const fields = fieldsFor(values);
  const unsaved = isUnsaved(values);
  useKeptDraft(keep, unsaved ? { values, base: state.base } : undefined);
  return {
    ...form,
    open: (base: Stored) => {
      change({ base });
      form.fill(read(base));
    },
    base: state.base,
    values,
    unsaved,
    savedAt,
    conflict: state.found && conflictOf(state.found),
    /** For inputs and selects, with label and hint. */
    field: (name: FieldPath<Values>): GivenField => {
      const { tidy: _tidy, of: _of, shows: _shows, ...said } = fields[name] ?? { label: '' };
      const { value, ...field } = form.field(name);
      return { ...said, ...field, value: String(value ?? '') };
    },
    names: Object.keys(fields) as FieldPath<Values>[],
  };
}

export type GivenField = Omit<FieldSpec, 'tidy' | 'of' | 'shows'> & {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

export type EditFormFrame = Pick<
  ReturnType<typeof useEditForm<unknown, FieldValues>>,
  'onSubmit' | 'submitting' | 'problem' | 'savedAt' | 'conflict'
>;
