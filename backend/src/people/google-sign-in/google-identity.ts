import { hasInvisible } from '@book-store/contract/invisible';
import { Email, Name } from '@book-store/contract/parts.schemas';
import { z } from 'zod';

const NAME_MAX = 100;

/** The identity claims of a Google ID token. An invalid name is dropped. */
export const GoogleClaims = z.object({
  sub: z.string().min(1).max(255),
  // Not trimmed, because nobody typed it: it would become somebody else's address.
  email: z
    .string()
    .refine((text) => !hasInvisible(text))
    .pipe(Email),
  email_verified: z.boolean().default(false),
  /** The organisation's domain, for Google Workspace accounts. */
  hd: z.string().min(1).max(255).optional(),
  name: Name.min(1).max(NAME_MAX).optional().catch(undefined),
});

export type GoogleIdentity = {
  sub: string;
  email: string;
  emailVerified: boolean;
  hd?: string | undefined;
  name?: string | undefined;
};

/** Throws if the claims are not Google's. */
export function toGoogleIdentity(claims: unknown): GoogleIdentity {
  const { email_verified: emailVerified, ...identity } = GoogleClaims.parse(claims);
  return { ...identity, emailVerified };
}

/**
 * Returns whether Google is authoritative for the address: its own, or one of an organisation that uses Google for
 * mail. Any other address was once verified, but may belong to somebody else by now.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export const isGoogleAuthoritative = ({ email, emailVerified, hd }: GoogleIdentity): boolean =>
  email.endsWith('@gmail.com') || (emailVerified && hd !== undefined);
