/**
 * Compares what an admin sends of a form with what the form showed and what is stored by now. `untouched`
 * fields were sent as they were shown, so they stay what they are; `disputed` ones have been given different
 * values by this admin and by somebody else.
 */
export function compareEdit<Fields extends object>({
  seen,
  typed,
  now,
}: {
  seen: Partial<Fields>;
  typed: Partial<Fields>;
  now: Partial<Fields>;
}): { untouched: (keyof Fields)[]; disputed: (keyof Fields)[] } {
  const names = Object.keys(seen) as (keyof Fields)[];
  const untouched = names.filter((name) => isSame(typed[name], seen[name]));
  const disputed = names
    .filter((name) => typed[name] !== undefined && !untouched.includes(name))
    .filter((name) => !isSame(now[name], seen[name]) && !isSame(now[name], typed[name]));
  return { untouched, disputed };
}

/** Explains the conflict at each disputed field. */
export const disputedFields = (names: readonly PropertyKey[]) =>
  names.map((name) => ({
    path: String(name),
    message: 'Somebody else has changed this in the meantime.',
  }));

const isSame = (one: unknown, other: unknown) => plain(one) === plain(other);

/** Null, an empty value and a flag that is off all mean that nothing is known. */
function plain(value: unknown): string {
  if (!value) return value === 0 ? '0' : '';
  const text = JSON.stringify(value, (_name, part) => (isObject(part) ? sorted(part) : part));
  return text === '[]' || text === '{}' ? '' : text;
}

const isObject = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** What is stored may have its fields in another order. */
const sorted = (part: object) =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => value !== '' && value !== null)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
