/** Signs that nobody sees: spaces without a width, marks of direction, soft hyphens, joiners, the mark of a file's beginning. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Returns a code, a number or an address as it is read: what is copied from a mail or a page often has invisible signs
 * in it. Not for names and texts, where some scripts need them.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(/\p{Zs}/gu, ' ');

/** Returns whether a text has signs that `withoutInvisible` would change. */
export const hasInvisible = (text: string): boolean => withoutInvisible(text) !== text;
