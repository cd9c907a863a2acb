import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { paperTexts } from './texts.ts';

/** As the papers are headed. */
const creditNote = (number: string, whole: boolean): string =>
  `${whole ? 'Stornorechnung' : 'Rechnungskorrektur'} ${number}`;

export const german: TextsOf<typeof paperTexts> = {
  receipt: 'Quittung',
  printReceipt: 'Quittung drucken',
  papers: 'Rechnungen und Korrekturen',
  invoice: (number) => `Rechnung ${number}`,
  'credit-note': creditNote,
  print: 'Drucken',
  pdf: 'PDF',
  mail: 'E-Mail',
  printInvoice: (number) => `Rechnung ${number} drucken`,
  printCreditNote: (number, whole) => `${creditNote(number, whole)} drucken`,
  savePaper: (number) => `${number} als PDF speichern`,
  sendPaper: (number) => `${number} per E-Mail senden`,
  paperSent: (email) =>
    `Unterwegs an ${email}. Am selben Tag wird der Beleg kein zweites Mal verschickt.`,
  paperKept:
    'Der Shop hat noch keinen Mailserver: Die E-Mail wird nicht verschickt, sie liegt unter „E-Mails“.',
  noFile: (letters) =>
    `Als PDF geht es nicht, weil hier die Schrift für diese Zeichen fehlt: ${letters}. Bitte drucken Sie es stattdessen: Ihr Browser hat alle Schriften und kann auch als PDF drucken.`,
  createInvoice: 'Rechnung erstellen',
  createSure: 'Rechnung jetzt erstellen?',
  createMeans: (buyer, total) =>
    `Sie geht an ${buyer}, über die Bestellung von ${total}, und bekommt die nächste Nummer. Danach lässt sich nichts mehr an ihr ändern.`,
  notNow: 'Noch nicht',
  orderedOn: 'Bestellt am',
  orderId: () => '',
  // That of the EU begins with the country: DE123456789.
  taxNumber: (number) => `${/^[A-Z]{2}/i.test(number) ? 'USt-IdNr.' : 'Steuernummer'} ${number}`,
  paid: 'Bar bezahlt',
  payOnDelivery: 'Zu zahlen per Nachnahme',
  payInShop: 'Bar zu zahlen bei Abholung',
  packed: 'Gepackt',
  book: 'Buch',
  ofOrder: (number) => `· Bestellung ${number}`,
  price: 'Preis',
  each: (price) => `je ${price}`,
  giftCard: {
    title: 'Gutschein',
    for: 'Für',
    from: 'Von',
    code: 'Code',
    use: (address) =>
      `Geben Sie den Code an der Kasse von ${address} ein. Was eine Bestellung nicht verbraucht, bleibt auf dem Gutschein. Wer den Code hat, kann damit bezahlen.`,
    until: (day) => `Der Gutschein gilt bis zum ${day}.`,
  },
  slip: {
    slip: 'Lieferschein',
    slips: 'Lieferscheine',
    order: (number) => `Bestellung ${number}`,
    toCollect: 'Zu kassieren',
    collected: 'Kassiert',
    nothingToCollect: 'Nichts zu kassieren',
    total: (books) => `${books}, Summe`,
    placed: () => 'Eingegangen am ',
    onDelivery: 'Zahlung bar bei Lieferung.',
    inShop: 'Zahlung bar bei Abholung.',
    withoutCash: (paid) => (paid ? 'Im Voraus bezahlt.' : 'Zahlung auf Rechnung.'),
  },
};
