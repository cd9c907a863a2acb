import type { ReactNode } from 'react';
import { textsNow } from '../../lib/wording/storefront-texts.ts';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import type { FieldSpec } from '../fields/field.tsx';
import type { Clash } from './merge-values.ts';

export type ConflictRow = { path: string; label: string; yours: ReactNode; theirs: ReactNode };

/** What somebody else has changed since the form was filled. */
export type Conflict = {
  /** The number of conflicts since the form was last saved. */
  round: number;
  rows: readonly ConflictRow[];
  /** Whether the form holds their values of these fields. */
  taken: boolean;
  takeTheirs: () => void;
  putBack: () => void;
  /** For the click on a button that submits the form as it is. */
  overwrite: () => void;
};

type Fields = Readonly<Partial<Record<string, FieldSpec>>>;

export const rowsOf = (clashes: readonly Clash[], fields: Fields): ConflictRow[] =>
  clashes.map(({ path, mine, theirs }) => {
    const { of, label = '', shows } = specAt(path, fields) ?? {};
    const show = (value: unknown) => (shows ? shows(value as never) : shown(value));
    return {
      path,
      label: of ? `${of}: ${label}` : label,
      yours: show(mine),
      theirs: show(theirs),
    };
  });

/** Falls back to the list that the field is part of. */
function specAt(path: string, fields: Fields): FieldSpec | undefined {
  const above = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return fields[path] ?? (above ? specAt(above, fields) : undefined);
}

function shown(value: unknown): string {
  const texts = textsNow(dashboardKitTexts);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return Array.isArray(value) ? value.map(shown).join(', ') : String(value ?? '');
}
