import { area } from '../../../lib/wording/storefront-texts.ts';

const spanOf = (count: number, unit: string) => (count === 1 ? `one ${unit}` : `${count} ${unit}s`);

/** Of the privacy policy, until the owner writes one. */
export const privacyTexts = area('settings/privacy', {
  keep: 'What we keep, and why',
  kept: (months: number, years: number): string[] => [
    "Your account: email address, a name if you gave one, and a password that only the sign-in service can check. We need it to show you your own orders and nobody else's.",
    'Your account also keeps your cart and your wish list, so that you find them on all your devices, and the phone and addresses that you save for your next order.',
    `Your orders: name, phone, address and the books. We need them to pack, to deliver, to collect the cash and to keep our books. Phone and notes go ${spanOf(months, 'month')} after an order has arrived or ended. Name and address go after ${spanOf(years, 'year')}, because the tax office may ask for them until then.`,
    'An order whose email address has not been confirmed also keeps a fingerprint of the network that it came from, so that nobody can empty our shelves with made-up addresses. It is deleted as soon as the order is confirmed, paid or cancelled, or its books are for sale again.',
    'Mails: what we write to you about your orders, about books that you wait for and to reset a password. We keep a copy for 90 days at most, or until you delete your account. The mail that tells us of a new order has your name and address; we keep it for 90 days as well.',
    'Newsletter: your address and when you gave it. We use it for the newsletter only, until you unsubscribe.',
  ],
  device: 'What stays on your device',
  onDevice:
    'The cart, until you sign out, your last searches, a half-filled order form and your sign-in are stored in this browser. The form is cleared when you close the tab or place the order. There are two cookies. One remembers, until you close the browser, that you have seen the first page, so that the shop greets you only once. The other is set when you sign in with a password. It marks this device as known, so that strangers guessing your password cannot lock you out. Neither says anything about you or is used for anything else.',
  never: 'What we never do',
  neverDone:
    'We do not sell or share your data, we load nothing from advertisers, and we count visits without knowing who came.',
  rights: 'Your rights',
  download:
    'On the account page you can download all that we keep about you as one file, correct it, and delete your account. Your orders then keep your name, address and books for the time that the law asks of us, and your phone until they have arrived; your cart, your lists and our mails to you are deleted. A newsletter subscription is deleted too if your email address is verified; otherwise, the link in each newsletter ends it. On request we do any of this for you.',
  backups:
    'Backups of the shop contain what was there when they were made. They are replaced by newer ones after some time, and until then nobody uses them but to bring a broken shop back.',
});
