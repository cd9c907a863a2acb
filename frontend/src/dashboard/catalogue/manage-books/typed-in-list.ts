import { createContext, useCallback, useMemo, useState } from 'react';
import { useUnsavedChanges } from '../../../kit/forms/use-unsaved-changes.ts';

/** An open field in a row: the initially displayed item, and the typed text. */
export type OpenField = { row: string; item: unknown; text: string; unsaved: boolean };

type Typed = {
  fieldOf: (key: string) => OpenField | undefined;
  put: (key: string, field?: OpenField) => void;
};

/** Keeps typed text outside the rows, which unmount when the list is scrolled, sorted or searched. */
export const TypedInList = createContext<Typed>({ fieldOf: () => undefined, put: () => undefined });

export function useTypedInList() {
  const [fields, setFields] = useState<ReadonlyMap<string, OpenField>>(new Map());
  useUnsavedChanges([...fields.values()].some(({ unsaved }) => unsaved));
  const put = useCallback((key: string, field?: OpenField) => {
    setFields((now) => {
      const next = new Map(now);
      if (field) next.set(key, field);
      else next.delete(key);
      return next;
    });
  }, []);
  return {
    typed: useMemo(() => ({ fieldOf: (key: string) => fields.get(key), put }), [fields, put]),
    /** The rows with an open field. */
    rows: useMemo(() => new Set([...fields.values()].map(({ row }) => row)), [fields]),
    /** Discards the text of deleted rows. */
    drop: (gone: readonly string[]) =>
      setFields((now) => new Map([...now].filter(([, { row }]) => !gone.includes(row)))),
  };
}
