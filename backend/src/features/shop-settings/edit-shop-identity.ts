import type { ShopView } from '@book-store/contract/schemas/shop';
import type {
  EditShopBannerBody,
  EditShopIdentityBody,
  ShopIdentity,
} from '@book-store/contract/schemas/shop-identity';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { mergeSection } from './merge-section.ts';
import { writeShopSettings } from './write-shop-settings.ts';

/** Returns the size of an uploaded picture; undefined for an unknown file name. */
export type FindPicture = (fileName: string) => Promise<ShopIdentity['logo']>;

/**
 * Replaces the shop's identity. Throws `bad-request` for a logo that has not been uploaded, and
 * `changed-meanwhile` as `mergeSection` does.
 */
export const editShopIdentity = (
  body: z.output<typeof EditShopIdentityBody>,
  findPicture: FindPicture,
) =>
  writeShopSettings(async (shop) => {
    const now = identityOf(shop);
    const { logo: fileName, ...identity } = mergeSection(body, { now, shop });
    const logo = fileName ? await findPicture(fileName) : undefined;
    if (fileName && !logo) {
      const message = 'This picture has not been uploaded.';
      throw new AppError('bad-request', { detail: message, fields: [{ path: 'logo', message }] });
    }
    return { ...NOTHING, ...identity, logo, social: withoutEmpty(identity.social ?? {}) };
  });

const identityOf = ({ name, logo, social, ...shop }: ShopView) => ({
  name,
  logo: logo?.fileName,
  social,
  description: shop.description,
  phone: shop.phone,
  email: shop.email,
  address: shop.address,
  openingHours: shop.openingHours,
});

/** Replaces the texts of the home page's banner. Throws `changed-meanwhile` as `mergeSection` does. */
export const editShopBanner = (body: z.output<typeof EditShopBannerBody>) =>
  writeShopSettings((shop) => {
    const texts = withoutEmpty(mergeSection(body, { now: shop.banner ?? {}, shop }));
    return { banner: Object.keys(texts).length > 0 ? texts : undefined };
  });

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
