/** Invisible characters: zero-width spaces, directional marks, soft hyphens, joiners, byte order marks. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * For a code, a number or an address: text copied from a mail or a page often has invisible characters. Not for
 * names and texts, where some scripts need them.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(/\p{Zs}/gu, ' ');

export const hasInvisible = (text: string): boolean => withoutInvisible(text) !== text;
