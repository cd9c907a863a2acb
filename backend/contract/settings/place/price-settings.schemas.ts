import { z } from 'zod';
import { FromVersion, Version } from '../../parts.schemas.ts';

const PriceRules = z.object({ lowestPrices: z.boolean(), fixedPrices: z.boolean() });

/** The owner's price rules; `usual` has the country's defaults for absent ones. */
export const PriceSettings = PriceRules.partial().extend({ usual: PriceRules, version: Version });
export type PriceSettings = z.output<typeof PriceSettings>;

/** Absent values use the country's defaults. */
export const PricesSection = z.strictObject(PriceRules.partial().shape);

export const EditPriceSettingsBody = PricesSection.extend({ version: FromVersion });
export type EditPriceSettingsBody = z.input<typeof EditPriceSettingsBody>;
