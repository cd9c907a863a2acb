import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';

type Fields<Name extends string> = Partial<Record<Name, FieldChange['from']>>;

/**
 * Returns changed fields in the order of `names`. Omit `before` for a creation and `after` for a deletion. An empty
 * string counts as no value.
 */
export function changedFields<Name extends string>(
  names: readonly Name[],
  { before = {}, after = {} }: { before?: Fields<Name>; after?: Fields<Name> },
): FieldChange[] {
  return names
    .map((field) => ({ field, ...sideOf('from', before[field]), ...sideOf('to', after[field]) }))
    .filter(({ from, to }: FieldChange) => from !== to);
}

const sideOf = (name: 'from' | 'to', value: FieldChange['from']) =>
  value === undefined || value === '' ? {} : { [name]: value };
