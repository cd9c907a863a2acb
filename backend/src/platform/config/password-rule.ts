import { createRequire } from 'node:module';
import { ADMIN_PASSWORD_MAX, ADMIN_PASSWORD_MIN } from '@book-store/contract/text-limits';

/** zxcvbn's 'safely unguessable: moderate protection from an offline attack on a slow hash'. */
const SCORE_MIN = 3;
/** Obvious words for a book shop, in the languages of its owners. */
const OBVIOUS = [
  ...['admin', 'owner', 'password', 'passwort', 'kennwort', 'contraseña', 'motdepasse'],
  ...['book', 'books', 'bookstore', 'bookshop', 'bookseller', 'shop', 'store', 'reading'],
  ...['buch', 'bücher', 'buecher', 'buchladen', 'buchhandlung', 'buchhandel', 'laden', 'lesen'],
  ...['livre', 'livres', 'librairie', 'libraire', 'boutique', 'magasin', 'lecture'],
  ...['libro', 'libros', 'librería', 'libreria', 'tienda', 'libri', 'negozio', 'livraria'],
  ...['boek', 'boeken', 'boekhandel', 'boekwinkel', 'winkel'],
];
/** Shorter parts of a name, such as 'of', occur in good passwords, too. */
const WORD_MIN = 3;

type Core = typeof import('@zxcvbn-ts/core');
type Words = typeof import('@zxcvbn-ts/language-common');
let checker: InstanceType<Core['ZxcvbnFactory']> | undefined;

/** Loaded for the first new password: unpacking its dictionaries would delay every start. */
function loadChecker() {
  const load = createRequire(import.meta.url);
  const { ZxcvbnFactory } = load('@zxcvbn-ts/core') as Core;
  const { dictionary, adjacencyGraphs: graphs } = load('@zxcvbn-ts/language-common') as Words;
  return new ZxcvbnFactory({ dictionary, graphs });
}

/**
 * Returns why a new admin password is too weak; undefined if it is strong enough. The given names, the admin's and
 * the shop's, and each of their words count as obvious.
 */
export function passwordProblem(password: string, ...names: string[]): string | undefined {
  if (password.length < ADMIN_PASSWORD_MIN) {
    return `A password needs at least ${ADMIN_PASSWORD_MIN} characters.`;
  }
  if (password.length > ADMIN_PASSWORD_MAX) {
    return `A password can have at most ${ADMIN_PASSWORD_MAX} characters.`;
  }
  checker ??= loadChecker();
  const { score } = checker.check(password, [...OBVIOUS, ...names.flatMap(wordsOf)]);
  if (score >= SCORE_MIN) return undefined;
  return 'This password is easy to guess. Try three or four unrelated words.';
}

/** Returns a name, its words, and its words joined. */
function wordsOf(name: string): string[] {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [name, words.join(''), ...words].filter(({ length }) => length >= WORD_MIN);
}
