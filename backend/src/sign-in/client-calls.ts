import { z } from 'zod';
import { Email, Name } from '../shared/contract-parts.ts';

const Text = z.string().max(10_000);
const NAME_MAX = 100;
const DisplayName = Name.max(NAME_MAX);

/** What the SDK sends in each field; null takes a name or a picture away. */
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

/** A call of the Firebase SDK that the proxy lets through: what it may carry and what it does. */
export type ClientCall = {
  /**
   * All else in the body is dropped: `targetProjectId`, `tenantId`, `localId` and such are an
   * admin's, and the shop neither links accounts nor changes the email of one.
   */
  fields: readonly Field[];
  /** Speaks for an account, so it must carry that account's ID token. */
  needsIdToken?: true;
  /** Accounts have to be on disk before the answer. */
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
      fields: ['idToken', 'password', 'displayName', 'photoUrl', 'returnSecureToken'],
      needsIdToken: true,
      changesAccounts: true,
    },
    delete: { fields: ['idToken'], needsIdToken: true, changesAccounts: true },
    sendOobCode: { fields: ['requestType', 'email', 'continueUrl'] },
    resetPassword: { fields: ['oobCode', 'newPassword'], changesAccounts: true },
    createAuthUri: { fields: ['identifier', 'continueUri'] },
  } satisfies Record<string, ClientCall>),
);

/** Returns the name of the first field that is what the SDK never sends, or the fields of the call. */
export function readFields(
  { fields }: ClientCall,
  body: Record<string, unknown>,
): { wrong: Field } | { given: Partial<Record<Field, unknown>> } {
  const given: Partial<Record<Field, unknown>> = {};
  for (const field of fields) {
    if (body[field] === undefined) continue;
    const read = FIELDS[field].safeParse(body[field]);
    if (!read.success) return { wrong: field };
    given[field] = read.data;
  }
  return { given };
}

/** An account of Google as the popup of the emulator mode tells it; a name that no label can hold is left out. */
const GoogleAccount = z.object({
  sub: z.string().min(1).max(1000),
  email: Email,
  email_verified: z.boolean().optional(),
  name: DisplayName.min(1).optional().catch(undefined),
});

/**
 * The `postBody` of a sign-in with Google, made anew from what was understood of the given one, or
 * Firebase's word for what is wrong with it.
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
