import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { createPrivateFile } from '../shared/private-file.ts';
import { expectedClaims } from './id-token-claims.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SECRET_BYTES = 32;
/** Shorter ones go to the emulator as they are, so that it can refuse them as Firebase does. */
const PASSWORD_MIN = 6;

/**
 * What the emulator lacks and the open world needs. It issues unsigned tokens and keeps passwords
 * as they are; behind this seal the browser only ever holds tokens signed with a key of this
 * installation, and the emulator only ever sees passwords after scrypt. The key lies in the data
 * folder, so sessions outlive a restart.
 */
export function emulatorSeal(dataDir: string, projectId: string) {
  const secret = readOrCreateSecret(join(dataDir, 'sign-in-secret'));
  const part = (info: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `book-store ${info}`, SECRET_BYTES));
  const idTokenKey = part('id token');
  const refreshKey = part('refresh token');
  const passwordSalt = part('password');
  const options = { ...expectedClaims(projectId), algorithms: ['HS256'] };
  const mac = (text: string) => createHmac('sha256', refreshKey).update(text).digest('base64url');

  return {
    /** An ID token of the emulator, with the same claims, signed. */
    sealIdToken: (unsigned: string): Promise<string> =>
      new SignJWT(decodeJwt(unsigned)).setProtectedHeader({ alg: 'HS256' }).sign(idTokenKey),

    /** The claims of a token signed here; throws a jose error for any other. */
    openIdToken: async (token: string): Promise<JWTPayload> =>
      (await jwtVerify(token, idTokenKey, options)).payload,

    /** Claims as the emulator wants to read them. */
    unsignedIdToken: (claims: JWTPayload): string => new UnsecuredJWT(claims).encode(),

    sealRefreshToken: (token: string): string => `${token}.${mac(token)}`,

    /** The emulator's refresh token, or undefined where the seal is not ours. */
    openRefreshToken(sealed: string): string | undefined {
      const at = sealed.lastIndexOf('.');
      if (at < 0) return undefined;
      const token = sealed.slice(0, at);
      const given = Buffer.from(sealed.slice(at + 1));
      const right = Buffer.from(mac(token));
      return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
    },

    /** What stands for a password in the emulator and in its file. */
    hidePassword: async (password: string): Promise<string> =>
      password.length < PASSWORD_MIN
        ? password
        : (await derive(password, passwordSalt, SECRET_BYTES)).toString('base64url'),
  };
}

export type EmulatorSeal = ReturnType<typeof emulatorSeal>;

function readOrCreateSecret(path: string): Buffer {
  if (!existsSync(path)) createPrivateFile(path, randomBytes(SECRET_BYTES).toString('base64url'));
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'base64url');
  if (secret.length === SECRET_BYTES) return secret;
  throw new Error(`${path} is empty or damaged. Put it back from a backup, or remove it: then every
customer has to register again.`);
}
