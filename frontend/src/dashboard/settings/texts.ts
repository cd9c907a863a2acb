import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
import { area } from '../../lib/wording/storefront-texts.ts';

export const settingsTexts = area('dashboard/settings', {
  title: 'Settings',
  failed: 'The settings of the shop could not be loaded.',
  tabs: {
    shop: 'Shop',
    delivery: 'Delivery',
    payments: 'Payments',
    country: 'Country',
    tax: 'Tax',
    genres: 'Genres',
    law: 'Law',
    pages: 'Pages',
    people: 'People',
    backups: 'Backups',
    profile: 'Your profile',
    security: 'Security',
  },
  shop: {
    title: 'The shop',
    what: 'the shop',
    save: 'Save shop',
    saved: 'The shop has been saved',
    name: 'Name of the shop',
    logo: 'Logo',
    logoHint:
      'At least 64 pixels high. A logo twice as wide as high stands without the name beside it.',
    description: 'In one sentence',
    descriptionHint: 'For search engines and link previews.',
    phone: 'Telephone',
    email: 'Email',
    emailRule: 'Please enter a valid email address.',
    address: 'Address',
    openingHours: 'Opening hours',
    networks: 'Social networks',
    networksHint: 'The footer links to those with an address. It begins with https://.',
    otherNetworks: 'Other networks',
    networkRule: 'Please enter a full address that begins with https://.',
  },
  banner: {
    title: 'Banner of the home page',
    what: 'the banner',
    save: 'Save banner',
    saved: 'The banner has been saved',
    heading: 'Heading',
    text: 'Text',
    button: 'Button',
    buttonLink: 'The button leads to',
    buttonLinkHint:
      'A page of the shop such as /genres/horror, or an address with https://. Empty: the newsletter.',
  },
  storefront: {
    title: 'Storefront',
    what: 'the storefront',
    save: 'Save storefront',
    saved: 'The storefront has been saved',
    words: 'Words and details',
    wordsHint:
      'Refined: plain wording, short notices in place of dialogs, order numbers in place of ids, and no spinner at the first visit. German is refined, too; your own texts stay as you write them.',
    names: { specified: 'As specified', refined: 'Refined', german: 'German' },
    severalCopies: 'Customers can buy several copies of a book in one order',
    guestOrders: 'Customers can order without an account',
    noAccounts:
      'Customers have no accounts: the shop was started with SIGN_IN=off, so everybody orders as a guest.',
    confirmHours: 'Hours to confirm an order',
    confirmHoursHint: `Guests, and customers who have not verified their email address, confirm an order that is paid later with a link that we email them. Its books are kept for this long; then they are for sale again, and the order stays “Not confirmed” for ${CANCEL_UNCONFIRMED_DAYS} days before it is cancelled. Without a mail server no order has to be confirmed.`,
    returns: 'Customers can ask for a return',
    returnDays: 'Days after the delivery to ask for a return',
    returnDaysHint: 'You yourself can open a return on the page of an order at any time.',
    orderPrefix: 'Before the numbers of orders',
    orderPrefixRule: 'Please enter letters from A to Z and hyphens, a letter first.',
    orderPrefixHint: (example: string): string =>
      `All orders are numbered like ${example}, those of before, too. The search still finds numbers that were printed with other letters.`,
  },
  retention: {
    title: 'Personal data in orders',
    what: 'the times',
    save: 'Save times',
    saved: 'The times have been saved',
    explanation:
      'Orders forget personal data some time after they have arrived or ended. What they have forgotten cannot be brought back, except from a backup.',
    names: 'Years until name and address go',
    namesHint: 'As long as your tax office may ask for them; ten in many countries.',
    contacts: 'Months until phone and notes go',
    contactsHint: 'As long as customers come back with questions.',
  },
  pages: {
    nav: 'Pages',
    failed: 'The texts could not be loaded.',
    text: 'Text',
    what: 'this text',
    save: 'Save page',
    saved: (title: string): string => `“${title}” has been saved`,
    /** `page` is a link. */
    own: (page: string): string =>
      `Visitors read your text on ${page}. Empty the field to bring the usual text back.`,
    ownOnly: (page: string): string =>
      `Visitors read your text on ${page}. Empty the field to take the page away.`,
    usual: (page: string): string => `Visitors read the usual text on ${page} until you write one.`,
    nothing: (page: string): string => `There is no page ${page} until you write its text.`,
    toFillIn: (placeholders: string): string =>
      `To fill in before this page can be published: ${placeholders}`,
    template: 'Start from a template',
    templateHint:
      'Fill in what is in brackets, and have somebody who knows the law of your country read it.',
  },
});
