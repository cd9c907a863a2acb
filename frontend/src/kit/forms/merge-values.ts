type Values = Readonly<Record<string, unknown>>;

/** A value that two people have changed to different values. */
export type Clash = { path: string; mine: unknown; theirs: unknown };
type Merged<Value> = { values: Value; clashes: readonly Clash[] };
type Sides = { base: unknown; mine: unknown; theirs: unknown };

/** Returns the key of a list's items, by the path of the list without indexes: 'ways', 'ways.steps'. */
export type ItemKeys = Readonly<Record<string, (item: never, at: number) => string>>;

/** For lists whose items are only added and removed at the end. */
export const byPlace = (_item: never, at: number) => String(at);

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep equality in which an undefined property equals a missing one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isValues(one) || !isValues(other)) return Object.is(one, other);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/**
 * Returns what two people have made of the same values, part by part. Where both have changed the same part in
 * different ways, `mine` stays, and the part is among the clashes.
 */
export function mergeValues<Value>(
  base: NoInfer<Value>,
  mine: Value,
  theirs: NoInfer<Value>,
  keys: ItemKeys = {},
): Merged<Value> {
  return merge({ base, mine, theirs }, keys, '') as Merged<Value>;
}

function merge(sides: Sides, keys: ItemKeys, path: string): Merged<unknown> {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return { values: mine, clashes: [] };
  if (isSame(base, mine)) return { values: theirs, clashes: [] };
  if (isValues(mine) && isValues(theirs)) return mergeParts(sides, keys, path);
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const list = mergeItems(sides, keys, path);
    if (list) return list;
  }
  return { values: mine, clashes: [{ path, mine, theirs }] };
}

function mergeParts({ base, mine, theirs }: Sides, keys: ItemKeys, path: string) {
  const [before, own, other] = [base, mine, theirs].map((value) => (isValues(value) ? value : {}));
  const names = [...new Set([...Object.keys(own ?? {}), ...Object.keys(other ?? {})])];
  const parts = names.map((name) => {
    const sides = { base: before?.[name], mine: own?.[name], theirs: other?.[name] };
    return [name, merge(sides, keys, path ? `${path}.${name}` : name)] as const;
  });
  return {
    values: Object.fromEntries(parts.map(([name, { values }]) => [name, values])),
    clashes: parts.flatMap(([, { clashes }]) => clashes),
  };
}

/** Merges lists by the keys of their items, as long as only one side has added, removed or moved items. */
function mergeItems({ base, mine, theirs }: Sides, keys: ItemKeys, path: string) {
  const keyOf = keys[path.replace(/\.\d+(?=\.|$)/g, '')] as
    | ((item: unknown, at: number) => string)
    | undefined;
  if (!keyOf) return undefined;
  const byKey = (list: unknown) =>
    new Map((Array.isArray(list) ? list : []).map((item, at) => [keyOf(item, at), item] as const));
  const lists = [base, mine, theirs];
  const [before = new Map(), own = new Map(), other = new Map()] = lists.map(byKey);
  const isTwice = lists.some((list, at) => {
    const known = [before, own, other][at];
    return Array.isArray(list) && list.length !== known?.size;
  });
  const order = isTwice ? undefined : orderOf(before, own, other);
  if (!order) return undefined;
  const isLost = (item: unknown, key: string) =>
    !order.includes(key) && !isSame(item, before.get(key));
  if ([own, other].some((side) => [...side].some(([key, item]) => isLost(item, key)))) {
    return undefined;
  }
  const items = order.map((key, at) => {
    if (!own.has(key)) return { values: other.get(key), clashes: [] };
    if (!other.has(key)) return { values: own.get(key), clashes: [] };
    const sides = { base: before.get(key), mine: own.get(key), theirs: other.get(key) };
    return merge(sides, keys, `${path}.${at}`);
  });
  return {
    values: items.map(({ values }) => values),
    clashes: items.flatMap(({ clashes }) => clashes),
  };
}

type Keyed = ReadonlyMap<string, unknown>;

/** Returns the keys of the merged list, or undefined if both sides have added, removed or moved items. */
function orderOf(before: Keyed, own: Keyed, other: Keyed): string[] | undefined {
  const [first, mine, theirs] = [before, own, other].map((side) => [...side.keys()]);
  if (isSame(first, mine) || isSame(mine, theirs)) return theirs;
  return isSame(first, theirs) ? mine : undefined;
}
