import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const books = (count: number) => counted(count, 'book');
const orders = (count: number) => counted(count, 'order');
const refused = (count: number) => (count > 0 ? ` (${count} could not be changed)` : '');

/** Of the log of who changed what. */
export const activityTexts = area('dashboard/reports/activity', {
  intro: 'Who changed what in the shop. Entries cannot be edited.',
  loading: 'Loading activity…',
  failed: 'The activity could not be loaded.',
  olderFailed: 'Older activity could not be loaded.',
  noOlder: 'No older activity.',
  none: 'No activity yet.',
  /** When, and from which network. */
  from: (time: string, network: string): string => `${time} from ${network}`,
  ownComputer: 'the shop’s own computer',
  onServer: (name: string): string => `${name} (on the server)`,
  details: {
    texts: 'Old and new text',
    before: 'Before',
    after: 'After',
    book: 'Book details',
  },
  /** Each sentence begins with who did it. */
  did: {
    bookCreated: (by: string, book: string): string => `${by} added ${book}`,
    bookDeleted: (by: string, title: string): string => `${by} deleted “${title}”`,
    bookRemoved: (by: string, title: string): string => `${by} deleted “${title}” for good`,
    bookPutBack: (by: string, book: string): string => `${by} put ${book} back into the shop`,
    booksPutBack: (by: string, count: number): string =>
      `${by} put ${books(count)} back into the shop`,
    booksChanged: (by: string, count: number, changes: string, failed: number): string =>
      `${by} changed ${books(count)}: ${changes}${refused(failed)}`,
    booksChangeUndone: (by: string, count: number, failed: number): string =>
      `${by} undid a change of ${books(count)}${refused(failed)}`,
    booksDeleted: (by: string, count: number, failed: number): string =>
      `${by} deleted ${books(count)}${refused(failed)}`,
    stockChanged: (by: string, book: string, change: string, reason: string): string =>
      `${by} changed the stock of ${book} ${change}${reason && `: “${reason}”`}`,
    importUndone: (by: string, file: string, count: number, failed: number): string =>
      `${by} undid the import${file && ` of “${file}”`}: ${books(count)}${refused(failed)}`,
    booksImported: (
      by: string,
      file: string,
      { added, changed, wrong }: { added: number; changed: number; wrong: number },
    ): string =>
      `${by} imported books${file && ` from “${file}”`}: ${added} new, ${changed} changed${wrong > 0 ? `, ${wrong} rows were wrong` : ''}`,
    pictureUploaded: (by: string): string => `${by} uploaded a picture`,
    orderMoved: (by: string, order: string, from: string, to: string): string =>
      `${by} moved order ${order} from ${from} to ${to}`,
    ordersMoved: (by: string, count: number): string => `${by} moved ${orders(count)}`,
    orderMoveUndone: (by: string, order: string, from: string, to: string): string =>
      `${by} undid the last move of order ${order} from ${from} to ${to}`,
    orderLinesChanged: (by: string, order: string): string =>
      `${by} changed the books of order ${order}`,
    orderCorrected: (by: string, order: string, fields: string): string =>
      `${by} corrected ${fields} of order ${order}`,
    orderNoteAdded: (by: string, order: string): string => `${by} added a note to order ${order}`,
    orderNoteRemoved: (by: string, order: string): string =>
      `${by} removed a note from order ${order}`,
    orderEntered: (by: string, order: string): string => `${by} entered order ${order}`,
    orderInvoiced: (by: string, order: string): string =>
      `${by} wrote the invoice of order ${order}`,
    invoiceCancelled: (by: string, order: string): string =>
      `${by} cancelled the invoice of order ${order}`,
    paperMailed: (by: string, order: string): string =>
      `${by} mailed an invoice or credit note of order ${order}`,
    invoiceCorrected: (by: string, order: string): string =>
      `${by} corrected the invoice of order ${order}`,
    guestLinkEnded: (by: string, order: string): string =>
      `${by} ended the links to order ${order} in mails`,
    guestErased: (by: string): string => `${by} erased the data of a guest`,
    withdrawalHandled: (by: string, order: string): string =>
      `${by} dealt with the withdrawal from order ${order}`,
    withdrawalReopened: (by: string, order: string): string =>
      `${by} opened the withdrawal from order ${order} again`,
    orderPaid: (by: string, order: string, inPart: boolean): string =>
      `${by} marked order ${order} as paid${inPart ? ' in part' : ''}`,
    orderRefunded: (by: string, order: string): string => `${by} gave back money of order ${order}`,
    ordersPaid: (by: string, count: number): string =>
      `${by} recorded payments for ${orders(count)} from a bank file`,
    giftCardIssued: (by: string, card: string, details: string): string =>
      `${by} issued the gift card ${card}: ${details}`,
    giftCardBlocked: (by: string, card: string, details: string): string =>
      `${by} blocked the gift card ${card}: ${details}`,
    giftCardUnblocked: (by: string, card: string, details: string): string =>
      `${by} unblocked the gift card ${card}: ${details}`,
    giftCardCorrected: (by: string, card: string, details: string): string =>
      `${by} corrected the gift card ${card}: ${details}`,
    returnOpened: (by: string, order: string): string => `${by} opened a return of order ${order}`,
    returnAgreed: (by: string, order: string): string =>
      `${by} agreed to a return of order ${order}`,
    returnRefused: (by: string, order: string): string =>
      `${by} refused a return of order ${order}`,
    returnReceived: (by: string, order: string): string =>
      `${by} received a return of order ${order}`,
    returnRefunded: (by: string, order: string): string =>
      `${by} gave back money for a return of order ${order}`,
    mailResent: (by: string): string => `${by} sent a mail again`,
    subscriberRemoved: (by: string): string => `${by} removed an address from the newsletter`,
    questionAnswered: (by: string): string => `${by} answered a question`,
    questionClosed: (by: string): string => `${by} closed a question`,
    questionReopened: (by: string): string => `${by} opened a question again`,
    questionDeleted: (by: string): string => `${by} deleted a question`,
    discountCodeCreated: (by: string, code: string): string =>
      `${by} made the discount code ${code}`,
    discountCodeDeleted: (by: string, code: string): string =>
      `${by} deleted the discount code ${code}`,
    pageEdited: (by: string, page: string): string => `${by} changed the page “${page}”`,
    setupHidden: (by: string): string => `${by} hid the checklist for the set-up`,
    setupShown: (by: string): string => `${by} showed the checklist for the set-up again`,
    clockConfirmed: (by: string): string => `${by} confirmed that the server’s clock is right`,
    demoRemoved: (by: string, what: string): string => `${by} removed the demo data: ${what}`,
    genreCreated: (by: string, genre: string): string => `${by} added the genre “${genre}”`,
    genreDeleted: (by: string, genre: string): string => `${by} deleted the genre “${genre}”`,
    genresOrdered: (by: string): string => `${by} put the genres into another order`,
    listCreated: (by: string, list: string): string => `${by} made the list ${list}`,
    listDeleted: (by: string, title: string): string => `${by} deleted the list “${title}”`,
    newsCreated: (by: string, news: string): string => `${by} wrote the news ${news}`,
    newsDeleted: (by: string, title: string): string => `${by} deleted the news “${title}”`,
    ownPasswordChanged: (by: string): string => `${by} changed their password`,
    passwordChanged: (by: string, name: string): string =>
      `${by} changed the password of “${name}”`,
    sessionEnded: (by: string, device: string): string => `${by} ended their session on ${device}`,
    allSignedOut: (by: string): string => `${by} signed out all admins`,
    adminAdded: (by: string, name: string): string => `${by} made “${name}” an admin`,
    adminRemoved: (by: string, name: string): string => `${by} removed the admin “${name}”`,
    madeOwner: (by: string, name: string): string => `${by} made “${name}” an owner`,
    madeStaff: (by: string, name: string): string => `${by} made “${name}” staff`,
    ownerInvited: (by: string): string => `${by} invited an owner`,
    staffInvited: (by: string): string => `${by} invited somebody as staff`,
    invitationWithdrawn: (by: string): string => `${by} withdrew an invitation`,
    invitationAccepted: (by: string): string => `${by} accepted an invitation`,
    passwordLinkMade: (by: string, name: string): string =>
      `${by} made a link for a new password of “${name}”`,
    adminEmailChanged: (by: string): string => `${by} changed their email address`,
    sessionsEnded: (by: string, name: string): string => `${by} ended all sessions of “${name}”`,
    secondFactorOn: (by: string): string => `${by} set up a second factor`,
    secondFactorOff: (by: string): string => `${by} turned off their second factor`,
    secondFactorReset: (by: string, name: string): string =>
      `${by} reset the second factor of “${name}”`,
    recoveryCodesDrawn: (by: string): string => `${by} drew new recovery codes`,
    recoveryCodeUsed: (by: string): string => `${by} used a recovery code`,
    deviceForgotten: (by: string, device: string): string =>
      `${by} ended the sign-in on ${device} without a code`,
    adminUnlocked: (by: string, name: string): string =>
      name ? `${by} unlocked the sign-in of “${name}”` : `${by} unlocked sign-ins`,
    shopRestored: (by: string, file: string): string =>
      `${by} restored the shop from the backup “${file}”`,
    backupStarted: (by: string): string => `${by} had a backup made`,
    backupDownloaded: (by: string, file: string): string => `${by} downloaded the backup “${file}”`,
    accountsExported: (by: string): string => `${by} exported the accounts of all customers`,
  },
  /** Of one field, or of several without their names. */
  edited: {
    several: (by: string, what: string): string => `${by} changed ${what}`,
    one: (by: string, what: string, field: string, change: string): string =>
      `${by} changed the ${field} of ${what} ${change}`,
    ownProfile: (by: string): string => `${by} changed their profile`,
    oneOfOwnProfile: (by: string, field: string, change: string): string =>
      `${by} changed their ${field} ${change}`,
    discountCode: (code: string): string => `the discount code ${code}`,
    genre: (name: string): string => `the genre “${name}”`,
    list: (list: string): string => `the list ${list}`,
    news: (news: string): string => `the news ${news}`,
    shop: 'the shop',
    settings: 'the shop’s settings',
  },
  /** What demo data consisted of. */
  demo: {
    orders,
    books,
    news: (count: number): string => `${count} news`,
  },
});
