import { decimals, formatMoney, inFormat } from '@book-store/contract/money';
import { inPlace, numberFormat, shopPlace } from '@book-store/contract/place';
import type { StoredPaper } from '../papers.model.ts';
import { missingIn } from './fonts.ts';

type Formats = Pick<StoredPaper, 'locale' | 'currency'>;

/** Formats as in the shop when the paper was issued. */
export const inPaper = ({ locale, currency }: Formats, format: () => string): string =>
  inPlace({ ...shopPlace(), locale, currency }, format);

/** With the code of the currency where the fonts of files lack its sign, such as that of Israel or Thailand. */
export const moneyOn = (paper: Formats, amount: number): string =>
  inPaper(paper, () => {
    const said = formatMoney(amount);
    return missingIn([said]).length === 0 ? said : withCode(amount, paper.currency);
  });

const withCode = (amount: number, currency: string): string =>
  inFormat(
    amount,
    numberFormat({
      ...{ style: 'currency', currency, currencyDisplay: 'code' },
      minimumFractionDigits: decimals(),
      maximumFractionDigits: decimals(),
    }),
  );
