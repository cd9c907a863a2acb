import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
import { area } from '../../lib/wording/storefront-texts.ts';

type Actor = { role: 'admin' | 'customer' | 'shop'; name?: string | undefined };

const roles: Readonly<Record<Actor['role'], string>> = {
  admin: 'the admin',
  customer: 'the customer',
  shop: 'the shop',
};

/** Of the page of one order. */
export const orderTexts = area('dashboard/orders/order', {
  title: (number: string): string => `Order ${number}`,
  untitled: 'Order',
  all: 'All orders',
  orderId: (id: string): string => `Order ID ${id}`,
  failed: 'This order could not be loaded.',
  status: 'Status: ',
  placedOn: (time: string): string => `Placed on ${time}`,
  save: 'Save',
  saved: 'Saved',
  cancel: 'Cancel',
  /** What a form edits, as the sentences about conflicts name it. */
  thisOrder: 'this order',
  books: 'Books',
  giftCard: 'Gift card',
  parcel: 'Parcel',
  withdrawal: 'Withdrawal',
  payment: 'Payment',
  notes: 'Notes',
  history: 'History',
  boughtBy: 'Bought by',
  deliverTo: 'Deliver to',
  for: 'For',
  unconfirmed: {
    title: 'The customer has not confirmed this order.',
    keptUntil: (time: string): string => `Its books are kept until ${time}. `,
    lapsed: (time: string): string =>
      `Its books have been for sale again since ${time}. It can still be confirmed as long as they are in stock; ${CANCEL_UNCONFIRMED_DAYS} days after that time it is cancelled. `,
    whatToDo:
      'The customer confirms it with the link in our email. If you know that the order is genuine, for example from a call, confirm it yourself.',
  },
  lines: {
    change: 'Change the books',
    total: 'Total',
    paidWithCard: (card: string): string => `Gift card ${card}`,
    giftCardFor: (name: string): string => `Gift card for ${name}`,
    goes: (email: string, day: string, isIssued: boolean): string =>
      `By mail to ${email}, on ${day}${isIssued ? '' : ', once it is paid'}`,
    price: 'Price',
    priceOf: (title: string): string => `Price of ${title}`,
    remove: (title: string): string => `Remove ${title}`,
    none: 'An order needs at least one book. To end it, cancel it.',
    save: 'Save books',
    codeTakes: (code: string): string =>
      `The discount code ${code} takes off what it can of the books that stay. `,
    told: 'The customer is told by mail what has changed, five minutes after the last change.',
    packedTitle: 'Change a packed order?',
    packedMeans: (number: string): string =>
      `Order ${number} is packed. Please change the parcel and its slip, too.`,
    changeIt: 'Change it',
    leaveIt: 'Leave it',
  },
  recipient: {
    correct: 'Correct',
    correctWhat: 'Correct name, phone and address',
    allOrders: 'All orders of this customer',
    erased: 'The data of this customer has been erased.',
    endLinks: 'End the links in mails',
    endLinksTitle: 'End the links in the mails so far?',
    endLinksMeans:
      'Whoever opens one no longer sees this order. Mails that follow have a new link.',
    endLinksYes: 'End links',
    linksEnded: 'The links no longer work',
    printSlip: 'Print packing slip',
  },
  invoice: {
    settings: 'To the settings of tax and invoices',
    correct: 'Correct invoice',
    correctHint:
      'The order keeps its recipient; what you enter here stands on the new invoice. To change the books, cancel the invoice first.',
    correctTitle: 'Replace the invoice?',
    correctMeans:
      'A credit note cancels all of it, and a new invoice gets the next number. Both stay with the order.',
    correctYes: 'Replace it',
    corrected: 'The new invoice has been created',
    cancel: 'Cancel invoice',
    cancelTitle: (number: string): string => `Cancel invoice ${number}?`,
    cancelMeans:
      'A credit note takes back all that is left of it. The order itself goes on, and can be changed and get another invoice.',
    keep: 'Keep it',
    cancelled: 'The invoice is cancelled',
  },
  tracking: {
    correct: 'Correct carrier and number',
    enter: 'Enter carrier and number',
    none: 'It went without a number.',
    tell: 'Send the customer a mail',
    tellIt: 'Send the customer a mail with it',
  },
  note: {
    removeTitle: 'Remove this note?',
    removeMeans: 'It cannot be brought back.',
    remove: 'Remove',
    keep: 'Keep it',
    removeThis: 'Remove this note',
    add: 'Add a note',
    hidden: 'Customers do not see it.',
    save: 'Add note',
  },
  /** What happened to an order, and who did it. */
  events: {
    undone: (status: string): string => `Undone: ${status}`,
    notConfirmedInTime: (status: string): string => `${status}: not confirmed in time`,
    lapsed: 'Not confirmed in time: its books are for sale again',
    corrected: (fields: string): string => `Corrected: ${fields}`,
    actor: ({ role, name }: Actor): string => (role === 'admin' && name ? name : roles[role]),
    by: (actor: string): string => ` by ${actor}`,
  },
});
