import { passwordProblem } from '../shared/password-rule.ts';
import type { EnvValues } from './env-schema.ts';

const SECRET_MIN = 32;
const DIFFERENT_MIN = 8;
const GUESSABLE = /secret|change.?me|password|example|default|123456|qwerty/i;

/** Returns the weaknesses of the configured secrets. The same minimum applies in every mode. */
export function secretProblems({
  JWT_SECRET,
  ADMIN_USERNAME,
  ADMIN_PASSWORD,
  METRICS_TOKEN,
}: EnvValues) {
  const weakness = ADMIN_PASSWORD && passwordProblem(ADMIN_PASSWORD, ADMIN_USERNAME ?? '');
  return [
    ...(JWT_SECRET ?? []).flatMap((key) => keyProblems('JWT_SECRET', key)),
    ...(METRICS_TOKEN ? keyProblems('METRICS_TOKEN', METRICS_TOKEN) : []),
    ...(weakness ? [`ADMIN_PASSWORD: ${weakness}`] : []),
  ];
}

function keyProblems(name: string, key: string): string[] {
  if (key.length < SECRET_MIN) return [`${name}: needs at least ${SECRET_MIN} characters`];
  const isWeak = GUESSABLE.test(key) || new Set(key).size < DIFFERENT_MIN;
  return isWeak ? [`${name}: is easy to guess; create one with "openssl rand -base64 48"`] : [];
}
