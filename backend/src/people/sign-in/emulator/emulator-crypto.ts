import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { createPrivateFile } from '../../../platform/config/private-file.ts';
import { type HashCaller, queueHash } from '../hash-queue.ts';
import { expectedClaims } from '../id-token-claims.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
/** In the data folder. */
export const SECRET_FILE = 'sign-in-secret';
const SECRET_BYTES = 32;
/** Shorter passwords are passed through unchanged, so that the emulator rejects them like Firebase. */
const PASSWORD_MIN = 6;
const SALT_BYTES = 16;
/** A hashed password: scheme, salt, hash. */
const SALTED_HASH = /^s1\.([\w-]+)\.[\w-]+$/;

/**
 * Adds the cryptography that the emulator lacks: it issues unsigned tokens and stores passwords in clear
 * text. With this, the browser only gets tokens signed with this installation's key, and the emulator
 * only gets scrypt hashes of passwords. The key is stored in the data directory, so sessions survive a
 * restart.
 */
export function emulatorCrypto(dataDir: string, projectId: string) {
  const secret = readOrCreateSecret(join(dataDir, SECRET_FILE));
  const deriveKey = (info: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `book-store ${info}`, SECRET_BYTES));
  const idTokenKey = deriveKey('id token');
  const refreshTokens = timestampSigner(deriveKey('stamped refresh token'));
  const codes = timestampSigner(deriveKey('reset code'));
  /** Part of every salt, so that a hash is worthless without this installation's key. */
  const pepper = deriveKey('password');
  const options = { ...expectedClaims(projectId), algorithms: ['HS256'] };

  return {
    /** Returns a signed ID token with the claims of the emulator's unsigned one. */
    signIdToken: (unsigned: string): Promise<string> =>
      new SignJWT(decodeJwt(unsigned)).setProtectedHeader({ alg: 'HS256' }).sign(idTokenKey),

    /** Returns the claims of a token signed here. Throws a jose error for any other token. */
    verifyIdToken: async (token: string): Promise<JWTPayload> =>
      (await jwtVerify(token, idTokenKey, options)).payload,

    /** Returns the unsigned token that the emulator expects. */
    toUnsignedIdToken: (claims: JWTPayload): string => new UnsecuredJWT(claims).encode(),

    /** The emulator's refresh tokens never expire, so ours include the time of issue. */
    signRefreshToken: refreshTokens.sign,
    verifyRefreshToken: refreshTokens.verify,

    /** The emulator's codes are guessable and never expire, so ours are signed with the time of issue. */
    signCode: codes.sign,
    verifyCode: codes.verify,

    /**
     * Returns the salted hash that replaces a password in the emulator and its file. To compare a
     * password with a stored one (`stored`), it uses the stored one's salt. Throws `too-many-requests` if
     * the hash queue is full for the caller.
     */
    async hashPassword(password: string, caller: HashCaller, stored?: string): Promise<string> {
      if (password.length < PASSWORD_MIN) return password;
      const salt =
        SALTED_HASH.exec(stored ?? '')?.[1] ?? randomBytes(SALT_BYTES).toString('base64url');
      const peppered = Buffer.concat([pepper, Buffer.from(salt)]);
      const hash = await queueHash(() => derive(password, peppered, SECRET_BYTES), caller);
      return `s1.${salt}.${hash.toString('base64url')}`;
    },
  };
}

export type EmulatorCrypto = ReturnType<typeof emulatorCrypto>;

export type SignedText = { text: string; issuedAt: number };

/** Creates functions that sign texts with their time of issue, in milliseconds, and verify them. */
function timestampSigner(key: Buffer) {
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign(text: string): string {
      const dated = `${text}.${Date.now().toString(36)}`;
      return `${dated}.${mac(dated).toString('base64url')}`;
    },
    /** Returns undefined if the signature is not ours. */
    verify(signed: string): SignedText | undefined {
      const [, dated = '', text = '', issuedAt = '', signature = ''] =
        /^((.+)\.([0-9a-z]+))\.([\w-]+)$/s.exec(signed) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(dated);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { text, issuedAt: Number.parseInt(issuedAt, 36) };
    },
  };
}

function readOrCreateSecret(path: string): Buffer {
  if (!existsSync(path)) createPrivateFile(path, randomBytes(SECRET_BYTES).toString('base64url'));
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'base64url');
  if (secret.length === SECRET_BYTES) return secret;
  throw new Error(`${path} is empty or damaged. Restore it from a backup, or remove it; then every
customer has to register again.`);
}
