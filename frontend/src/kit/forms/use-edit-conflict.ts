import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toApiProblem } from '../../api/api-problem.ts';

export type FormValues = Record<string, string | boolean>;

/** What somebody else has made of a document since a form was filled from it. */
export type Conflict = {
  /** The fields to which this form and somebody else have given different values. */
  rows: readonly { name: string; label: string; yours: string; theirs: string }[];
  /** Whether the form has taken over the other values of these fields. */
  taken: boolean;
  takeTheirs: () => void;
  putBack: () => void;
  /** For the click on a button that submits the form as it is. */
  overwrite: () => void;
};

type Form<Stored> = {
  /** The document that the form was filled from. */
  opened: Stored;
  /** Returns what stands in each field of the form. */
  valuesOf: (stored: Stored) => FormValues;
  /** The labels of these fields. */
  labels: Readonly<Record<string, string>>;
  /** Gives a field of the form another value. */
  put: (name: string, value: string | boolean) => void;
};
type Found<Stored> = Pick<Conflict, 'rows' | 'taken'> & { typed: FormValues; theirs: Stored };

const shown = (value: string | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '');

/**
 * What a form does when somebody else has edited the same document since it was opened: fields that only they
 * have changed are filled in, and the person decides about those that both have.
 */
export function useEditConflict<Stored>({ opened, valuesOf, labels, put }: Form<Stored>) {
  const [base, setBase] = useState(opened);
  const [found, setFound] = useState<Found<Stored>>();

  function settle(stored: Stored, typed: FormValues) {
    for (const [name, value] of Object.entries(valuesOf(stored))) {
      if (value !== typed[name]) put(name, value);
    }
    setBase(stored);
    setFound(undefined);
  }

  /** Returns whether anything is left to save. */
  function compare(typed: FormValues, theirs: Stored): boolean {
    const [before, now] = [valuesOf(base), valuesOf(theirs)];
    const names = Object.keys(labels).filter((name) => typed[name] !== now[name]);
    const mine = names.filter((name) => typed[name] !== before[name]);
    if (mine.length === 0) {
      settle(theirs, typed);
      return false;
    }
    for (const name of names) if (!mine.includes(name)) put(name, now[name] ?? '');
    const rows = mine
      .filter((name) => now[name] !== before[name])
      .map((name) => ({
        name,
        label: labels[name] ?? name,
        yours: shown(typed[name]),
        theirs: shown(now[name]),
      }));
    if (rows.length === 0) setBase(theirs);
    setFound({ rows, taken: rows.length === 0, typed, theirs });
    return true;
  }

  /** Saves what is typed. `send` gets the document that the form was filled from, and returns the stored one. */
  async function save(
    typed: FormValues,
    send: (base: Stored) => Promise<Stored>,
    from = base,
  ): Promise<void> {
    try {
      settle(await send(from), typed);
    } catch (error) {
      const problem = toApiProblem(error);
      if (problem.code !== 'changed-meanwhile') throw error;
      const theirs = problem.extra.current as Stored;
      const [before, now] = [valuesOf(from), valuesOf(theirs)];
      const isElsewhere = Object.keys(labels).every((name) => now[name] === before[name]);
      if (isElsewhere && from === base) await save(typed, send, theirs);
      else if (compare(typed, theirs)) throw error;
    }
  }

  function give(values: FormValues, taken: boolean) {
    if (!found) return;
    for (const { name } of found.rows) put(name, values[name] ?? '');
    setBase(found.theirs);
    setFound({ ...found, taken });
  }
  const conflict: Conflict | undefined = found && {
    ...found,
    takeTheirs: () => give(valuesOf(found.theirs), true),
    putBack: () => give(found.typed, false),
    // At once, for the submission that follows.
    overwrite: () => flushSync(() => setBase(found.theirs)),
  };
  return { base, setBase, save, conflict };
}
