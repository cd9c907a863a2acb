import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import type { ReactNode } from 'react';
import { inSentence } from '../../../kit/in-sentence.tsx';
import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { activityTexts } from '../activity-texts.ts';
import type { FieldWords } from '../parts/activity/field-words.ts';
import {
  BookLink,
  GiftCardLink,
  NewsLink,
  OrderLink,
  PageTitle,
  ReadingListLink,
} from './activity-links.tsx';

type Did = TextsOf<typeof activityTexts>['did'];
type Texts = TextsOf<typeof activityTexts> & { fields: FieldWords };
type Sentence = (entry: ActivityEntry, by: ReactNode, texts: Texts) => ReactNode;

/** The texts that name nothing but who did it, or that and the order. */
type Named<Text> = { [Name in keyof Did]: Did[Name] extends Text ? Name : never }[keyof Did];
type Alone = Named<(by: string) => string>;
type WithOne = Named<(by: string, one: string) => string>;

const alone =
  (name: Alone): Sentence =>
  (_entry, by, { did }) =>
    inSentence(did[name], by);

const withOrder =
  (name: WithOne): Sentence =>
  ({ subject }, by, { did }) =>
    inSentence(did[name], by, <OrderLink {...subject} />);

/** With the subject's name as text. */
const withName =
  (name: WithOne): Sentence =>
  ({ subject }, by, { did }) =>
    inSentence((author) => did[name](author, subject.name ?? ''), by);

