import type { ApiProblem } from '../../shared/api/api-problem.ts';

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Returns what to do after a failed sign-in; shown below the specified text. */
export function signInHint({ code, message, extra }: ApiProblem): string {
  if (code === 'wrong-credentials' || code === 'bad-request') return '';
  if (code !== 'too-many-requests') return message;
  const wait = Number(extra.retryAfter) || 60;
  return `Too many attempts. You can try again in ${minutes(wait)}.`;
}
