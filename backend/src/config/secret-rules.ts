import { passwordProblem } from '../shared/password-rule.ts';
import type { EnvValues } from './env-schema.ts';

const SECRET_MIN = 32;
const DIFFERENT_MIN = 8;
const GUESSABLE = /secret|change.?me|password|example|default|123456|qwerty/i;

/** Returns the weaknesses of the configured secrets. The same minimum applies in every mode. */
export function secretProblems({ JWT_SECRET, ADMIN_USERNAME, ADMIN_PASSWORD }: EnvValues) {
  const weakness = ADMIN_PASSWORD && passwordProblem(ADMIN_PASSWORD, ADMIN_USERNAME);
  return [
    ...(JWT_SECRET ?? []).flatMap(keyProblems),
    ...(weakness ? [`ADMIN_PASSWORD: ${weakness}`] : []),
  ];
}

function keyProblems(key: string): string[] {
  if (key.length < SECRET_MIN) return [`JWT_SECRET: needs at least ${SECRET_MIN} characters`];
  const isWeak = GUESSABLE.test(key) || new Set(key).size < DIFFERENT_MIN;
  return isWeak ? ['JWT_SECRET: is easy to guess; create one with "openssl rand -base64 48"'] : [];
}
