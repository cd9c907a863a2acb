type Meta = { response?: Response | undefined } | undefined;

/** Returns how many items a list has on all its pages, as the reply's headers say. */
export const listTotal = (meta: Meta, fallback: number): number =>
  Number(meta?.response?.headers.get('x-total-count') ?? fallback);
