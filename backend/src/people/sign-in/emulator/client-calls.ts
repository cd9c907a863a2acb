import { hasInvisible } from '@book-store/contract/invisible';
import { Email, Name } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { badRequest } from '../../../platform/errors/errors.ts';

const Text = z.string().max(10_000);
const NAME_MAX = 100;
const DisplayName = Name.max(NAME_MAX);

/** The type of each field that the SDK sends; null removes a name or a picture. */
const FIELDS = {
  email: Text,
  password: Text,
  newPassword: Text,
  displayName: z.union([DisplayName, z.null()]),
  photoUrl: z.union([Text, z.null()]),
  idToken: Text,
  postBody: Text,
  oobCode: Text,
  requestType: Text,
  identifier: Text,
  continueUri: Text,
  continueUrl: Text,
  returnSecureToken: z.boolean(),
  returnIdpCredential: z.boolean(),
};
type Field = keyof typeof FIELDS;

/** A call of the Firebase SDK that the proxy allows. */
export type ClientCall = {
  /**
   * The allowed fields; all others are dropped. `targetProjectId`, `tenantId`, `localId` and the like
   * are for admins, and the shop neither links accounts nor changes their email.
   */
  fields: readonly Field[];
  /** Acts on behalf of an account, so it requires that account's ID token. */
  needsIdToken?: true;
  /** Accounts must be on disk before the response. */
  changesAccounts?: true;
};

/** `POST /identitytoolkit.googleapis.com/v1/accounts:<name>`; https://firebase.google.com/docs/reference/rest/auth */
export const CLIENT_CALLS = new Map<string, ClientCall>(
  Object.entries({
    signUp: {
      fields: ['email', 'password', 'displayName', 'returnSecureToken'],
      changesAccounts: true,
    },
    signInWithPassword: { fields: ['email', 'password', 'returnSecureToken'] },
    signInWithIdp: {
      fields: ['postBody', 'returnSecureToken', 'returnIdpCredential'],
      changesAccounts: true,
    },
    lookup: { fields: ['idToken'], needsIdToken: true },
    update: {
      fields: ['idToken', 'oobCode', 'password', 'displayName', 'photoUrl', 'returnSecureToken'],
      needsIdToken: true,
      changesAccounts: true,
    },
    delete: { fields: ['idToken'], needsIdToken: true, changesAccounts: true },
    sendOobCode: { fields: ['requestType', 'email', 'idToken', 'continueUrl'] },
    resetPassword: { fields: ['oobCode', 'newPassword'], changesAccounts: true },
    createAuthUri: { fields: ['identifier', 'continueUri'] },
  } satisfies Record<string, ClientCall>),
);

/** Returns the call's fields in a body. Throws `bad-request` for a value that the SDK never sends. */
export function readFields(
  { fields }: ClientCall,
  body: Record<string, unknown>,
): Partial<Record<Field, unknown>> {
  const given: Partial<Record<Field, unknown>> = {};
  for (const field of fields) {
    if (body[field] === undefined) continue;
    const read = FIELDS[field].safeParse(body[field]);
    if (!read.success) throw badRequest(`${field}: Invalid value.`);
    given[field] = read.data;
  }
  return given;
}

/** A Google account as the emulator mode's popup sends it; an invalid name is dropped. */
const GoogleAccount = z.object({
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
 * Returns the `postBody` of a Google sign-in, rebuilt from the validated fields, or Firebase's error
 * message for an invalid one.
 */
export function readGooglePost(given: unknown): { refusal: string } | { postBody: string } {
  const post = new URLSearchParams(String(given));
  const providerId = 'google.com';
  if (post.get('providerId') !== providerId) return { refusal: 'OPERATION_NOT_ALLOWED' };
  try {
    const account = GoogleAccount.parse(JSON.parse(post.get('id_token') ?? ''));
    const id_token = JSON.stringify(account);
    return { postBody: new URLSearchParams({ providerId, id_token }).toString() };
  } catch {
    return { refusal: 'INVALID_IDP_RESPONSE' };
  }
}
