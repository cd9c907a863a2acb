import { isDeepStrictEqual } from 'node:util';
import type {
  AdminChange,
  FieldChange,
} from '@book-store/contract/platform/audit/admin-change.schemas';
import type { Section } from './sections.ts';
import type { Edited } from './write-shop-settings.ts';

/** Returns the log entry of an edited section with its stored values; undefined if nothing changed. */
export function settingsEdited(
  section: Section,
  { before, after }: Edited,
): AdminChange | undefined {
  const fields = changesOf(section, before[section], after[section]);
  return fields.length > 0 ? { action: 'shop-edited', subject: {}, fields } : undefined;
}

type Value = NonNullable<FieldChange['from']>;
type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A picture is logged by its file name. */
const asLogged = (value: unknown) =>
  isFields(value) && 'fileName' in value ? value.fileName : value;

/** Compares objects field by field; lists are compared and logged as a whole. */
function changesOf(field: string, before: unknown, after: unknown): FieldChange[] {
  const [from, to] = [asLogged(before), asLogged(after)];
  if (isFields(from) || isFields(to)) {
    const [one, other] = [isFields(from) ? from : {}, isFields(to) ? to : {}];
    const names = Object.keys({ ...one, ...other });
    return names.flatMap((name) => changesOf(`${field}.${name}`, one[name], other[name]));
  }
  return isDeepStrictEqual(from, to) ? [] : [{ field, ...side('from', from), ...side('to', to) }];
}

const side = (name: 'from' | 'to', value: unknown) =>
  value === undefined || value === '' ? {} : { [name]: value as Value };
