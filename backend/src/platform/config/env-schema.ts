import path from 'node:path';
import { z } from 'zod';
import { repositoryDir } from './directories.ts';
import { mailFrom, smtpUrl } from './mail-settings.ts';

const list = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string().min(1)));

const contact = z
  .string()
  .regex(/^(https:\/\/\S+|[^\s@:]+@[^\s@]+)$/, 'is an email address or one that begins with https:')
  .transform((text) => (text.startsWith('https:') ? text : `mailto:${text}`));

const PUBLIC_URL_RULE = 'is an address without a path, such as https://shop.example';
const DOUBLE_RULE = 'is an address without a path, such as http://localhost:12111';
const isOrigin = (text: string) => /^https?:\/\/[^/?#\\@\s]+\/?$/i.test(text) && URL.canParse(text);
const toOrigin = (text: string) => new URL(text).origin;

/** An older reply of a secondary would hide what the shop has just stored. */
const PRIMARY_RULE =
  'reads from the primary: please remove readPreference, because another member may be behind';
const readsPrimary = (uri: string) =>
  [...uri.matchAll(/[?&]readPreference=([^&]*)/gi)].every(([, from]) => from === 'primary');

export const SIGN_IN_CHOICE =
  "own (accounts of the shop's own), firebase (accounts of a Firebase project) or off (no accounts: customers order as guests)";

const UNITS_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** In milliseconds; undefined if it is off. */
const interval = z
  .string()
  .regex(/^([1-9]\d{0,4}[smhd]|off)$/, 'is a time such as 24h, 30m or 7d, or off')
  .transform((text) =>
    text === 'off'
      ? undefined
      : Number(text.slice(0, -1)) * UNITS_MS[text.slice(-1) as keyof typeof UNITS_MS],
  );

/** All environment variables; `.env.example` documents each of them. */
export const EnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number('is a number from 0 to 65535').int().min(0).max(65_535).default(5000),
  WEB_CONCURRENCY: z.coerce
    .number('is a number from 1 to 64')
    .int()
    .min(1, 'is a number from 1 to 64')
    .max(64, 'is a number from 1 to 64')
    .default(1),
  HOST: z.string().trim().optional(),
  PUBLIC_URL: z.string().refine(isOrigin, PUBLIC_URL_RULE).transform(toOrigin).optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((dir) => path.resolve(repositoryDir, dir)),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'starts with mongodb:// or mongodb+srv://')
    .refine(readsPrimary, PRIMARY_RULE)
    .optional(),
  JWT_SECRET: list.optional(),
  ADMIN_USERNAME: z.string().trim().min(1).max(60).optional(),
  ADMIN_PASSWORD: z.string().max(200).optional(),
  SIGN_IN: z.enum(['own', 'firebase', 'off'], `is ${SIGN_IN_CHOICE}`).optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  // Becomes part of the Content-Security-Policy.
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i, 'is a host name, without https:// and /')
    .optional(),
  FIREBASE_APP_ID: z.string().optional(),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(
      /^[\w-]+\.apps\.googleusercontent\.com$/,
      'is the ID of an OAuth client at Google: ….apps.googleusercontent.com',
    )
    .optional(),
  GOOGLE_CLIENT_SECRET: z.string().regex(/^\S+$/, 'has no spaces').max(200).optional(),
  GOOGLE_ISSUER: z.string().refine(isOrigin, DOUBLE_RULE).transform(toOrigin).optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'is a secret or restricted key of Stripe: sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "is the secret of Stripe's webhook: whsec_…")
    .optional(),
  STRIPE_API_URL: z.string().refine(isOrigin, DOUBLE_RULE).transform(toOrigin).optional(),
  TRUST_PROXY: z.string().optional(),
  SECURITY_CONTACT: contact.optional(),
  METRICS_TOKEN: z.string().regex(/^\S+$/, 'has no spaces').max(200).optional(),
  CORS_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))).optional(),
  BACKUP_EVERY: interval.prefault('24h'),
  BACKUP_KEEP: z.coerce
    .number('is a number from 1 to 1000')
    .int()
    .min(1, 'is a number from 1 to 1000')
    .max(1000, 'is a number from 1 to 1000')
    .default(7),
  BACKUP_DIR: z
    .string()
    .transform((dir) => path.resolve(repositoryDir, dir))
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
});
export type EnvValues = z.output<typeof EnvSchema>;
