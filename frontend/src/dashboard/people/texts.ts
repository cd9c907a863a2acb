import { ADMIN_PASSWORD_MIN } from '@book-store/contract/text-limits';
import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of signing in to the dashboard, customers, and the admin's own settings. */
export const peopleTexts = area('dashboard/people', {
  signIn: {
    username: 'Username',
    notKept:
      'Your browser does not let this shop store anything: you stay signed in only until you close or reload this page.',
    tooMany: (minutes: number): string =>
      `Too many attempts. You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
  /** When a session ends. */
  session: {
    ends: (time: string): string => `Your session ends at ${time}.`,
    canStay: 'You can stay signed in by entering your password again.',
    explanation: 'Enter your password to stay signed in. Nothing on this page will be lost.',
    stay: 'Stay signed in',
    checking: 'Checking…',
    notNow: 'Not now',
    renewed: 'You stay signed in',
    signIn: 'Sign in',
    continue: (typedIsKept: boolean): string =>
      `${typedIsKept ? 'What you have typed is kept. ' : ''}Sign in to continue where you were.`,
  },
  /** Where something requires the password again. */
  confirm: {
    title: 'Please enter your password again',
    explanation: 'What you are about to do cannot easily be undone. It goes on right afterwards.',
    goOn: 'Continue',
    checking: 'Checking…',
    cancel: 'Cancel',
  },
  customers: {
    title: 'Customers',
    count: (count: number): string => counted(count, 'customer'),
    sort: 'Sort customers',
    sorts: {
      recent: 'Latest order first',
      sum: 'Highest sum first',
      orders: 'Most orders first',
      name: 'By name',
    },
    export: 'Export CSV',
    search: 'Search customers',
    searchHint: 'Name, email or phone',
    failed: 'The customers could not be loaded.',
    none: 'No customers yet. They will appear here with their first order.',
    noMatches: 'No matching customers.',
    all: 'Show all customers',
    customer: 'Customer',
    phone: 'Phone',
    lastOrder: 'Last order',
    orders: 'Orders',
    sum: 'Sum',
    orderCount: (count: number): string => counted(count, 'order'),
    guest: 'Guest',
  },
  customer: {
    title: 'Customer',
    all: 'All customers',
    failed: 'This customer could not be loaded.',
    orders: 'Orders',
    ordersFailed: 'The orders could not be loaded.',
    sum: 'Sum',
    lastOrder: 'Last order',
    note: 'The sum is without cancelled and refused orders. Name, email and phone number are those of the latest order.',
    guestNote: 'This customer orders without an account, so only you can erase their data.',
    erase: 'Erase their data',
    erasing: 'Erasing…',
    erased: 'The data has been erased',
    question: {
      title: (name: string): string => `Erase the data of ${name}?`,
      text: 'Their orders stay without the email address, and with name and address as long as the law asks. Mails and links are gone for good.',
      erase: 'Erase',
    },
  },
  profile: {
    failed: 'Your settings could not be loaded.',
    title: 'Your profile',
    name: 'Name',
    role: 'Role',
    roleHint: 'Shown below your name in the dashboard.',
    what: 'your profile',
    save: 'Save profile',
    saved: 'Your profile has been saved',
    pictureSaved: 'Your picture has been saved.',
    pictureRemoved: 'Your picture has been removed.',
  },
  security: {
    failed: 'Your settings could not be loaded.',
    password: 'Your password',
    rule: `Use at least ${ADMIN_PASSWORD_MIN} characters that are hard to guess.`,
    newPassword: 'New password',
    repeated: 'Repeat new password',
    notTheSame: 'The passwords do not match.',
    activity: 'Activity',
    activityNote: 'Every change is recorded: who changed what in the shop, and when.',
    showActivity: 'Show activity',
    sessions: 'Where you are signed in',
    sessionsFailed: 'Your sessions could not be loaded.',
    device: (browser: string, system: string | undefined): string =>
      system ? `${browser} on ${system}` : browser,
    ended: (device: string): string => `The session on ${device} has ended.`,
    thisBrowser: 'This browser. ',
    times: (from: string, to: string): string => `Signed in at ${from}, ends at ${to}.`,
    network: (network: string): string => `From the network ${network}.`,
    end: 'End session',
    ending: 'Ending…',
    ofSession: (device: string, from: string): string => ` on ${device}, signed in at ${from}`,
  },
});
