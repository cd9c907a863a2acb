import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

const KEY_BYTES = 32;

export type SecretBox = ReturnType<typeof createSecretBox>;

/**
 * Encrypts what has to be read again, so that neither the database nor a backup shows it. The first secret encrypts,
 * all of them decrypt.
 */
export function createSecretBox(secrets: readonly string[]) {
  const keys = secrets.map(
    (secret) =>
      new Uint8Array(hkdfSync('sha256', secret, '', 'book-store second factor', KEY_BYTES)),
  );

  async function seal(text: string): Promise<string> {
    const [key] = keys;
    if (!key) throw new Error('There is no key for encrypting secrets.');
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key);
  }

  /** Returns the text and the place of its key. */
  async function find(sealed: string): Promise<{ text: string; at: number } | undefined> {
    for (const [at, key] of keys.entries()) {
      const opened = await compactDecrypt(sealed, key).catch(() => undefined);
      if (opened) return { text: new TextDecoder().decode(opened.plaintext), at };
    }
    return undefined;
  }

  return {
    seal,

    /** Returns undefined if none of the secrets has encrypted it. */
    open: async (sealed: string): Promise<string | undefined> => (await find(sealed))?.text,

    /** Encrypts anew what an older secret has encrypted; returns undefined for anything else. */
    async reseal(sealed: string): Promise<string | undefined> {
      const found = await find(sealed);
      return found && found.at > 0 ? seal(found.text) : undefined;
    },
  };
}
