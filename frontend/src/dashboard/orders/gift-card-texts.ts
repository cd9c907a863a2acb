import type {
  GiftCardMovementKind,
  GiftCardState,
} from '@book-store/contract/orders/gift-cards/gift-cards';
import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const states: Readonly<Record<GiftCardState, string>> = {
  active: 'Active',
  'used-up': 'Used up',
  expired: 'Expired',
  blocked: 'Blocked',
};

const movements: Readonly<Record<GiftCardMovementKind, string>> = {
  issued: 'Issued',
  used: 'Used',
  returned: 'Given back',
  refunded: 'Refunded to its buyer',
  corrected: 'Corrected',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
};

/** Of gift cards. */
export const giftCardTexts = area('dashboard/orders/gift-cards', {
  states,
  movements,
  /** Stands instead of the last digits of a code until there is one. */
  toBeSent: 'To be sent',
  list: {
    title: 'Gift cards',
    count: (cards: number): string => counted(cards, 'gift card'),
    notOffered:
      'Customers cannot pay with gift cards yet: allow it in the settings of the payments.',
    allOrders: 'All orders',
    settings: 'Settings',
    search: 'Search gift cards',
    searchPlaceholder: 'Last four characters, or email',
    failed: 'The gift cards could not be loaded.',
    none: 'No gift cards yet. Issue the first one below.',
    noneFound: 'No matching gift cards.',
    showAll: 'Show all gift cards',
    issued: (time: string): string => `Issued ${time}`,
    goesOut: (day: string): string => `, goes out on ${day}`,
    of: (state: string, amount: string): string => `${state}, of ${amount}`,
  },
  card: {
    title: (name: string): string => `Gift card ${name}`,
    untitled: 'Gift card',
    all: 'All gift cards',
    failed: 'This gift card could not be loaded.',
    left: (amount: string, state: string): string => `left of ${amount}, ${state.toLowerCase()}`,
    for: (name: string | undefined, email: string): string =>
      name ? `For ${name}, ${email}` : `For ${email}`,
    goesOut: (day: string): string => `The mail goes out on ${day}. `,
    wentOut: (time: string): string =>
      `The mail went out ${time}. To send it again, with another code, open it under Mail. `,
    holdsUntil: (time: string): string => `It holds until ${time}.`,
    ledger: 'What has happened to it',
    byOrder: (movement: string, order: string): string => `${movement} by order ${order}`,
    fromOrder: (movement: string, order: string): string => `${movement} from order ${order}`,
  },
  change: {
    correct: 'Correct the balance',
    newBalance: 'New balance',
    whyCorrected: 'Why is it corrected?',
    corrected: 'The balance has been corrected',
    block: 'Block the card',
    blockMeans: 'Then it pays nothing until you unblock it.',
    whyBlocked: 'Why is it blocked?',
    isBlocked: 'The gift card is blocked',
    unblock: 'Unblock the card',
    unblockMeans: 'Then it pays again.',
    whyUnblocked: 'Why is it unblocked?',
    isUnblocked: 'The gift card pays again',
  },
  issue: {
    title: 'Issue a gift card',
    amount: 'Amount',
    email: 'Email of the recipient',
    emailHint: 'Without one, you get the code to hand over.',
    name: 'Name',
    day: 'Day of the mail',
    dayHint: 'Without one, it goes out now.',
    message: 'Message',
    button: 'Issue the gift card',
    issuing: 'Issuing…',
    goesOut: 'The gift card goes out by mail',
  },
  code: {
    about: (amount: string): string =>
      `This is the code of the gift card of ${amount}. It is shown this one time: copy it, or print it.`,
    copy: 'Copy the code',
    copied: 'The code is copied',
    copyFailed: 'The code could not be copied. Please select it and copy it yourself.',
    print: 'Print the card',
    done: 'Done',
    fold: 'It prints as a card on one page: fold it across, then down.',
  },
});
