import { hasInvisible } from '@book-store/contract/invisible';
import { Email, Name } from '@book-store/contract/parts.schemas';
import { z } from 'zod';

const NAME_MAX = 100;

/** The claims of an ID token that say who somebody is at Google. An invalid name is dropped. */
export const GoogleClaims = z.object({
  sub: z.string().min(1).max(255),
  // Nobody has typed it, so nothing is taken off it: it would become the address of somebody else.
  email: z
    .string()
    .refine((text) => !hasInvisible(text))
    .pipe(Email),
  email_verified: z.boolean().default(false),
  /** The domain of an organisation whose accounts Google keeps. */
  hd: z.string().min(1).max(255).optional(),
  name: Name.min(1).max(NAME_MAX).optional().catch(undefined),
});

/** Who somebody is at Google. */
export type GoogleIdentity = {
  sub: string;
  email: string;
  emailVerified: boolean;
  hd?: string | undefined;
  name?: string | undefined;
};

/** Returns who the claims speak of. Throws if they are not Google's. */
export function toGoogleIdentity(claims: unknown): GoogleIdentity {
  const { email_verified: emailVerified, ...identity } = GoogleClaims.parse(claims);
  return { ...identity, emailVerified };
}

/**
 * Returns whether Google speaks for the address: it is Google's own, or that of an organisation whose mail Google
 * keeps. Any other address was once verified, but may belong to somebody else by now.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export const googleSpeaksFor = ({ email, emailVerified, hd }: GoogleIdentity): boolean =>
  email.endsWith('@gmail.com') || (emailVerified && hd !== undefined);
