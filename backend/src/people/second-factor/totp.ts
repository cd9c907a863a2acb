import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** What every app supports. */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Before and after the present one, for clocks that are a minute off; RFC 6238 has two as its example. */
const STEPS = 2;

const totpOf = (secret: string) => new TOTP({ ...RULES, secret: Secret.fromBase32(secret) });

/** In base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns what an app reads from a QR code; it shows shop and username. */
export const uriOf = (secret: string, { shop, username }: { shop: string; username: string }) =>
  new TOTP({
    ...RULES,
    secret: Secret.fromBase32(secret),
    issuer: shop,
    label: username,
  }).toString();

/** Returns the step of time that a code belongs to, or undefined for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
