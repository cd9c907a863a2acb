import type { Feature } from '../platform/feature.ts';
import { pageTexts } from './page-texts/page-texts.ts';
import { country } from './place/country.ts';
import { shopSettings } from './shop/shop-settings.ts';

/** The features of what the owner decides. */
export const settingsFeatures: readonly Feature[] = [shopSettings, pageTexts, country];
