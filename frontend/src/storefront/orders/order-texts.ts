import type { ReturnReason } from '@book-store/contract/orders/returns/returns';
import { area } from '../../lib/wording/storefront-texts.ts';

const listed = (titles: readonly string[]) => new Intl.ListFormat('en').format(titles);

const reasons: Record<ReturnReason, string> = {
  'no-longer-wanted': 'I no longer want it',
  damaged: 'It arrived damaged',
  'wrong-book': 'It is not the book that I ordered',
  'not-as-described': 'It is not as described',
  other: 'Another reason',
};

/** Of the orders of a customer. */
export const orderTexts = area('orders/order', {
  cancel: 'Cancel this order',
  cancelSure: (number: string): string => `Cancel order ${number}?`,
  cancelMeans: 'The books will not be sent, and there is nothing to pay.',
  cancelPaidMeans: 'The books will not be sent, and you get back what you have paid.',
  cancelGiftCardMeans: 'The gift card will not be sent, and there is nothing to pay.',
  cancelYes: 'Yes, cancel the order',
  cancelNo: 'Keep the order',
  cancelled: 'Your order has been cancelled. There is nothing to pay.',
  cancelledPaid: 'Your order has been cancelled. You get back what you have paid.',
  whatNext: 'What happens next',
  thanks: (number: string): string => `Thank you! We have your order ${number}.`,
  weConfirm: 'We confirm the order and pack your books.',
  parcelArrives: (street: string, when: string): string =>
    `The parcel arrives at ${street}${when}.`,
  payAtDoor: (sum: string): string => `You pay ${sum} in cash at the door.`,
  weTell: (when: string): string =>
    `We tell you by mail when you can pick them up in our shop${when}.`,
  payThere: (sum: string): string => `You pay ${sum} in cash there.`,
  payFirst: (sum: string): string => `You pay ${sum}; below you see how.`,
  giftCardLeaves: (day: string): string =>
    `A mail brings the gift card on ${day}, or as soon as it is paid.`,
  followGiftCard:
    'You can follow it here, and cancel it until it is paid. The number is all you need when you talk to us.',
  confirming: {
    title: 'Please confirm your order',
    until: (time: string): string =>
      `Please confirm it by ${time}. Until then we hold the books for you.`,
    lapsed:
      'The time to confirm it has run out, and the books are for sale again. You can still confirm the order as long as we have them.',
    anyTime: 'We pack your books as soon as it is confirmed.',
    button: 'Confirm the order',
    byMail: (email: string): string =>
      `We have sent an email to ${email}. Its link brings you back here, to a button that confirms the order.`,
    noMail:
      'No email? Please check your spam folder, or contact us: we can confirm the order, too.',
    done: 'Thank you, your order is confirmed.',
    sold: (titles: string[]): string =>
      `Sold out in the meantime: ${listed(titles)}. Please contact us, or cancel this order and order the other books again.`,
  },
  confirmFirst: 'You confirm the order with the link in our email.',
  payment: 'Payment',
  payNow: 'Pay now',
  payBy: (time: string): string => `Please pay by ${time}. After that, we cancel the order.`,
  paymentArrives:
    'We are waiting for the confirmation of your payment. It usually takes a few seconds.',
  takesDays: 'Your payment is on its way. Depending on your bank, it takes some days.',
  transferTo: (sum: string): string => `Please transfer ${sum} to this account:`,
  scan: 'Or scan this code with your banking app.',
  code: 'Code for your banking app',
  account: {
    name: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    upi: 'UPI id',
    details: 'Details',
    amount: 'Amount',
    reference: 'Reference',
  },
  moneyBack: 'You get back what you have paid.',
  paid: (sum: string): string => `${sum} paid`,
  givenBack: (sum: string): string => `${sum} given back`,
  follow:
    'You can follow it here, and cancel it until it is packed. The number is all you need when you talk to us.',
  unsaved: 'The order is placed, but your details could not be saved for next time.',
  on: (days: string): string => `, ${days}`,
  inAbout: (time: string): string => ` in about ${time}`,
  findBook: 'Find a book',
  keptUntil: (day: string): string => `Your books are ready. We keep them for you until ${day}.`,
  yourParcel: 'Your parcel: ',
  added: (titles: string[]): string => `Added to your cart: ${listed(titles)}.`,
  alreadyThere: (titles: string[]): string => `In your cart already: ${listed(titles)}.`,
  notSold: (titles: string[]): string => `Not sold at the moment: ${listed(titles)}.`,
  withdraw: 'Withdraw from the contract',
  again: 'Order again',
  againFailed: 'The shop cannot be reached, so nothing was added. Please try again.',
  viewCart: 'View cart',
  order: (number: string): string => `Order ${number}`,
  placedOn: 'Placed on ',
  older: 'Show older orders',
  address: 'Delivery address',
  recipient: 'For',
  contact: 'Contact',
  books: 'Books',
  booksAndIds: 'Books and product ids',
  productId: (id: string): string => `ID ${id}`,
  nothingToPay: 'Nothing to pay',
  status: 'Order status',
  notYet: ' (not yet)',
  /** Of books that customers give back, or cancel before they are packed. */
  returns: {
    giveBack: 'Give books back',
    askUntil: (day: string): string => `You can ask for it until ${day}.`,
    which: 'Which books would you like to give back?',
    whichCancel: 'Which books do you no longer want?',
    none: 'None',
    chooseOne: 'Please choose a book.',
    reason: 'Why?',
    reasons,
    note: 'Anything else that we should know',
    ask: 'Ask for the return',
    asking: 'Asking…',
    asked: 'We have your request, and answer by mail.',
    close: 'Keep all books',
    returns: 'Books you give back',
    waiting: 'We have your request. Please keep the books until we answer.',
    sendTo: 'Please send the books back. Where to:',
    arrived: 'We have the books, and write to you about your money.',
    refunded: (sum: string): string => `Done: ${sum} given back.`,
    refused: 'We cannot take the books back:',
    cancelBooks: 'Cancel single books',
    cancelChosen: 'Cancel these books',
    cancelling: 'Cancelling…',
    cancelAll: 'If you cancel all of them, the order is cancelled.',
    booksCancelled: 'Your order has changed.',
  },
  /** Of the page on which customers withdraw from a contract. */
  withdrawal: {
    intro:
      'You can withdraw from your order without a reason, within 14 days of receiving the last book. You need no account for it.',
    number: 'Order number',
    numberHint: (example: string): string => `It is in our mails, such as ${example}.`,
    numberMissing: 'Please enter the number of the order.',
    nameMissing: 'Please enter your name.',
    emailMissing: 'Please enter your email address.',
    emailHint: 'Your receipt goes to this address.',
    books: 'Which books?',
    booksHint: 'Leave it empty to withdraw from the whole order.',
    next: 'Continue',
    check: 'Please check what you send',
    allBooks: 'The whole order',
    confirm: 'Confirm withdrawal',
    confirming: 'Sending…',
    back: 'Change something',
    done: 'We have received your withdrawal',
    received: (time: string): string => `We received it on ${time}.`,
    receipt: (email: string): string => `A receipt is on its way to ${email}.`,
  },
  /** Of the page behind the link in a guest's mail. */
  /** Of the page on which a gift card is printed. */
  giftCard: {
    failed: 'This gift card could not be loaded.',
    none: 'This link shows no gift card. It may be incomplete; the mail with your gift card has it.',
    left: (amount: string): string => `${amount} left`,
    code: 'Code',
    use: 'Enter the code at the checkout. Whoever has it can pay with it.',
    until: (day: string): string => `The card holds until ${day}.`,
    print: 'Print the card',
    fold: 'It prints as a card on one page: fold it across, then down.',
    books: 'Choose books',
  },
  guest: {
    gone: 'This link shows no order. It may be incomplete, or older than 180 days; the latest mail about your order has a new one. If you have an account with the email address of the order, please sign in: you will find it there.',
    createAccount: 'Create an account',
    aboutAccount: (email: string): string =>
      `Choose a password, confirm ${email} by our mail, and this order is in your account, with your others of that address.`,
    keep: 'The address of this page is the key to your order: whoever has it can see and cancel the order. It is in our mails, too, and works for 180 days.',
  },
});
