import {
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';

const KEY_ID = 'key-1';
const HOUR_SECONDS = 3600;

export type FirebaseProject = Awaited<ReturnType<typeof createFirebaseProject>>;

/** Creates a Firebase project with its own keys, whose tokens are signed like Google's. */
export async function createFirebaseProject(projectId: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const publicJwk = await exportJWK(publicKey);
  const sign = (claims: JWTPayload, head: Partial<JWTHeaderParameters> = {}): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...head }).sign(privateKey);
  return {
    publicJwk,
    /** What Google publishes for it. */
    keys: { keys: [{ ...publicJwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    /** Signs any claims. */
    sign,
    /** A token that is valid for an hour, unless the claims make it invalid. */
    token: (claims: JWTPayload, head?: Partial<JWTHeaderParameters>) =>
      sign({ ...goodClaims(projectId), ...claims }, head),
  };
}

/** The claims of a customer who has just signed in. */
export function goodClaims(projectId: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: now - 10,
    exp: now + HOUR_SECONDS,
    auth_time: now - 10,
  };
}
