import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { activityTexts } from './activity-texts.ts';

const books = (count: number) => counted(count, 'Buch', 'Bücher');
const orders = (count: number) => counted(count, 'Bestellung', 'Bestellungen');
const refused = (count: number) => (count > 0 ? ` (${count} ließen sich nicht ändern)` : '');

export const german: TextsOf<typeof activityTexts> = {
  intro: 'Wer was im Shop geändert hat. Die Einträge lassen sich nicht ändern.',
  loading: 'Das Protokoll wird geladen …',
  failed: 'Das Protokoll konnte nicht geladen werden.',
  olderFailed: 'Ältere Einträge konnten nicht geladen werden.',
  noOlder: 'Keine älteren Einträge.',
  none: 'Noch keine Einträge.',
  from: (time, network) => `${time}, aus ${network}`,
  ownComputer: 'dem Rechner des Shops',
  onServer: (name) => `${name} (auf dem Server)`,
  details: {
    texts: 'Alter und neuer Text',
    before: 'Vorher',
    after: 'Nachher',
    book: 'Angaben zum Buch',
  },
  did: {
    bookCreated: (by, book) => `${by} hat ${book} angelegt`,
    bookDeleted: (by, title) => `${by} hat „${title}“ gelöscht`,
    bookRemoved: (by, title) => `${by} hat „${title}“ endgültig gelöscht`,
    bookPutBack: (by, book) => `${by} hat ${book} in den Shop zurückgelegt`,
    booksPutBack: (by, count) => `${by} hat ${books(count)} in den Shop zurückgelegt`,
    booksChanged: (by, count, changes, failed) =>
      `${by} hat ${books(count)} geändert: ${changes}${refused(failed)}`,
    booksChangeUndone: (by, count, failed) =>
      `${by} hat die Änderung von ${counted(count, 'Buch', 'Büchern')} zurückgenommen${refused(failed)}`,
    booksDeleted: (by, count, failed) => `${by} hat ${books(count)} gelöscht${refused(failed)}`,
    stockChanged: (by, book, change, reason) =>
      `${by} hat den Lagerbestand von ${book} geändert: ${change}${reason && `, „${reason}“`}`,
    importUndone: (by, file, count, failed) =>
      `${by} hat den Import${file && ` von „${file}“`} zurückgenommen: ${books(count)}${refused(failed)}`,
    booksImported: (by, file, { added, changed, wrong }) =>
      `${by} hat Bücher${file && ` aus „${file}“`} importiert: ${added} neu, ${changed} geändert${wrong > 0 ? `, ${counted(wrong, 'fehlerhafte Zeile', 'fehlerhafte Zeilen')}` : ''}`,
    pictureUploaded: (by) => `${by} hat ein Bild hochgeladen`,
    orderMoved: (by, order, from, to) =>
      `${by} hat die Bestellung ${order} von „${from}“ auf „${to}“ gesetzt`,
    ordersMoved: (by, count) => `${by} hat ${orders(count)} auf einen anderen Stand gesetzt`,
    orderMoveUndone: (by, order, from, to) =>
      `${by} hat die Bestellung ${order} von „${from}“ auf „${to}“ zurückgesetzt`,
    orderLinesChanged: (by, order) => `${by} hat die Bücher der Bestellung ${order} geändert`,
    orderCorrected: (by, order, fields) =>
      `${by} hat die Bestellung ${order} berichtigt: ${fields}`,
    orderNoteAdded: (by, order) => `${by} hat zur Bestellung ${order} eine Notiz geschrieben`,
    orderNoteRemoved: (by, order) => `${by} hat eine Notiz zur Bestellung ${order} gelöscht`,
    orderEntered: (by, order) => `${by} hat die Bestellung ${order} aufgenommen`,
    orderInvoiced: (by, order) => `${by} hat die Rechnung zur Bestellung ${order} geschrieben`,
    invoiceCancelled: (by, order) => `${by} hat die Rechnung zur Bestellung ${order} storniert`,
    paperMailed: (by, order) => `${by} hat einen Beleg zur Bestellung ${order} verschickt`,
    invoiceCorrected: (by, order) => `${by} hat die Rechnung zur Bestellung ${order} berichtigt`,
    guestLinkEnded: (by, order) =>
      `${by} hat die Links in E-Mails zur Bestellung ${order} ungültig gemacht`,
    guestErased: (by) => `${by} hat die Daten eines Gastes gelöscht`,
    withdrawalHandled: (by, order) => `${by} hat den Widerruf zur Bestellung ${order} erledigt`,
    withdrawalReopened: (by, order) =>
      `${by} hat den Widerruf zur Bestellung ${order} wieder geöffnet`,
    orderPaid: (by, order, inPart) =>
      `${by} hat die Bestellung ${order} als ${inPart ? 'teilweise bezahlt' : 'bezahlt'} vermerkt`,
    orderRefunded: (by, order) => `${by} hat Geld aus der Bestellung ${order} erstattet`,
    ordersPaid: (by, count) =>
      `${by} hat Zahlungen zu ${counted(count, 'Bestellung', 'Bestellungen')} aus einer Datei der Bank verbucht`,
    giftCardIssued: (by, card, details) =>
      `${by} hat den Gutschein ${card} ausgestellt: ${details}`,
    giftCardBlocked: (by, card, details) => `${by} hat den Gutschein ${card} gesperrt: ${details}`,
    giftCardUnblocked: (by, card, details) =>
      `${by} hat den Gutschein ${card} entsperrt: ${details}`,
    giftCardCorrected: (by, card, details) =>
      `${by} hat den Gutschein ${card} berichtigt: ${details}`,
    returnOpened: (by, order) => `${by} hat eine Rücksendung zur Bestellung ${order} angelegt`,
    returnAgreed: (by, order) => `${by} hat einer Rücksendung zur Bestellung ${order} zugestimmt`,
    returnRefused: (by, order) => `${by} hat eine Rücksendung zur Bestellung ${order} abgelehnt`,
    returnReceived: (by, order) => `${by} hat eine Rücksendung zur Bestellung ${order} angenommen`,
    returnRefunded: (by, order) =>
      `${by} hat für eine Rücksendung zur Bestellung ${order} Geld erstattet`,
    mailResent: (by) => `${by} hat eine E-Mail noch einmal verschickt`,
    subscriberRemoved: (by) => `${by} hat eine Adresse aus dem Newsletter gelöscht`,
    questionAnswered: (by) => `${by} hat eine Frage beantwortet`,
    questionClosed: (by) => `${by} hat eine Frage geschlossen`,
    questionReopened: (by) => `${by} hat eine Frage wieder geöffnet`,
    questionDeleted: (by) => `${by} hat eine Frage gelöscht`,
    discountCodeCreated: (by, code) => `${by} hat den Rabattcode ${code} angelegt`,
    discountCodeDeleted: (by, code) => `${by} hat den Rabattcode ${code} gelöscht`,
    pageEdited: (by, page) => `${by} hat die Seite „${page}“ geändert`,
    setupHidden: (by) => `${by} hat die Liste zur Einrichtung ausgeblendet`,
    setupShown: (by) => `${by} hat die Liste zur Einrichtung wieder eingeblendet`,
    clockConfirmed: (by) => `${by} hat bestätigt, dass die Uhr des Servers richtig geht`,
    demoRemoved: (by, what) => `${by} hat die Demodaten gelöscht: ${what}`,
    genreCreated: (by, genre) => `${by} hat das Genre „${genre}“ angelegt`,
    genreDeleted: (by, genre) => `${by} hat das Genre „${genre}“ gelöscht`,
    genresOrdered: (by) => `${by} hat die Reihenfolge der Genres geändert`,
    listCreated: (by, list) => `${by} hat die Liste ${list} angelegt`,
    listDeleted: (by, title) => `${by} hat die Liste „${title}“ gelöscht`,
    newsCreated: (by, news) => `${by} hat die Neuigkeit ${news} geschrieben`,
    newsDeleted: (by, title) => `${by} hat die Neuigkeit „${title}“ gelöscht`,
    ownPasswordChanged: (by) => `${by} hat das eigene Passwort geändert`,
    passwordChanged: (by, name) => `${by} hat das Passwort von „${name}“ geändert`,
    sessionEnded: (by, device) => `${by} hat die eigene Sitzung auf ${device} beendet`,
    allSignedOut: (by) => `${by} hat alle abgemeldet, die das Dashboard benutzen`,
    adminAdded: (by, name) => `${by} hat „${name}“ zum Dashboard zugelassen`,
    adminRemoved: (by, name) => `${by} hat „${name}“ den Zugang zum Dashboard genommen`,
    madeOwner: (by, name) =>
      `${by} hat „${name}“ die Rechte einer Inhaberin oder eines Inhabers gegeben`,
    madeStaff: (by, name) => `${by} hat „${name}“ die Rechte des Personals gegeben`,
    ownerInvited: (by) => `${by} hat eine Inhaberin oder einen Inhaber eingeladen`,
    staffInvited: (by) => `${by} hat jemanden als Personal eingeladen`,
    invitationWithdrawn: (by) => `${by} hat eine Einladung zurückgezogen`,
    invitationAccepted: (by) => `${by} hat eine Einladung angenommen`,
    passwordLinkMade: (by, name) =>
      `${by} hat einen Link für ein neues Passwort von „${name}“ erstellt`,
    adminEmailChanged: (by) => `${by} hat die eigene E-Mail-Adresse geändert`,
    sessionsEnded: (by, name) => `${by} hat alle Sitzungen von „${name}“ beendet`,
    secondFactorOn: (by) => `${by} hat einen zweiten Faktor eingerichtet`,
    secondFactorOff: (by) => `${by} hat den eigenen zweiten Faktor abgeschaltet`,
    secondFactorReset: (by, name) => `${by} hat den zweiten Faktor von „${name}“ zurückgesetzt`,
    recoveryCodesDrawn: (by) => `${by} hat neue Wiederherstellungscodes erstellt`,
    recoveryCodeUsed: (by) => `${by} hat einen Wiederherstellungscode benutzt`,
    deviceForgotten: (by, device) => `${by} hat die Anmeldung auf ${device} ohne Code beendet`,
    adminUnlocked: (by, name) =>
      name
        ? `${by} hat die Anmeldung von „${name}“ entsperrt`
        : `${by} hat gesperrte Anmeldungen entsperrt`,
    shopRestored: (by, file) => `${by} hat den Shop aus der Sicherung „${file}“ wiederhergestellt`,
    backupStarted: (by) => `${by} hat eine Sicherung angestoßen`,
    backupDownloaded: (by, file) => `${by} hat die Sicherung „${file}“ heruntergeladen`,
    accountsExported: (by) => `${by} hat die Konten aller Kunden exportiert`,
  },
  edited: {
    several: (by, what) => `${by} hat ${what} geändert`,
    one: (by, what, field, change) =>
      `${by} hat ${what} geändert: ${field}${change && `: ${change}`}`,
    ownProfile: (by) => `${by} hat das eigene Profil geändert`,
    oneOfOwnProfile: (by, field, change) =>
      `${by} hat das eigene Profil geändert: ${field}${change && `: ${change}`}`,
    discountCode: (code) => `den Rabattcode ${code}`,
    genre: (name) => `das Genre „${name}“`,
    list: (list) => `die Liste ${list}`,
    news: (news) => `die Neuigkeit ${news}`,
    shop: 'den Shop',
    settings: 'die Einstellungen des Shops',
  },
  demo: { orders, books, news: (count) => counted(count, 'Neuigkeit', 'Neuigkeiten') },
};