export const SENTENCES: Readonly<Record<AdminAction, Sentence>> = {
  'book-created': ({ subject }, by, { did }) =>
    inSentence(did.bookCreated, by, <BookLink {...subject} />),
  'book-edited': (entry, by, texts) => edited(entry, by, texts, <BookLink {...entry.subject} />),
  'book-deleted': withName('bookDeleted'),
  'book-removed': withName('bookRemoved'),
  'book-put-back': ({ subject }, by, { did }) =>
    inSentence(did.bookPutBack, by, <BookLink {...subject} />),
  'books-put-back': ({ fields }, by, { did }) =>
    inSentence((author) => did.booksPutBack(author, countOf(fields, 'books')), by),
  'books-changed': ({ fields }, by, texts) =>
    inSentence(
      (author) =>
        texts.did.booksChanged(
          author,
          countOf(fields, 'books'),
          changesOf(fields, texts),
          countOf(fields, 'refused'),
        ),
      by,
    ),
  'books-change-undone': ({ fields }, by, { did }) =>
    inSentence(
      (author) =>
        did.booksChangeUndone(author, countOf(fields, 'books'), countOf(fields, 'refused')),
      by,
    ),
  'books-deleted': ({ fields }, by, { did }) =>
    inSentence(
      (author) => did.booksDeleted(author, countOf(fields, 'books'), countOf(fields, 'refused')),
      by,
    ),
  'stock-changed': ({ subject, fields }, by, texts) => {
    const [stock, reason] = fields;
    const change = stock ? texts.fields.fromTo(stock) : '';
    return inSentence(
      (author, book) => texts.did.stockChanged(author, book, change, String(reason?.to ?? '')),
      by,
      <BookLink {...subject} />,
    );
  },
  'import-undone': ({ subject, fields }, by, { did }) =>
    inSentence(
      (author) =>
        did.importUndone(
          author,
          subject.name ?? '',
          countOf(fields, 'books'),
          countOf(fields, 'refused'),
        ),
      by,
    ),
  'books-imported': ({ subject, fields }, by, { did }) => {
    const counts = {
      added: countOf(fields, 'new'),
      changed: countOf(fields, 'changed'),
      wrong: countOf(fields, 'wrong'),
    };
    return inSentence((author) => did.booksImported(author, subject.name ?? '', counts), by);
  },
  'picture-uploaded': alone('pictureUploaded'),
  'order-moved': (entry, by, texts) => moved(entry, by, texts, 'orderMoved'),
  'orders-moved': ({ fields }, by, { did }) =>
    inSentence((author) => did.ordersMoved(author, fields.length), by),
  'order-move-undone': (entry, by, texts) => moved(entry, by, texts, 'orderMoveUndone'),
  'order-lines-changed': withOrder('orderLinesChanged'),
  'order-corrected': ({ subject, fields }, by, texts) => {
    const names = fields.map(({ field }) => texts.fields.nameOf(field)).join(', ');
    return inSentence(
      (author, order) => texts.did.orderCorrected(author, order, names),
      by,
      <OrderLink {...subject} />,
    );
  },
  'order-note-added': withOrder('orderNoteAdded'),
  'order-note-removed': withOrder('orderNoteRemoved'),
  'order-entered': withOrder('orderEntered'),
  'order-invoiced': withOrder('orderInvoiced'),
  'invoice-cancelled': withOrder('invoiceCancelled'),
  'invoice-corrected': withOrder('invoiceCorrected'),
  'paper-mailed': withOrder('paperMailed'),
  'guest-link-ended': withOrder('guestLinkEnded'),
  'guest-erased': alone('guestErased'),
  'withdrawal-handled': (entry, by, texts) => {
    const isOpen = entry.fields[0]?.to === false;
    return withName(isOpen ? 'withdrawalReopened' : 'withdrawalHandled')(entry, by, texts);
  },
  'order-paid': (entry, by, { did }) =>
    inSentence(
      (author, order) => did.orderPaid(author, order, isInPart(entry)),
      by,
      <OrderLink {...entry.subject} />,
    ),
  'order-refunded': withOrder('orderRefunded'),
  'orders-paid': ({ fields }, by, { did }) =>
    inSentence((author) => did.ordersPaid(author, fields.length), by),
  'gift-card-issued': (entry, by, texts) => giftCard(entry, by, texts, 'giftCardIssued'),
  'gift-card-blocked': (entry, by, texts) => {
    const isFree = entry.fields[0]?.to === false;
    return giftCard(entry, by, texts, isFree ? 'giftCardUnblocked' : 'giftCardBlocked');
  },
  'gift-card-corrected': (entry, by, texts) => giftCard(entry, by, texts, 'giftCardCorrected'),
  'return-opened': withOrder('returnOpened'),
  'return-agreed': withOrder('returnAgreed'),
  'return-refused': withOrder('returnRefused'),
  'return-received': withOrder('returnReceived'),
  'return-refunded': withOrder('returnRefunded'),
  'mail-resent': alone('mailResent'),
  'subscriber-removed': alone('subscriberRemoved'),
  'question-answered': alone('questionAnswered'),
  'question-closed': alone('questionClosed'),
  'question-reopened': alone('questionReopened'),
  'question-deleted': alone('questionDeleted'),
  'discount-code-created': withName('discountCodeCreated'),
  'discount-code-edited': (entry, by, texts) =>
    edited(entry, by, texts, texts.edited.discountCode(entry.subject.name ?? '')),
  'discount-code-deleted': withName('discountCodeDeleted'),
  'shop-edited': (entry, by, texts) => {
    const { settings, shop } = texts.edited;
    return edited(entry, by, texts, entry.fields.length > 1 ? settings : shop);
  },
  'page-edited': ({ subject }, by, { did }) =>
    inSentence(did.pageEdited, by, <PageTitle {...subject} />),
  'setup-dismissed': (entry, by, texts) =>
    alone(entry.fields[0]?.to === false ? 'setupShown' : 'setupHidden')(entry, by, texts),
  'clock-confirmed': alone('clockConfirmed'),
  'demo-removed': ({ fields }, by, { did, demo }) => {
    const names: Readonly<Record<string, (count: number) => string>> = demo;
    const what = fields.map(({ field, from }) => names[field]?.(Number(from)) ?? field).join(', ');
    return inSentence((author) => did.demoRemoved(author, what), by);
  },
  'genre-created': withName('genreCreated'),
  'genre-edited': (entry, by, texts) =>
    edited(entry, by, texts, texts.edited.genre(entry.subject.name ?? '')),
  'genre-deleted': withName('genreDeleted'),
  'genres-ordered': alone('genresOrdered'),
  'list-created': ({ subject }, by, { did }) =>
    inSentence(did.listCreated, by, <ReadingListLink {...subject} />),
  'list-edited': (entry, by, texts) =>
    edited(entry, by, texts, inSentence(texts.edited.list, <ReadingListLink {...entry.subject} />)),
  'list-deleted': withName('listDeleted'),
  'news-created': ({ subject }, by, { did }) =>
    inSentence(did.newsCreated, by, <NewsLink {...subject} />),
  'news-edited': (entry, by, texts) =>
    edited(entry, by, texts, inSentence(texts.edited.news, <NewsLink {...entry.subject} />)),
  'news-deleted': withName('newsDeleted'),
  'profile-edited': ({ fields }, by, texts) => {
    const [first, ...others] = fields;
    if (!first || others.length > 0) return inSentence(texts.edited.ownProfile, by);
    const { nameOf, fromTo } = texts.fields;
    return inSentence(
      (author) => texts.edited.oneOfOwnProfile(author, nameOf(first.field), fromTo(first)),
      by,
    );
  },
  'password-changed': (entry, by, texts) => {
    const isOwn = entry.by.name === entry.subject.name && entry.by.kind === 'admin';
    return isOwn
      ? inSentence(texts.did.ownPasswordChanged, by)
      : withName('passwordChanged')(entry, by, texts);
  },
  'session-ended': withName('sessionEnded'),
  'all-signed-out': alone('allSignedOut'),
  'admin-added': withName('adminAdded'),
  'admin-removed': withName('adminRemoved'),
  'admin-role-changed': (entry, by, texts) =>
    withName(entry.fields[0]?.to === 'owner' ? 'madeOwner' : 'madeStaff')(entry, by, texts),
  'admin-invited': (entry, by, texts) =>
    alone(entry.fields[0]?.to === 'owner' ? 'ownerInvited' : 'staffInvited')(entry, by, texts),
  'invitation-withdrawn': alone('invitationWithdrawn'),
  'invitation-accepted': alone('invitationAccepted'),
  'password-link-made': withName('passwordLinkMade'),
  'admin-email-changed': alone('adminEmailChanged'),
  'sessions-ended': withName('sessionsEnded'),
  'second-factor-on': alone('secondFactorOn'),
  'second-factor-off': alone('secondFactorOff'),
  'second-factor-reset': withName('secondFactorReset'),
  'recovery-codes-drawn': alone('recoveryCodesDrawn'),
  'recovery-code-used': alone('recoveryCodeUsed'),
  'device-forgotten': withName('deviceForgotten'),
  'admin-unlocked': withName('adminUnlocked'),
  'shop-restored': withName('shopRestored'),
  'backup-started': alone('backupStarted'),
  'backup-downloaded': withName('backupDownloaded'),
  'accounts-exported': alone('accountsExported'),
};

