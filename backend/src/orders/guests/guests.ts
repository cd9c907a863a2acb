const TAKEN_OVER = 'taken over ';

/**
 * The key of a guest's order that an account takes over: it contains a space, which no header can, so it never
 * equals a key of the account.
 */
export const takenOverKey = (id: unknown): string => `${TAKEN_OVER}${id}`;

export const isTakenOver = (idempotencyKey: string): boolean =>
  idempotencyKey.startsWith(TAKEN_OVER);
