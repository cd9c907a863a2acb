import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted } from '../../../lib/money/amount.ts';
import { fieldName, formatFieldChange, formatValue } from '../parts/activity/field-labels.ts';

type Predicate = (entry: ActivityEntry) => ReactNode;

/** The rest of a sentence that begins with the admin's name. */
const predicates: Record<AdminAction, Predicate> = {
  'book-created': (entry) => <>added {bookLink(entry)}</>,
  'book-edited': (entry) => edited(entry, bookLink(entry)),
  'book-deleted': ({ subject }) => <>deleted {quoted(subject.name)}</>,
  'books-changed': (entry) => booksChanged(entry),
  'books-change-undone': ({ fields }) =>
    `undid a change of ${bookCount(fields)}${refusedOf(fields)}`,
  'books-deleted': ({ fields }) => `deleted ${bookCount(fields)}${refusedOf(fields)}`,
  'stock-changed': (entry) => stockChanged(entry),
  'books-imported': (entry) => imported(entry),
  'picture-uploaded': () => 'uploaded a picture',
  'order-moved': (entry) => (
    <>
      moved order {orderLink(entry)} {entry.fields.map(formatFieldChange)}
    </>
  ),
  'orders-moved': ({ fields }) => `moved ${counted(fields.length, 'order')}`,
  'order-move-undone': (entry) => (
    <>
      undid the last move of order {orderLink(entry)} {entry.fields.map(formatFieldChange)}
    </>
  ),
  'order-lines-changed': (entry) => <>changed the books of order {orderLink(entry)}</>,
  'order-corrected': (entry) => (
    <>
      corrected {entry.fields.map(({ field }) => fieldName(field)).join(', ')} of order{' '}
      {orderLink(entry)}
    </>
  ),
  'order-note-added': (entry) => <>added a note to order {orderLink(entry)}</>,
  'order-note-removed': (entry) => <>removed a note from order {orderLink(entry)}</>,
  'order-entered': (entry) => <>entered order {orderLink(entry)}</>,
  'order-invoiced': (entry) => <>wrote the invoice of order {orderLink(entry)}</>,
  'guest-link-ended': (entry) => <>ended the links to order {orderLink(entry)} in mails</>,
  'guest-erased': () => 'erased the data of a guest',
  'withdrawal-handled': ({ subject, fields: [handled] }) =>
    handled?.to === false
      ? `opened the withdrawal from order ${subject.name} again`
      : `dealt with the withdrawal from order ${subject.name}`,
  'order-paid': (entry) => (
    <>
      marked order {orderLink(entry)} as paid{isInPart(entry) && ' in part'}
    </>
  ),
  'order-refunded': (entry) => <>gave back money of order {orderLink(entry)}</>,
  'orders-paid': ({ fields }) =>
    `recorded payments for ${counted(fields.length, 'order')} from a bank file`,
  'gift-card-issued': (entry) => giftCardChanged('issued', entry),
  'gift-card-blocked': (entry) =>
    giftCardChanged(entry.fields[0]?.to === false ? 'unblocked' : 'blocked', entry),
  'gift-card-corrected': (entry) => giftCardChanged('corrected', entry),
  'return-opened': (entry) => <>opened a return of order {orderLink(entry)}</>,
  'return-agreed': (entry) => <>agreed to a return of order {orderLink(entry)}</>,
  'return-refused': (entry) => <>refused a return of order {orderLink(entry)}</>,
  'return-received': (entry) => <>received a return of order {orderLink(entry)}</>,
  'return-refunded': (entry) => <>gave back money for a return of order {orderLink(entry)}</>,
  'mail-resent': () => 'sent a mail again',
  'subscriber-removed': () => 'removed an address from the newsletter',
  'discount-code-created': ({ subject }) => `made the discount code ${subject.name}`,
  'discount-code-edited': (entry) => edited(entry, `the discount code ${entry.subject.name}`),
  'discount-code-deleted': ({ subject }) => `deleted the discount code ${subject.name}`,
  'shop-edited': (entry) =>
    edited(entry, entry.fields.length > 1 ? 'the shop’s settings' : 'the shop'),
  'page-edited': ({ subject }) => `changed the page ${quoted(subject.name)}`,
  'setup-dismissed': ({ fields: [dismissed] }) =>
    dismissed?.to === false
      ? 'showed the checklist for the set-up again'
      : 'hid the checklist for the set-up',
  'clock-confirmed': () => 'confirmed that the server’s clock is right',
  'demo-removed': ({ fields }) =>
    `removed the demo data: ${fields.map(({ field, from }) => `${from} ${field}`).join(', ')}`,
  'genre-created': ({ subject }) => `added the genre ${quoted(subject.name)}`,
  'genre-edited': (entry) => edited(entry, `the genre ${quoted(entry.subject.name)}`),
  'genre-deleted': ({ subject }) => `deleted the genre ${quoted(subject.name)}`,
  'genres-ordered': () => 'put the genres into another order',
  'news-created': (entry) => <>wrote the news {newsLink(entry)}</>,
  'news-edited': (entry) => edited(entry, <>the news {newsLink(entry)}</>),
  'news-deleted': ({ subject }) => `deleted the news ${quoted(subject.name)}`,
  'profile-edited': (entry) => edited(entry, 'their profile'),
  'password-changed': ({ by, subject }) =>
    by.name === subject.name && by.kind === 'admin'
      ? 'changed their password'
      : `changed the password of ${quoted(subject.name)}`,
  'session-ended': ({ subject }) => `ended their session on ${subject.name}`,
  'all-signed-out': () => 'signed out all admins',
  'admin-added': ({ subject }) => `made ${quoted(subject.name)} an admin`,
  'admin-removed': ({ subject }) => `removed the admin ${quoted(subject.name)}`,
  'admin-role-changed': ({ subject, fields: [role] }) =>
    role?.to === 'owner'
      ? `made ${quoted(subject.name)} an owner`
      : `made ${quoted(subject.name)} staff`,
  'admin-unlocked': ({ subject }) =>
    subject.name ? `unlocked the sign-in of ${quoted(subject.name)}` : 'unlocked sign-ins',
  'shop-restored': ({ subject }) => `restored the shop from the backup ${quoted(subject.name)}`,
  'accounts-exported': () => 'exported the accounts of all customers',
};

