import path from 'node:path';
import dotenv from 'dotenv';
import { repositoryDir } from './directories.ts';
import { EnvSchema, type EnvValues } from './env-schema.ts';
import { productionProblems, secretProblems } from './production-rules.ts';
import { googleProblems, signInOf, signInProblems, toGoogle } from './sign-in-settings.ts';

/** Thrown for an invalid environment, with one message per problem. */
export class BadEnv extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'BadEnv';
    this.problems = problems;
  }
}

export type Env = ReturnType<typeof toEnv>;

/** Loads the repository's `.env` into the environment; variables that are already set win. */
export function loadEnvFile(): void {
  dotenv.config({ path: path.join(repositoryDir, '.env'), quiet: true });
}

/** Validates the environment. Throws `BadEnv` with all problems at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const filled = Object.entries(source).filter(([, value]) => value?.trim());
  const result = EnvSchema.safeParse(Object.fromEntries(filled));
  const issues = result.error?.issues ?? [];
  const malformed = new Set(issues.map(({ path: [name] }) => String(name)));
  // The other rules run without the malformed settings, so that one start reports every problem.
  const rest = EnvSchema.parse(Object.fromEntries(filled.filter(([name]) => !malformed.has(name))));
  const problems = [
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...[
      ...signInProblems(rest),
      ...googleProblems(rest),
      ...mailProblems(rest),
      ...stripeProblems(rest),
      ...secretProblems(rest),
      ...productionProblems(rest),
    ].filter((problem) => !malformed.has(problem.split(':')[0] ?? '')),
  ];
  if (problems.length > 0) throw new BadEnv(problems);
  return toEnv(rest);
}

const mailProblems = ({ SMTP_URL, MAIL_FROM }: EnvValues): string[] =>
  SMTP_URL && !MAIL_FROM ? ['MAIL_FROM: is required for SMTP_URL'] : [];

/** With only one of the two, the shop would take money and never learn of it. */
function stripeProblems({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: EnvValues): string[] {
  if (STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET)
    return ['STRIPE_WEBHOOK_SECRET: is required for STRIPE_SECRET_KEY'];
  return STRIPE_WEBHOOK_SECRET && !STRIPE_SECRET_KEY
    ? ['STRIPE_SECRET_KEY: is required for STRIPE_WEBHOOK_SECRET']
    : [];
}

function toEnv(values: EnvValues) {
  const production = values.NODE_ENV === 'production';
  const listening = toListening(values);
  return {
    production,
    port: values.PORT,
    ...listening,
    webConcurrency: values.WEB_CONCURRENCY,
    publicUrl: values.PUBLIC_URL,
    dataDir: values.DATA_DIR,
    mongodbUri: values.MONGODB_URI,
    jwtSecrets: values.JWT_SECRET,
    adminUsername: values.ADMIN_USERNAME ?? 'admin',
    adminPassword: values.ADMIN_PASSWORD,
    signIn: signInOf(values),
    google: toGoogle(values, listening),
    mail: toMail(values),
    stripe: toStripe(values),
    trustProxy: toTrustProxy(values.TRUST_PROXY),
    securityContact: values.SECURITY_CONTACT,
    backups: toBackups(values),
    metricsToken: values.METRICS_TOKEN,
    corsOrigins: values.CORS_ORIGINS ?? [],
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/**
 * Outside production only this computer can reach the shop unless `HOST` is set. An undefined host means
 * all addresses of the machine.
 */
function toListening({ HOST, NODE_ENV }: EnvValues) {
  const host = HOST ?? (NODE_ENV === 'production' ? undefined : 'localhost');
  const isLoopback = host !== undefined && /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  return { host, listensBeyondLoopback: !isLoopback };
}

function toMail({ SMTP_URL: server, MAIL_FROM: from }: EnvValues) {
  return server && from ? { ...server, from } : undefined;
}

const STRIPE_API = 'https://api.stripe.com';

function toStripe(values: EnvValues) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL ?? STRIPE_API };
}

/** Backups are in the data folder by default, on the same disk. */
function toBackups({ BACKUP_EVERY: everyMs, BACKUP_KEEP: keep, BACKUP_DIR, DATA_DIR }: EnvValues) {
  return { everyMs, keep, dir: BACKUP_DIR ?? path.join(DATA_DIR, 'backups') };
}

/** Converts to Express's `trust proxy`: a number of proxies, a boolean, or the proxies' addresses. */
function toTrustProxy(text = 'false'): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
