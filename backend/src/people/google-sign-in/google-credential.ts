import type { GoogleAccount } from './google-client.ts';
import { type GoogleIdentity, toGoogleIdentity } from './google-identity.ts';
import { useSignInCode } from './sign-in-codes.ts';

/** Through an OAuth client, the stand-in popup, or not at all. */
export type GoogleSignIn = GoogleAccount | 'stand-in' | undefined;

/** Returns undefined if the credential is invalid, used or expired. */
export type ReadGoogleCredential = (credential: string) => Promise<GoogleIdentity | undefined>;

/** Returns undefined if Google sign-in is disabled. */
export function googleCredentials(
  google: GoogleSignIn,
  now: () => Date,
): ReadGoogleCredential | undefined {
  if (!google) return undefined;
  if (google === 'stand-in') return async (credential) => readStandIn(credential);
  return (credential) => useSignInCode(credential, now());
}

/** Trusts anybody: the address counts as one that Google is authoritative for. */
function readStandIn(credential: string): GoogleIdentity | undefined {
  try {
    const identity = toGoogleIdentity(JSON.parse(credential));
    return { ...identity, hd: identity.email.split('@').at(-1) };
  } catch {
    return undefined;
  }
}
