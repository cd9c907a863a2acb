type Meta = { response?: Response | undefined } | undefined;

/** Returns the total number of items on all pages of a list, from the reply's headers. */
export const listTotal = (meta: Meta, fallback: number): number =>
  Number(meta?.response?.headers.get('x-total-count') ?? fallback);
