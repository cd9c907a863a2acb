import { SHOP_NAME } from '@book-store/contract/page-head';
import type { Sender } from './letter.ts';

/** What the owner has set about the shop. */
type Shop = {
  name?: string | null | undefined;
  address?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
};

/** Returns the shop as its letters show it; answers go to its own address. */
export const toSender = (
  { name, address, phone, email }: Shop,
  publicUrl: string,
): Sender & { replyTo: string | undefined } => ({
  name: name || SHOP_NAME,
  contact: [...(address ?? '').split('\n'), phone ?? '', email ?? ''].filter((line) => line.trim()),
  publicUrl,
  replyTo: email || undefined,
});
