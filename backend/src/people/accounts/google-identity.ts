import { hasInvisible } from '@book-store/contract/invisible';
import { Email, Name } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Who somebody is at Google. */
export type GoogleIdentity = {
  /** Their id there, which never changes. */
  sub: string;
  /** In the form in which the shop compares addresses (`readEmail`). */
  email: string;
  emailVerified: boolean;
  /** The domain that manages the account, if an organisation does. */
  hd?: string | undefined;
  name?: string | undefined;
};

/** Returns who has signed in with Google by the credential that the SDK posts. Throws a refusal for an invalid one. */
export type VerifyGoogle = (credential: string) => Promise<GoogleIdentity>;

/** Returns the refusal of a credential that Google has not given. */
export const invalidGoogle = (): Refusal => new Refusal('INVALID_IDP_RESPONSE');

/**
 * Returns whether Google speaks for an address, so that it belongs to whoever signs in: it gives addresses of gmail.com
 * itself, and those of its own customers' domains. Of another one it only knows that it was theirs once.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export const speaksForEmail = ({ email, emailVerified, hd }: GoogleIdentity): boolean =>
  email.endsWith('@gmail.com') || (emailVerified && Boolean(hd));

const NAME_MAX = 100;
/** The name of an account. */
export const DisplayName = Name.max(NAME_MAX);

/** A Google account as the evaluation's popup sends it; an invalid name is dropped. */
const StandIn = z.object({
  sub: z.string().min(1).max(1000),
  // Nobody has typed it, so nothing is taken off it: it would become the address of somebody else.
  email: z
    .string()
    .refine((text) => !hasInvisible(text))
    .pipe(Email),
  email_verified: z.boolean().optional(),
  name: DisplayName.min(1).optional().catch(undefined),
});

/**
 * Takes anybody's word for who they are at Google, for trying the shop. It stands for a Google that manages every domain:
 * it speaks for each address that it calls verified.
 */
export const googleStandIn: VerifyGoogle = async (credential) => {
  const { sub, email, email_verified: emailVerified = false, name } = readStandIn(credential);
  return { sub, email, emailVerified, hd: email.split('@')[1], name };
};

function readStandIn(credential: string): z.output<typeof StandIn> {
  try {
    return StandIn.parse(JSON.parse(credential));
  } catch {
    throw invalidGoogle();
  }
}
