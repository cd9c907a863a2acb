import { z } from 'zod';

/** All that the SDK sends in a field; null takes a name or a picture away. */
export const FieldValue = z.union([
  z.string().max(10_000),
  z.boolean(),
  z.null(),
  z.array(z.string().max(100)).max(20),
]);

/** A call of the Firebase SDK that the proxy lets through: what it may carry and what it does. */
export type ClientCall = {
  /** All else in the body is dropped: `targetProjectId`, `tenantId`, `localId` and such are an admin's. */
  fields: readonly string[];
  /** Speaks for an account, so it must carry that account's ID token. */
  needsIdToken?: true;
  /** Accounts have to be on disk before the answer. */
  changesAccounts?: true;
};

/** `POST /identitytoolkit.googleapis.com/v1/accounts:<name>`; https://firebase.google.com/docs/reference/rest/auth */
export const CLIENT_CALLS = new Map<string, ClientCall>(
  Object.entries({
    signUp: {
      fields: ['email', 'password', 'displayName', 'idToken', 'returnSecureToken'],
      changesAccounts: true,
    },
    signInWithPassword: { fields: ['email', 'password', 'returnSecureToken'] },
    signInWithIdp: {
      fields: ['postBody', 'idToken', 'returnSecureToken', 'returnIdpCredential'],
      changesAccounts: true,
    },
    lookup: { fields: ['idToken'], needsIdToken: true },
    update: {
      fields: [
        'idToken',
        'email',
        'password',
        'displayName',
        'photoUrl',
        'deleteAttribute',
        'deleteProvider',
        'returnSecureToken',
      ],
      needsIdToken: true,
      changesAccounts: true,
    },
    delete: { fields: ['idToken'], needsIdToken: true, changesAccounts: true },
    sendOobCode: { fields: ['requestType', 'email', 'idToken', 'newEmail', 'continueUrl'] },
    resetPassword: { fields: ['oobCode', 'newPassword'], changesAccounts: true },
    createAuthUri: { fields: ['identifier', 'continueUri'] },
  } satisfies Record<string, ClientCall>),
);