type Fields = ActivityEntry['fields'];

const countOf = (fields: Fields, name: string): number =>
  Number(fields.find(({ field }) => field === name)?.to ?? 0);

function isInPart({ fields }: ActivityEntry): boolean {
  return countOf(fields, 'paid') < countOf(fields, 'due');
}

/** The changes of several books: 'price -10%'. */
const changesOf = (fields: Fields, { fields: { nameOf, yesOrNo } }: Texts): string =>
  fields
    .filter(({ field }) => field !== 'books' && field !== 'refused')
    .map(({ field, to }) => {
      const value = typeof to === 'boolean' ? yesOrNo(to) : to;
      return `${nameOf(field)} ${value}`;
    })
    .join(', ');

function moved(
  { subject, fields: [status] }: ActivityEntry,
  by: ReactNode,
  { did, fields: { shown } }: Texts,
  name: 'orderMoved' | 'orderMoveUndone',
): ReactNode {
  const [from, to] = [shown('status', status?.from), shown('status', status?.to)];
  return inSentence(
    (author, order) => did[name](author, order, from, to),
    by,
    <OrderLink {...subject} />,
  );
}

/** A gift card with its amount, or its balance and the reason. */
function giftCard(
  { subject, fields }: ActivityEntry,
  by: ReactNode,
  { did, fields: { quoted, shown, fromTo } }: Texts,
  name: 'giftCardIssued' | 'giftCardBlocked' | 'giftCardUnblocked' | 'giftCardCorrected',
): ReactNode {
  const details = fields
    .filter(({ field }) => field !== 'blocked')
    .map((one) => {
      if (one.field === 'reason') return quoted(String(one.to));
      return one.from === undefined ? shown(one.field, one.to) : fromTo(one);
    })
    .join(', ');
  return inSentence(
    (author, card) => did[name](author, card, details),
    by,
    <GiftCardLink {...subject} />,
  );
}

/** A single field is part of the sentence; several are listed below it. */
function edited(
  { fields: [first, ...others] }: ActivityEntry,
  by: ReactNode,
  { edited: texts, fields: { nameOf, fromTo } }: Texts,
  what: ReactNode,
): ReactNode {
  if (!first || others.length > 0) return inSentence(texts.several, by, what);
  return inSentence(
    (author, thing) => texts.one(author, thing, nameOf(first.field), fromTo(first)),
    by,
    what,
  );
}
