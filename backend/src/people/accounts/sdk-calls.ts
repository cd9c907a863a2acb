import { Email, Name } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

const Text = z.string().max(10_000);
const NAME_MAX = 100;
const DisplayName = Name.max(NAME_MAX);

/**
 * The calls of Google's Identity Toolkit that the SDK makes, `POST
 * /identitytoolkit.googleapis.com/v1/accounts:<name>`, with the members that the shop reads; all others are dropped.
 * `signOut` is the shop's own. https://docs.cloud.google.com/identity-platform/docs/reference/rest/v1/accounts
 */
export const SDK_CALLS = {
  signUp: z.object({
    email: Text.optional(),
    password: Text.optional(),
    displayName: DisplayName.optional(),
    idToken: Text.optional(),
  }),
  signInWithPassword: z.object({ email: Text.optional(), password: Text.optional() }),
  signInWithIdp: z.object({
    postBody: Text.optional(),
    idToken: Text.optional(),
    autoCreate: z.boolean().optional(),
  }),
  lookup: z.object({ idToken: Text.optional() }),
  update: z.object({
    idToken: Text.optional(),
    oobCode: Text.optional(),
    email: Text.optional(),
    password: Text.optional(),
    /** null removes it. */
    displayName: DisplayName.nullish(),
    photoUrl: Text.nullish(),
  }),
  delete: z.object({ idToken: Text.optional() }),
  sendOobCode: z.object({
    requestType: Text.optional(),
    email: Text.optional(),
    newEmail: Text.optional(),
    idToken: Text.optional(),
  }),
  resetPassword: z.object({ oobCode: Text.optional(), newPassword: Text.optional() }),
  signOut: z.object({ refreshToken: Text.optional() }),
} as const;

export type SdkCall = keyof typeof SDK_CALLS;
export type BodyOf<Name extends SdkCall> = z.output<(typeof SDK_CALLS)[Name]>;

/** The call for a new ID token, a form or JSON. */
export const TokenBody = z.object({
  refresh_token: Text.optional(),
  refreshToken: Text.optional(),
});

/** Normalises an address for comparison. Throws a refusal if it is missing or invalid. */
export function readAddress(
  given: string | undefined,
  name: 'EMAIL' | 'NEW_EMAIL' = 'EMAIL',
): string {
  if (!given) throw new Refusal(`MISSING_${name}`);
  const email = Email.safeParse(given);
  if (!email.success) throw new Refusal(`INVALID_${name}`);
  return email.data;
}
