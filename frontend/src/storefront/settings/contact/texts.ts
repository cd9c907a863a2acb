import { area, type Linked } from '../../../lib/wording/storefront-texts.ts';

/** Of the page that says how to reach the shop. */
export const contactTexts = area('settings/contact', {
  map: 'Show on a map',
  hours: 'Opening hours',
  order: 'About an order',
  follow: [
    'You can follow your parcels in ',
    'your orders',
    ', and cancel there what is not packed yet. If anything is unclear, we call the phone number of your order before we pack it.',
  ] as Linked,
  number: 'Please have the number of your order at hand when you talk to us.',
  book: 'About a book',
  search: ['The ', 'search', ' tolerates typos, so a half-remembered title will do. '] as Linked,
  news: ['For news from our shelves, subscribe to the ', 'newsletter', '.'] as Linked,
});
