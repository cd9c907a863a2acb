import type { CellGroup } from '@book-store/contract/schemas/imports';
import type { Remark } from './row-cells.ts';

const EXAMPLES_MAX = 3;
const EXAMPLE_LENGTH = 60;
/** A file that is wrong in more ways than these is better looked at by row. */
const GROUPS_MAX = 60;

/** Returns the groups with some more remarks; sentences that differ only in their numbers are one. */
export function addToGroups(groups: readonly CellGroup[], remarks: readonly Remark[]): CellGroup[] {
  const byKey = new Map(groups.map((group) => [keyOf(group), { ...group }]));
  for (const { column, value, to, message } of remarks) {
    const key = keyOf({ column, message });
    const group = byKey.get(key) ?? { column, message, count: 0, examples: [] };
    if (group.count === 0 && byKey.size >= GROUPS_MAX) continue;
    const example = exampleOf(value, to);
    const isNew = example && !group.examples.includes(example);
    byKey.set(key, {
      ...group,
      message: group.message === message ? message : withoutNumbers(message),
      count: group.count + 1,
      examples: isNew ? [...group.examples, example].slice(0, EXAMPLES_MAX) : group.examples,
    });
  }
  return [...byKey.values()];
}

const withoutNumbers = (message: string) => message.replace(/\d+/g, '…');
const keyOf = ({ column, message }: Remark) => `${column ?? ''}:${withoutNumbers(message)}`;

function exampleOf(value = '', to = ''): string {
  const change = value && to ? `${value} → ${to}` : value || to;
  return change.length <= EXAMPLE_LENGTH ? change : `${value.slice(0, EXAMPLE_LENGTH)}…`;
}
