/** Returns whether a stored value can be the id of a book: calls with another one are refused. */
export const isBookId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);
