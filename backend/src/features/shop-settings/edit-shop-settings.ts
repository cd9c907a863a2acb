import type { EditShopBody } from '@book-store/contract/schemas/shop';
import type {
  EditShopBannerBody,
  EditShopIdentityBody,
} from '@book-store/contract/schemas/shop-identity';
import type { z } from 'zod';
import { badField } from '../../shared/errors.ts';
import { findPicture } from '../covers/covers.service.ts';
import { toShopView } from './shop-view.ts';
import { withoutEmpty, writeShopSettings } from './write-shop-settings.ts';

/** Replaces what is set about delivery. Throws `changed-meanwhile` as `writeShopSettings` does. */
export const editDelivery = ({ version, ...values }: z.output<typeof EditShopBody>) =>
  writeShopSettings({
    section: 'delivery',
    version,
    values: { closed: undefined, deliveryNote: undefined, usualWeight: undefined, ...values },
    toView: toShopView,
  });

/**
 * Replaces the shop's identity. Throws `bad-request` for a logo that has not been uploaded, and
 * `changed-meanwhile` as `writeShopSettings` does.
 */
export async function editShopIdentity({
  version,
  logo: fileName,
  ...identity
}: z.output<typeof EditShopIdentityBody>) {
  const logo = fileName ? await findPicture(fileName) : undefined;
  if (fileName && !logo) {
    throw badField('logo', 'This picture has not been uploaded.');
  }
  const social = withoutEmpty(identity.social ?? {});
  return writeShopSettings({
    section: 'identity',
    version,
    values: { ...NOTHING, ...identity, logo, social },
    toView: toShopView,
  });
}

/** Replaces the texts of the home page's banner. Throws `changed-meanwhile` as `writeShopSettings` does. */
export function editShopBanner({ version, ...body }: z.output<typeof EditShopBannerBody>) {
  const texts = withoutEmpty(body);
  const banner = Object.keys(texts).length > 0 ? texts : undefined;
  return writeShopSettings({ section: 'banner', version, values: { banner }, toView: toShopView });
}

/** All fields of an identity, so that those that a body leaves out are removed. */
const NOTHING = {
  description: undefined,
  phone: undefined,
  email: undefined,
  address: undefined,
  openingHours: undefined,
};
