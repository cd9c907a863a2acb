import { SHOP_NAME } from '@book-store/contract/pages/heads/page-head';
import type { Sender } from '../../platform/mail/letter.ts';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';

/** Returns the shop as its letters show it; answers go to its own address. */
export async function readSender(
  publicUrl: string,
): Promise<Sender & { replyTo: string | undefined }> {
  const { name, address, phone, email } = await readShopSettings();
  return {
    name: name || SHOP_NAME,
    contact: [...(address ?? '').split('\n'), phone ?? '', email ?? ''].filter((line) =>
      line.trim(),
    ),
    publicUrl,
    replyTo: email || undefined,
  };
}
