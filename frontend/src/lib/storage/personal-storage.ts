import { keptText } from './kept-text.ts';

const kept = keptText('book-store-personal-v1', 'tab');

type Personal = Readonly<Record<string, unknown>>;
const ofAccount = (uid: string): Personal => {
  const all = (kept.parse() ?? {}) as Personal;
  return all.uid === uid ? all : { uid };
};

/**
 * Stores what a signed-in customer has typed, so that a reload does not lose it. Lasts as long as the
 * tab, is returned to the same account only, and is cleared at sign-out.
 */
export const personalStorage = {
  read: (uid: string, name: string): unknown => ofAccount(uid)[name],
  /** `undefined` removes the value. */
  write: (uid: string, name: string, value: unknown) =>
    kept.write(JSON.stringify({ ...ofAccount(uid), [name]: value })),
  clear: () => kept.write(undefined),
};
