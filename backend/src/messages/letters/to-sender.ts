import type { Sender } from '../../platform/mail/letter.ts';
import type { Shop } from '../../platform/shop.ts';

/** The shop as its letters show it; replies go to its own address. */
export function toSender(
  { settings: { identity } }: Shop,
  publicUrl: string,
): Sender & { replyTo: string | undefined } {
  const { name, address = '', phone = '', email = '' } = identity;
  return {
    name,
    contact: [...address.split('\n'), phone, email].filter((line) => line.trim()),
    publicUrl,
    replyTo: identity.email,
  };
}
