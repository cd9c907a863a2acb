export type Meta = { response?: Response | undefined } | undefined;

/** Returns the total number of items on all pages of a list, from the reply's headers. */
export const listTotal = (meta: Meta, fallback: number): number =>
  Number(meta?.response?.headers.get('x-total-count') ?? fallback);

/** Maps a reply to its items, under a name, with their total. */
export const listed =
  <Name extends string>(name: Name) =>
  <Item>(items: readonly Item[], meta: Meta) =>
    ({ [name]: items, total: listTotal(meta, items.length) }) as Record<Name, Item[]> & {
      total: number;
    };
