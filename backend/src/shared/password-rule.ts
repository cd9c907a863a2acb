import { PASSWORD_MAX, PASSWORD_MIN } from '@book-store/contract/admin-password';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** zxcvbn's 'safely unguessable: moderate protection from an offline attack on a slow hash'. */
const SCORE_MIN = 3;
/** Words that anyone would try for a book shop. */
const OBVIOUS = ['admin', 'owner', 'bookstore', 'bookshop', 'books'];

let checker: ZxcvbnFactory | undefined;

/**
 * Returns a message that says what is wrong with a new admin password; undefined if it is strong
 * enough. `username` counts as an obvious word.
 */
export function passwordProblem(password: string, username = ''): string | undefined {
  if (password.length < PASSWORD_MIN) {
    return `A password needs at least ${PASSWORD_MIN} characters.`;
  }
  if (password.length > PASSWORD_MAX) {
    return `A password can have at most ${PASSWORD_MAX} characters.`;
  }
  checker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = checker.check(password, [...OBVIOUS, username].filter(Boolean));
  if (score >= SCORE_MIN) return undefined;
  return 'This password is easy to guess. Try three or four unrelated words.';
}
