/** In characters. */
export const PASSWORD_MIN = 8;
const STRONG_FROM = 14;

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** The components of the most used passwords, besides digits and punctuation. */
const COMMON =
  /^(pass(word|wort)?|qwert[yz]?(uiop)?|asdf(gh)?(jkl)?|abc|letmein|welcome|iloveyou|admin|login|hello|monkey|dragon|sunshine|princess|football|baseball|master|shadow|secret|changeme|book(s|store)?)+$/;

/** Whether consecutive characters have a constant distance: '12345678', 'aaaaaaaa', 'hgfedcba'. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 0);
}

/** `email` is the account's address. */
export function strengthOf(password: string, email = ''): PasswordStrength {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[^\p{L}]/gu, '');
  const own = email.split('@')[0]?.toLowerCase() ?? '';
  const weak =
    [...password].length < PASSWORD_MIN ||
    new Set(lower).size < 5 ||
    isSequence(lower) ||
    (letters === '' && [...password].length < STRONG_FROM) ||
    COMMON.test(letters) ||
    lower === email.toLowerCase() ||
    (own.length > 2 && lower.replace(/[\d\W_]+$/, '') === own);
  if (weak) return 'weak';
  return [...password].length < STRONG_FROM ? 'fair' : 'strong';
}
