import { shopPlace } from '@book-store/contract/place';
import type { TextsOf } from '../wording/storefront-texts.ts';
import type { moneyTexts } from './texts.ts';

const DECIMALS = {
  0: 'ohne Nachkommastellen',
  2: 'mit höchstens zwei Nachkommastellen',
  3: 'mit höchstens drei Nachkommastellen',
};

export const german: TextsOf<typeof moneyTexts> = {
  priceRule: (max, example) =>
    `Bitte geben Sie einen Betrag von 0 bis ${max} ${DECIMALS[shopPlace().decimals]} ein, zum Beispiel ${example}.`,
};
