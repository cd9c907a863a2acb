import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MAX, PASSWORD_MIN } from './contract-parts.ts';

/** zxcvbn's 'safely unguessable: moderate protection from an offline attack on a slow hash'. */
const SCORE_MIN = 3;
/** What everybody knows of a book shop. */
const OBVIOUS = ['admin', 'owner', 'bookstore', 'bookshop', 'books'];

let checker: ZxcvbnFactory | undefined;

/**
 * Returns what is wrong with a new admin password, in a sentence; undefined where it is good enough.
 * `username` counts as a word that everybody tries.
 */
export function passwordProblem(password: string, username = ''): string | undefined {
  if (password.length < PASSWORD_MIN) return `A password has at least ${PASSWORD_MIN} characters.`;
  if (password.length > PASSWORD_MAX) return `A password has at most ${PASSWORD_MAX} characters.`;
  checker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = checker.check(password, [...OBVIOUS, username].filter(Boolean));
  if (score >= SCORE_MIN) return undefined;
  return 'This password is easy to guess. Three or four words that do not belong together are better.';
}