/** A change as a sentence: 'anna changed the price of “Dracula” from $12.00 to $10.00'. */
export function ActivitySentence({ entry }: { entry: ActivityEntry }) {
  return (
    <p className="break-words">
      <span className="font-semibold">{entry.by.name}</span>
      {entry.by.kind === 'command' && <span className="text-muted"> (on the server)</span>}{' '}
      {predicates[entry.action](entry)}
    </p>
  );
}

const quoted = (name = '') => `“${name}”`;

const orderLink = ({ subject: { id = '', name } }: ActivityEntry) => (
  <Link to={dashboardPaths.adminOrder.to(id)} className="link">
    {name ?? id.slice(-8)}
  </Link>
);

function isInPart({ fields }: ActivityEntry): boolean {
  const sumOf = (name: string) => Number(fields.find(({ field }) => field === name)?.to ?? 0);
  return sumOf('paid') < sumOf('due');
}

const bookLink = ({ subject: { id = '', name } }: ActivityEntry) => (
  <Link to={dashboardPaths.editBook.to(id)} className="link">
    {quoted(name)}
  </Link>
);

/** A gift card with its amount, or its balance and the reason. */
function giftCardChanged(what: string, { subject, fields }: ActivityEntry): ReactNode {
  const words = fields
    .filter(({ field }) => field !== 'blocked')
    .map((one) => {
      if (one.field === 'reason') return quoted(String(one.to));
      return one.from === undefined ? formatValue(one.field, one.to) : formatFieldChange(one);
    });
  return (
    <>
      {what} the gift card{' '}
      <Link to={dashboardPaths.giftCard.to(subject.id ?? '')} className="link">
        {subject.name}
      </Link>
      : {words.join(', ')}
    </>
  );
}

/** One sentence with the reason: 'anna changed the stock of “Dracula” from 3 to 5: “Delivery”'. */
function stockChanged(entry: ActivityEntry): ReactNode {
  const [stock, reason] = entry.fields;
  return (
    <>
      changed the stock of {bookLink(entry)} {stock && formatFieldChange(stock)}
      {reason?.to !== undefined && `: ${quoted(String(reason.to))}`}
    </>
  );
}

type Fields = ActivityEntry['fields'];

function bookCount(fields: Fields): string {
  return counted(Number(fields.find(({ field }) => field === 'books')?.to ?? 0), 'book');
}

/** The change of several books: 'changed 120 books: New Price -10%'. */
const booksChanged = ({ fields }: ActivityEntry): string =>
  `changed ${bookCount(fields)}: ${changesOf(fields)}${refusedOf(fields)}`;

function changesOf(fields: Fields): string {
  const isCount = (field: string) => field === 'books' || field === 'refused';
  return fields
    .filter(({ field }) => !isCount(field))
    .map(({ field, to }) => `${fieldName(field)} ${typeof to === 'boolean' ? yesNo(to) : to}`)
    .join(', ');
}

function refusedOf(fields: Fields): string {
  const refused = fields.find(({ field }) => field === 'refused')?.to;
  return refused ? ` (${refused} could not be changed)` : '';
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

const newsLink = ({ subject: { id = '', name } }: ActivityEntry) => (
  <Link to={dashboardPaths.editNews.to(id)} className="link">
    {quoted(name)}
  </Link>
);
function imported({ subject, fields }: ActivityEntry): ReactNode {
  const count = (name: string) => String(fields.find(({ field }) => field === name)?.to ?? 0);
  const file = subject.name ? ` from ${quoted(subject.name)}` : '';
  const wrong = count('wrong') === '0' ? '' : `, ${count('wrong')} rows were wrong`;
  return `imported books${file}: ${count('new')} new, ${count('changed')} changed${wrong}`;
}

/** A single field is part of the sentence; several are listed below it. */
function edited({ fields }: ActivityEntry, what: ReactNode): ReactNode {
  const [first, ...others] = fields;
  if (!first || others.length > 0) return <>changed {what}</>;
  if (what === 'their profile') {
    return `changed their ${fieldName(first.field)} ${formatFieldChange(first)}`;
  }
  return (
    <>
      changed the {fieldName(first.field)} of {what} {formatFieldChange(first)}
    </>
  );
}
