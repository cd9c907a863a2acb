import { toCents } from '@book-store/contract/money';
import type { EditShopBody } from '@book-store/contract/schemas/shop';
import type { z } from 'zod';
import { writeShopSettings } from './write-shop-settings.ts';

/** Replaces what is set about delivery. Returns the settings before and after. */
export const editShopSettings = ({
  deliveryFee,
  freeFrom,
  deliveryNote,
  ...days
}: z.output<typeof EditShopBody>) =>
  writeShopSettings({
    ...days,
    deliverySet: true,
    deliveryFeeCents: toCents(deliveryFee),
    freeFromCents: freeFrom === undefined ? undefined : toCents(freeFrom),
    deliveryNote,
  });
