import type {
  EditShopBannerBody,
  EditShopIdentityBody,
  ShopIdentity,
} from '@book-store/contract/schemas/shop-identity';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { writeShopSettings } from './write-shop-settings.ts';

/** Returns the size of an uploaded picture; undefined for an unknown file name. */
export type FindPicture = (fileName: string) => Promise<ShopIdentity['logo']>;

/** Replaces the shop's identity. Throws `bad-request` for a logo that has not been uploaded. */
export async function editShopIdentity(
  { logo: fileName, ...identity }: z.output<typeof EditShopIdentityBody>,
  findPicture: FindPicture,
) {
  const logo = fileName ? await findPicture(fileName) : undefined;
  if (fileName && !logo) {
    const message = 'This picture has not been uploaded.';
    throw new AppError('bad-request', { detail: message, fields: [{ path: 'logo', message }] });
  }
  return writeShopSettings({
    ...NOTHING,
    ...identity,
    logo,
    social: withoutEmpty(identity.social ?? {}),
  });
}

/** Replaces the texts of the home page's banner. */
export function editShopBanner(banner: z.output<typeof EditShopBannerBody>) {
  const texts = withoutEmpty(banner);
  return writeShopSettings({ banner: Object.keys(texts).length > 0 ? texts : undefined });
}

/** All fields of an identity, so that those that a body leaves out are removed. */
const NOTHING = {
  description: undefined,
  phone: undefined,
  email: undefined,
  address: undefined,
  openingHours: undefined,
};

const withoutEmpty = (texts: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
