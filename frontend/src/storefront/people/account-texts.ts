import { area, type Linked } from '../../lib/wording/storefront-texts.ts';

/** Of the pages of an account. */
export const accountTexts = area('people/account', {
  title: 'Account',
  signedInAs: (address: string): string => `Signed in as ${address}`,
  unverified: 'Confirm your email address',
  whyVerify:
    'Orders that you have placed as a guest with this address come to your account once it is confirmed.',
  verification: {
    send: 'Send me a link',
    again: 'Send another link',
    mailed: 'A link is on its way to you. It works for an hour.',
    kept: 'This shop sends no mails. Please ask the shop for the link.',
  },
  password: 'Password',
  noPassword: 'You sign in with Google, so there is no password here.',
  newPassword: 'New password',
  signsOut: 'A new password signs out all your other devices.',
  email: 'Email address',
  change: {
    intro:
      'We send a link to the new address. Once you have confirmed it there, you sign in with that address, and your orders stay in your account.',
    introGoogle:
      'We send a link to the new address. Once you have confirmed it there, our mails go there. You still sign in with the same Google account.',
    newEmail: 'New email',
    same: 'This is the address of your account already.',
    send: 'Change email address',
    mailed: {
      done: (address: string): string => `A link is on its way to ${address}.`,
      next: 'It works for an hour; until you open it, nothing changes. No link? Please check the address and your spam folder. An address that has an account here already gets none.',
    },
    kept: {
      done: (address: string): string =>
        `This shop sends no mails. Please ask the shop for the link for ${address}.`,
      next: 'It works for an hour; until you open it, nothing changes. There is none for an address that has an account here already.',
    },
  },
  data: 'Your data',
  about:
    'One file with all that the shop keeps about you: your saved details, cart and wish list, your orders, and the mails that we have sent to you about them. If your email address is verified, it also contains your newsletter subscription, your questions to us and all other mails to that address.',
  preparing: 'Preparing…',
  download: 'Download your data',
  fileName: 'my-data.json',
  deletion: 'Delete account',
  consequences: [
    'You can no longer log in or see your orders here.',
    'Your saved details, your cart and your wish list are deleted.',
    'Orders that have not arrived yet will still be delivered.',
    'Orders keep your name and address, because the shop has to keep its records. Your email is removed from them at once, your phone as soon as they have arrived.',
    'A newsletter subscription ends, and your questions to us are deleted, if your email address is verified. Otherwise, please use the link in the newsletter.',
  ],
  toConfirm: 'To confirm that it is you.',
  byGoogle: 'You sign in with Google, so a pop-up window will ask you to confirm that it is you.',
  passwordFirst:
    'You have signed in with Google, which this shop no longer offers. Choose a password and log in with it, then you can do this here.',
  choosePassword: 'Choose a password',
  deleteIt: 'Delete account',
  sure: 'Delete your account?',
  warning:
    'You will not be able to log in or see your orders again. Orders on their way will still be delivered.',
  gone: 'Your account has been deleted.',
  forNextOrder: 'For your next order',
  filledIn: 'The checkout fills these in for you.',
  saved: 'Your details have been saved',
  address: (number: number): string => `Address ${number}`,
  removeAddress: (number: number): string => `Remove address ${number}`,
  addAddress: 'Add an address',
  /** Of the overview of an account. */
  overview: {
    addresses: 'Saved addresses',
    noneYet: 'None yet.',
    loading: 'Loading…',
    addOne: 'Add one',
    change: 'Change them',
    wishes: 'Wish list',
    aboutWishes: 'Books you want to remember, with price and stock.',
    openWishes: 'Open your wish list',
    account: 'Account',
    aboutAccount: 'Name, phone and password; delete the account.',
    openAccount: 'Open your account',
    recent: 'Recent orders',
    viewAll: 'View all orders in detail',
    books: 'Books',
    booksAndIds: 'Books and product IDs',
  },
  /** Of the lists of an account. */
  wishes: {
    gone: (count: number): string =>
      `${count === 1 ? 'One book is' : `${count} books are`} no longer in the shop.`,
    removeGone: (count: number): string => `Remove ${count === 1 ? 'it' : 'them'} from the list`,
    remove: 'Remove',
    empty: 'Your wish list is empty. The heart on a book’s page puts it here.',
    findBook: 'Find a book',
    wished: 'Books you wish for',
    awaited: 'We tell you when these are back',
    notAdded: (most: number, count: number): string =>
      `Your wish list is full with ${most} books, so ${count} from this device ${count === 1 ? 'was' : 'were'} not added.`,
    onDevice: 'This list is kept on this device only.',
    toSignIn: ['', 'Sign in', ' to keep it in your account.'] as Linked,
    notKept:
      'Your browser does not let this shop store anything: this list lasts only until you close or reload this page.',
    clear: 'Clear the list',
  },
});
