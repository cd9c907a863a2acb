import { area, type Linked } from '../../lib/wording/storefront-texts.ts';

const spanOf = (count: number, unit: string) => (count === 1 ? `one ${unit}` : `${count} ${unit}s`);

type Step = { price: string; from: string };

/** Of the pages about the shop, until its owner writes them. */
export const settingsTexts = area('settings', {
  /** Of the page about the shop, until the owner writes one. */
  about: {
    about: 'Books, brought to your door',
    shelves: (name: string): Linked => [
      `${name} sells books online and delivers them to your home. The front page shows what has just arrived and what sells best. Everything else is on `,
      'our shelves',
      ', by genre and author, or found by a few words in the search.',
    ],
    services: 'What we do for you',
    cash: 'You pay in cash when they arrive. We ask for no card and store none.',
    chosen: 'You choose at the checkout how you pay. We never see the number of a card.',
    does: (paying: string): readonly string[] => [
      'We pack your books and bring them to your door.',
      paying,
      'You can follow every order in your account, from the shelf to your door.',
      'You can change your mind: an order can be cancelled until it is packed.',
    ],
    leaveOut: 'What we leave out',
    tracking: [
      'Nobody is followed here: no advertising, no tracking, no cookies that watch what you do. What we keep, and why, is explained in our ',
      'privacy policy',
      '.',
    ] as Linked,
  },
  /** Of the page that says how to reach the shop. */
  contact: {
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
  },
  /** Of a text as it was when somebody ordered. */
  agreed: (day: string): string =>
    `In force since ${day}. Orders of that time keep this text, even if the shop has another one today.`,
  /** Of the privacy policy, until the owner writes one. */
  privacy: {
    keep: 'What we keep, and why',
    kept: (months: number, years: number): string[] => [
      "Your account: email address, a name if you gave one, and a password that only the sign-in service can check. We need it to show you your own orders and nobody else's.",
      'Your account also keeps your cart and your wish list, so that you find them on all your devices, and the phone and addresses that you save for your next order.',
      `Your orders: name, phone, address and the books. We need them to pack, to deliver, to collect the cash and to keep our books. Phone and notes go ${spanOf(months, 'month')} after an order has arrived or ended. Name and address go after ${spanOf(years, 'year')}, because the tax office may ask for them until then.`,
      'An order whose email address has not been confirmed also keeps a fingerprint of the network that it came from, so that nobody can empty our shelves with made-up addresses. It is deleted as soon as the order is confirmed, paid or cancelled, or its books are for sale again.',
      'Mails: what we write to you about your orders, about books that you wait for and to reset a password. We keep a copy for 90 days at most, or until you delete your account. The mail that tells us of a new order has your name and address; we keep it for 90 days as well.',
      `Questions: what you write to us, your name if you gave one, and the address for the answer. We delete them ${spanOf(months, 'month')} later.`,
      'Books that you wait for without an account: your address, once you have confirmed it, until we have written to you or you have ended it.',
      'Newsletter: your address and when you gave it. We use it for the newsletter only, until you unsubscribe.',
    ],
    device: 'What stays on your device',
    onDevice:
      'The cart, until you sign out, your last searches, the books that you looked at last, the wish list of somebody who is not signed in, a half-filled order form and your sign-in are stored in this browser. The form is cleared when you close the tab or place the order. There are two cookies. One remembers, until you close the browser, that you have seen the first page, so that the shop greets you only once. The other is set when you sign in with a password. It marks this device as known, so that strangers guessing your password cannot lock you out. Neither says anything about you or is used for anything else.',
    never: 'What we never do',
    neverDone:
      'We do not sell or share your data, we load nothing from advertisers, and we count visits without knowing who came.',
    rights: 'Your rights',
    download:
      'On the account page you can download all that we keep about you as one file, correct it, and delete your account. Your orders then keep your name, address and books for the time that the law asks of us, and your phone until they have arrived; your cart, your lists and our mails to you are deleted. A newsletter subscription is deleted too if your email address is verified; otherwise, the link in each newsletter ends it. On request we do any of this for you.',
    backups:
      'Backups of the shop contain what was there when they were made. They are replaced by newer ones after some time, and until then nobody uses them but to bring a broken shop back.',
  },
  /** Of the shipping policy, until the owner writes one. */
  shipping: {
    delivery: 'Delivery',
    confirm:
      'We confirm each order, pack it on the next working day and hand it to the courier. Your account shows each step.',
    costs: 'Costs and taxes',
    taxesIncluded: 'The prices of our books include taxes.',
    taxesAdded: 'Taxes are not in the prices of our books: the checkout adds them.',
    atDoor: 'The total at the checkout is what you hand over at the door.',
    total: 'The total at the checkout is all that you pay.',
    isFree: (way: string): string => `${way} is free.`,
    /** A way of delivery with the countries that it serves. */
    serving: (way: string, countries: string): string => `${way} (${countries})`,
    /** What heavier books cost, after the price of lighter ones. */
    heavier: (price: string, weight: string): string => `, ${price} for more than ${weight}`,
    /** What a way costs; each step is a price, and from which sum of the books it holds. */
    cost: (
      way: string,
      first: string,
      steps: readonly Step[],
      free: string | undefined,
    ): string => {
      const others = steps.map(({ price, from }) => `, ${price} for books of ${from} or more`);
      const nothing = free === undefined ? '' : `, and nothing for books of ${free} or more`;
      return `${way} costs ${first}${others.join('')}${nothing}.`;
    },
    door: 'At the door',
    cash: 'Please have the cash ready, if possible the exact amount.',
    nobodyHome: 'If nobody is at home, we try again on the next working day.',
  },
});
