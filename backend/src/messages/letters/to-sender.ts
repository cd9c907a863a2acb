import { SHOP_NAME } from '@book-store/contract/pages/heads/page-head';
import type { Sender } from '../../platform/mail/letter.ts';
import type { Shop } from '../../platform/shop.ts';

/** Returns the shop as its letters show it; answers go to its own address. */
export function toSender(
  { settings: { name, address, phone, email } }: Shop,
  publicUrl: string,
): Sender & { replyTo: string | undefined } {
  return {
    name: name || SHOP_NAME,
    contact: [...(address ?? '').split('\n'), phone ?? '', email ?? ''].filter((line) =>
      line.trim(),
    ),
    publicUrl,
    replyTo: email || undefined,
  };
}
