import type { TaxClass } from '@book-store/contract/settings/tax/tax';
import { area } from '../../lib/wording/storefront-texts.ts';

const classes: Readonly<Record<TaxClass, string>> = {
  books: 'Books',
  digital: 'E-books and audio',
  other: 'Everything else',
};

/** Of the settings that follow from the shop's country: money, rules of prices, taxes. */
export const placeTexts = area('dashboard/settings/place', {
  countries: {
    everywhere: 'Everywhere',
    everywhereYet: 'Everywhere, until you choose countries.',
    add: 'Add a country',
  },
  place: {
    title: 'Country and money',
    what: 'the country',
    save: 'Save country',
    country: 'Country',
    currency: 'Currency',
    locale: 'Numbers and dates',
    timeZone: 'Time zone',
    notSet: 'Not set',
    ofReaders: 'That of each reader',
    currencyHint:
      'Prices keep their numbers: 12.50 of one currency becomes 12.50 of the other, rounded where it has fewer decimals. After the first order or gift card the currency stays.',
    fixedHint:
      'It stays since the first order or gift card, because orders, figures and receipts are in it. To sell in another currency, open a new shop.',
    /** `settings` is a link. */
    speaksGerman: (settings: string): string =>
      `The storefront speaks German, too: choose it in the ${settings}.`,
    settings: 'settings of the shop',
  },
  prices: {
    title: 'Rules of prices',
    failed: 'The rules of prices could not be loaded.',
    what: 'the rules of prices',
    save: 'Save rules of prices',
    usual: "As usual in the shop's country",
    usualOption: (usual: boolean): string =>
      `As usual in the shop's country: ${usual ? 'yes' : 'no'}`,
    options: { yes: 'Yes', no: 'No' },
    lowestPrices: 'Show the lowest price of 30 days',
    lowestPricesHint:
      'Beside a reduced price customers then see the lowest price that the shop asked in the 30 days before, as the law of the EU wants it. Books that never had another price show none.',
    fixedPrices: 'Fixed prices for new books',
    fixedPricesHint:
      'Publishers set the prices of new books in Germany, Austria and France, and such books take no discount. Each book says whether its price is fixed; this is what a new one begins with.',
  },
  tax: {
    title: 'Tax and invoices',
    what: 'the taxes',
    save: 'Save taxes',
    saved: 'The taxes have been saved',
    noCountry:
      'First choose the country of the shop under “Country”: what is sold in the shop is taxed as it says.',
    prices: 'Prices',
    included: { yes: 'Include the tax', no: 'The tax is added at the checkout' },
    rates: 'Rates',
    noRates: 'No rates: the shop says nothing of tax, and its prices are what customers pay.',
    rate: (number: number): string => `Rate ${number}`,
    rateInWords: (where: string, books: string, rate: string, from: string): string =>
      `${where}: ${books} ${rate} % from ${from}`,
    country: 'Country',
    state: 'State',
    class: 'For',
    classes,
    percent: 'Percent',
    percentRule: 'A percentage from 0 to 100, with at most three decimals.',
    from: 'From',
    choose: 'Choose',
    add: 'Add a rate',
    remove: 'Remove',
    /** Follows it, for screen readers. */
    removed: (number: number): string => ` rate ${number}`,
    usualRates: 'Usual rates',
    addUsual: 'Add them',
    usualHint:
      'The usual rates are those of November 2026. Please check them with your accountant.',
    region: 'State or province of the shop',
    regionHint: 'For what is picked up or sold in the shop, where rates differ by state.',
    number: 'Tax number',
    numberHint: 'Printed on receipts and invoices.',
    sellerName: 'Seller on invoices',
    sellerNameHint: 'The legal name. Without one, invoices have the name of the shop.',
    sellerAddress: 'Address of the seller',
    sellerAddressHint: 'Without one, invoices have the address of the shop.',
  },
});
