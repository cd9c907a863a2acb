import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { orderTexts } from './order-texts.ts';

const roles = { admin: 'der Verwaltung', customer: 'dem Kunden', shop: 'dem Shop' };
const by: Record<string, string> = { [roles.customer]: ' vom Kunden', [roles.shop]: ' vom Shop' };

export const german: TextsOf<typeof orderTexts> = {
  title: (number) => `Bestellung ${number}`,
  untitled: 'Bestellung',
  all: 'Alle Bestellungen',
  orderId: (id) => `Bestell-ID ${id}`,
  failed: 'Diese Bestellung konnte nicht geladen werden.',
  status: 'Stand: ',
  placedOn: (time) => `Eingegangen am ${time}`,
  save: 'Speichern',
  saved: 'Gespeichert',
  cancel: 'Abbrechen',
  thisOrder: 'diese Bestellung',
  books: 'Bücher',
  giftCard: 'Gutschein',
  parcel: 'Paket',
  withdrawal: 'Widerruf',
  payment: 'Zahlung',
  notes: 'Notizen',
  history: 'Verlauf',
  boughtBy: 'Gekauft von',
  deliverTo: 'Lieferadresse',
  for: 'Für',
  unconfirmed: {
    title: 'Der Kunde hat diese Bestellung nicht bestätigt.',
    keptUntil: (time) => `Die Bücher sind bis ${time} zurückgelegt. `,
    lapsed: (time) =>
      `Seit ${time} stehen die Bücher wieder zum Verkauf. Solange der Vorrat reicht, lässt sich die Bestellung noch bestätigen; ${CANCEL_UNCONFIRMED_DAYS} Tage danach wird sie storniert. `,
    whatToDo:
      'Der Kunde bestätigt sie mit dem Link in unserer E-Mail. Wenn Sie wissen, dass die Bestellung echt ist, etwa aus einem Anruf, bestätigen Sie sie selbst.',
  },
  lines: {
    change: 'Bücher ändern',
    total: 'Summe',
    paidWithCard: (card) => `Gutschein ${card}`,
    giftCardFor: (name) => `Gutschein für ${name}`,
    goes: (email, day, isIssued) =>
      `Per E-Mail an ${email}, am ${day}${isIssued ? '' : ', sobald er bezahlt ist'}`,
    price: 'Preis',
    priceOf: (title) => `Preis von ${title}`,
    remove: (title) => `${title} entfernen`,
    none: 'Eine Bestellung braucht mindestens ein Buch. Soll sie enden, stornieren Sie sie.',
    save: 'Bücher speichern',
    codeTakes: (code) =>
      `Der Rabattcode ${code} mindert die verbleibenden Bücher, so weit er für sie gilt. `,
    told: 'Fünf Minuten nach der letzten Änderung erfährt der Kunde per E-Mail, was sich geändert hat.',
    packedTitle: 'Eine gepackte Bestellung ändern?',
    packedMeans: (number) =>
      `Bestellung ${number} ist gepackt. Bitte ändern Sie auch das Paket und den Lieferschein.`,
    changeIt: 'Ändern',
    leaveIt: 'So lassen',
  },
  recipient: {
    correct: 'Korrigieren',
    correctWhat: 'Name, Telefon und Adresse korrigieren',
    allOrders: 'Alle Bestellungen dieses Kunden',
    erased: 'Die Daten dieses Kunden sind gelöscht.',
    endLinks: 'Links in E-Mails sperren',
    endLinksTitle: 'Die Links in den bisherigen E-Mails sperren?',
    endLinksMeans:
      'Wer einen davon öffnet, sieht diese Bestellung nicht mehr. Spätere E-Mails haben einen neuen Link.',
    endLinksYes: 'Links sperren',
    linksEnded: 'Die Links gelten nicht mehr',
    printSlip: 'Lieferschein drucken',
  },
  invoice: {
    settings: 'Zu den Einstellungen für Steuer und Rechnungen',
    correct: 'Rechnung berichtigen',
    correctHint:
      'Die Bestellung behält ihren Empfänger; was Sie hier eingeben, steht auf der neuen Rechnung. Um die Bücher zu ändern, stornieren Sie zuerst die Rechnung.',
    correctTitle: 'Rechnung ersetzen?',
    correctMeans:
      'Eine Stornorechnung hebt sie ganz auf, und eine neue Rechnung bekommt die nächste Nummer. Beide bleiben bei der Bestellung.',
    correctYes: 'Ersetzen',
    corrected: 'Die neue Rechnung ist erstellt',
    cancel: 'Rechnung stornieren',
    cancelTitle: (number) => `Rechnung ${number} stornieren?`,
    cancelMeans:
      'Eine Stornorechnung nimmt alles zurück, was von ihr noch gilt. Die Bestellung selbst läuft weiter und kann geändert werden und eine neue Rechnung bekommen.',
    keep: 'Behalten',
    cancelled: 'Die Rechnung ist storniert',
  },
  tracking: {
    correct: 'Paketdienst und Nummer korrigieren',
    enter: 'Paketdienst und Nummer eintragen',
    none: 'Das Paket ging ohne Sendungsnummer hinaus.',
    tell: 'Dem Kunden eine E-Mail schicken',
    tellIt: 'Dem Kunden eine E-Mail damit schicken',
  },
  note: {
    removeTitle: 'Diese Notiz löschen?',
    removeMeans: 'Sie lässt sich nicht wiederherstellen.',
    remove: 'Löschen',
    keep: 'Behalten',
    removeThis: 'Diese Notiz löschen',
    add: 'Notiz schreiben',
    hidden: 'Kunden sehen sie nicht.',
    save: 'Notiz hinzufügen',
  },
  events: {
    undone: (status) => `Zurückgenommen: ${status}`,
    notConfirmedInTime: (status) => `${status}: nicht rechtzeitig bestätigt`,
    lapsed: 'Nicht rechtzeitig bestätigt: Die Bücher stehen wieder zum Verkauf',
    corrected: (fields) => `Korrigiert: ${fields}`,
    actor: ({ role, name }) => (role === 'admin' && name ? name : roles[role]),
    by: (actor) => by[actor] ?? ` von ${actor}`,
  },
};
