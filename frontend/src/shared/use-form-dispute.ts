import { useState } from 'react';
import { toApiProblem } from './api/api-problem.ts';
import type { Disagreement } from './ui/yours-and-theirs.tsx';

export type FormValues = Record<string, string | boolean>;

type Form<Item> = {
  /** What the form shows at first. */
  opened: Item;
  /** Returns what stands in each field of the form. */
  valuesOf: (item: Item) => FormValues;
  /** The labels of these fields. */
  labels: Readonly<Record<string, string>>;
  /** Gives a field of the form another value. */
  put: (name: string, value: string | boolean) => void;
};
type Dispute<Item> = { typed: FormValues; theirs: Item; rows: readonly Disagreement[] };

const shown = (value: string | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '');

/** What to do when another admin has saved the same since a form was opened. */
export function useFormDispute<Item>({ opened, valuesOf, labels, put }: Form<Item>) {
  const [seen, setSeen] = useState(opened);
  const [dispute, setDispute] = useState<Dispute<Item>>();

  /** Fills in what only the other one has changed, and asks about what both have. */
  function begin(typed: FormValues, theirs: Item) {
    const [before, now] = [valuesOf(seen), valuesOf(theirs)];
    const names = Object.keys(labels).filter((name) => now[name] !== before[name]);
    for (const name of names) if (typed[name] === before[name]) put(name, now[name] ?? '');
    const rows = names
      .filter((name) => typed[name] !== before[name] && typed[name] !== now[name])
      .map((name) => {
        const row: Disagreement = {
          name,
          label: labels[name] ?? name,
          yours: shown(typed[name]),
          theirs: shown(now[name]),
        };
        // Saved before all was chosen.
        const was = dispute?.rows.find((other) => other.name === name);
        const staysYours = was?.chosen === 'yours' && was.theirs === row.theirs;
        return staysYours ? { ...row, chosen: 'yours' as const } : row;
      });
    setDispute({ typed, theirs, rows });
    if (rows.every((row) => row.chosen)) setSeen(theirs);
  }
  function end(typed: FormValues, saved: Item) {
    for (const [name, value] of Object.entries(valuesOf(saved))) {
      if (value !== typed[name]) put(name, value);
    }
    setSeen(saved);
    setDispute(undefined);
  }

  /**
   * Saves what is typed. `send` gets what the form showed and returns what is stored then; `theirsIn` finds
   * what somebody else has stored in the refusal.
   */
  async function save(
    item: Item,
    send: (seen: Item) => Promise<Item>,
    theirsIn: (extra: Record<string, unknown>) => Item,
  ): Promise<void> {
    const typed = valuesOf(item);
    try {
      end(typed, await send(seen));
    } catch (error) {
      const { code, status, message, extra } = toApiProblem(error);
      if (code !== 'changed-meanwhile') throw error;
      begin(typed, theirsIn(extra));
      // Without its fields: nothing is wrong with them.
      throw { status, data: { code, detail: message } };
    }
  }
  function choose(name: string, chosen: 'yours' | 'theirs') {
    if (!dispute) return;
    const value = chosen === 'yours' ? dispute.typed[name] : valuesOf(dispute.theirs)[name];
    put(name, value ?? '');
    const rows = dispute.rows.map((row) => (row.name === name ? { ...row, chosen } : row));
    setDispute({ ...dispute, rows });
    if (rows.every((row) => row.chosen)) setSeen(dispute.theirs);
  }

  return { save, choose, rows: dispute?.rows };
}
