import { z } from 'zod';
import { FromVersion, Version } from '../../parts.schemas.ts';

const PriceRules = z.object({ lowestPrices: z.boolean(), fixedPrices: z.boolean() });

/** What the owner has decided about prices, and what is usual in the shop's country where nothing is decided. */
export const PriceSettings = PriceRules.partial().extend({ usual: PriceRules, version: Version });
export type PriceSettings = z.output<typeof PriceSettings>;

/** The section of prices; what is absent is as usual in the shop's country. */
export const PricesSection = z.strictObject(PriceRules.partial().shape);

export const EditPriceSettingsBody = PricesSection.extend({ version: FromVersion });
export type EditPriceSettingsBody = z.input<typeof EditPriceSettingsBody>;
