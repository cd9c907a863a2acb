import type { TaxClass } from '@book-store/contract/settings/tax/tax';
import { area } from '../../lib/wording/storefront-texts.ts';

const classes: Readonly<Record<TaxClass, string>> = {
  books: 'Books',
  digital: 'E-books and audio',
  other: 'Everything else',
};

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
    saved: 'The country has been saved',
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
    saved: 'The rules of prices have been saved',
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
    /** Completes the button's name for screen readers. */
    removed: (number: number): string => ` rate ${number}`,
    usualRates: 'Usual rates',
    addUsual: 'Add them',
    usualHint:
      'The usual rates are those of November 2026. Please check them with your accountant.',
    basis: 'Tax is due',
    bases: {
      delivery: 'by delivery: on the day the books go out or are collected',
      payment: 'by payment: on the day the money comes',
    },
    basisHint:
      'By delivery is the usual rule; by payment is for small businesses whose tax office agrees. Refunds count on their own day. Please ask your adviser, also about money that comes before the delivery.',
    region: 'State or province of the shop',
    regionHint: 'For what is picked up or sold in the shop, where rates differ by state.',
    number: 'Tax number',
    numberHint: 'Printed on receipts and invoices.',
    sellerName: 'Seller on invoices',
    sellerNameHint: 'The legal name. Without one, invoices have the name of the shop.',
    sellerAddress: 'Address of the seller',
    sellerAddressHint: 'Without one, invoices have the address of the shop.',
  },
  papers: {
    title: 'Invoices and credit notes',
    what: 'the settings of invoices',
    save: 'Save invoices',
    saved: 'The settings of invoices have been saved',
    prefix: 'Before the number',
    prefixHint: 'Such as RE. Invoices and credit notes share one sequence of numbers.',
    prefixRule: 'Letters and digits, and single hyphens between them.',
    yearly: 'The year is part of the number, and counting begins anew with it',
    next: (number: string): string =>
      `Numbers look like ${number}. A format that you return to continues where it stopped; papers that exist keep their numbers.`,
    payDays: 'Days to pay',
    payDaysHint: 'An invoice that is not paid yet says until when to pay.',
    note: 'Words on every invoice and credit note',
    noteHint: 'Such as why no tax is due.',
  },
});
