import type { GoogleAccount } from './google-client.ts';
import { type GoogleIdentity, toGoogleIdentity } from './google-identity.ts';
import { useSignInCode } from './sign-in-codes.ts';

/** How customers sign in with Google: through an OAuth client, in the popup that stands in for it, or not. */
export type GoogleSignIn = GoogleAccount | 'stand-in' | undefined;

/** Returns who signs in with a credential of the browser; undefined if it is invalid, was used before or is too old. */
export type ReadGoogleCredential = (credential: string) => Promise<GoogleIdentity | undefined>;

/** Returns the function that reads the credentials of this shop; undefined if nobody can sign in with Google. */
export function googleCredentials(
  google: GoogleSignIn,
  now: () => Date,
): ReadGoogleCredential | undefined {
  if (!google) return undefined;
  if (google === 'stand-in') return async (credential) => readStandIn(credential);
  return (credential) => useSignInCode(credential, now());
}

/** Whoever tries the shop is believed: the address counts as that of an organisation at Google. */
function readStandIn(credential: string): GoogleIdentity | undefined {
  try {
    const identity = toGoogleIdentity(JSON.parse(credential));
    return { ...identity, hd: identity.email.split('@').at(-1) };
  } catch {
    return undefined;
  }
}
