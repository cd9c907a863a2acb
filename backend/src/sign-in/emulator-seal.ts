import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { type HashCaller, queueHash } from '../shared/hash-queue.ts';
import { createPrivateFile } from '../shared/private-file.ts';
import { expectedClaims } from './id-token-claims.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SECRET_BYTES = 32;
/** Shorter ones go to the emulator as they are, so that it can refuse them as Firebase does. */
const PASSWORD_MIN = 6;
const SALT_BYTES = 16;
/** A hidden password: scheme, salt, hash. One without a scheme is from before there was a salt for each. */
const HIDDEN = /^s1\.([\w-]+)\.[\w-]+$/;

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
  const refreshTokens = stamps(part('stamped refresh token'));
  const resetCodes = stamps(part('reset code'));
  const sharedSalt = part('password');
  const options = { ...expectedClaims(projectId), algorithms: ['HS256'] };

  return {
    /** An ID token of the emulator, with the same claims, signed. */
    sealIdToken: (unsigned: string): Promise<string> =>
      new SignJWT(decodeJwt(unsigned)).setProtectedHeader({ alg: 'HS256' }).sign(idTokenKey),

    /** The claims of a token signed here; throws a jose error for any other. */
    openIdToken: async (token: string): Promise<JWTPayload> =>
      (await jwtVerify(token, idTokenKey, options)).payload,

    /** Claims as the emulator wants to read them. */
    unsignedIdToken: (claims: JWTPayload): string => new UnsecuredJWT(claims).encode(),

    /** The emulator would honour a refresh token for ever; ours tells when it was given out. */
    sealRefreshToken: refreshTokens.stamp,
    openRefreshToken: refreshTokens.read,

    /** The emulator's codes can be guessed and never expire; ours tell when they were given out. */
    sealResetCode: resetCodes.stamp,
    openResetCode: resetCodes.read,

    /**
     * What stands for a password in the emulator and in its file, with a salt of its own. To compare
     * a password with one that is `kept` there, it takes that one's salt. Throws
     * `too-many-requests` where the queue of hashes has no place for the caller.
     */
    async hidePassword(password: string, caller: HashCaller, kept?: string): Promise<string> {
      if (password.length < PASSWORD_MIN) return password;
      const hash = async (salt: Buffer) => {
        const derived = await queueHash(() => derive(password, salt, SECRET_BYTES), caller);
        return derived.toString('base64url');
      };
      if (kept && !HIDDEN.test(kept)) return hash(sharedSalt);
      const salt = HIDDEN.exec(kept ?? '')?.[1] ?? randomBytes(SALT_BYTES).toString('base64url');
      return `s1.${salt}.${await hash(Buffer.concat([sharedSalt, Buffer.from(salt)]))}`;
    },
  };
}

export type EmulatorSeal = ReturnType<typeof emulatorSeal>;

export type Stamped = { text: string; stampedAt: number };

/** Texts that carry the moment at which they were given out, in milliseconds, and can't be forged. */
function stamps(key: Buffer) {
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    stamp(text: string): string {
      const stamped = `${text}.${Date.now().toString(36)}`;
      return `${stamped}.${mac(stamped).toString('base64url')}`;
    },
    /** Returns undefined where the stamp is not ours. */
    read(stamped: string): Stamped | undefined {
      const [, whole = '', text = '', at = '', seal = ''] =
        /^((.+)\.([0-9a-z]+))\.([\w-]+)$/s.exec(stamped) ?? [];
      const given = Buffer.from(seal, 'base64url');
      const right = mac(whole);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return { text, stampedAt: Number.parseInt(at, 36) };
    },
  };
}

function readOrCreateSecret(path: string): Buffer {
  if (!existsSync(path)) createPrivateFile(path, randomBytes(SECRET_BYTES).toString('base64url'));
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'base64url');
  if (secret.length === SECRET_BYTES) return secret;
  throw new Error(`${path} is empty or damaged. Put it back from a backup, or remove it: then every
customer has to register again.`);
}
