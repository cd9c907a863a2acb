import type { TextsOf } from '../../lib/storefront-texts.ts';
import type { orderTexts } from './texts.ts';

const listed = (titles: readonly string[]) => new Intl.ListFormat('de').format(titles);

export const german: TextsOf<typeof orderTexts> = {
  cancel: 'Bestellung stornieren',
  cancelSure: (number) => `Bestellung ${number} stornieren?`,
  cancelMeans: 'Die Bücher werden nicht verschickt, und Sie zahlen nichts.',
  cancelYes: 'Ja, stornieren',
  cancelNo: 'Bestellung behalten',
  cancelled: 'Ihre Bestellung ist storniert. Es ist nichts zu zahlen.',
  whatNext: 'So geht es weiter',
  thanks: (number) => `Vielen Dank! Ihre Bestellung ${number} ist bei uns eingegangen.`,
  weConfirm: 'Wir bestätigen die Bestellung und packen Ihre Bücher.',
  parcelArrives: (street, when) => `Das Paket kommt zu dieser Adresse: ${street}${when}.`,
  payAtDoor: (sum) => `Sie zahlen ${sum} bar an der Tür.`,
  weTell: (when) => `Wir schreiben Ihnen, sobald alles in der Buchhandlung bereitliegt${when}.`,
  payThere: (sum) => `Sie zahlen ${sum} bar bei der Abholung.`,
  follow:
    'Sie können die Bestellung hier verfolgen und stornieren, bis sie gepackt ist. Die Nummer genügt, wenn Sie mit uns sprechen.',
  unsaved:
    'Die Bestellung ist aufgegeben, aber Ihre Angaben konnten nicht für das nächste Mal gespeichert werden.',
  on: (days) => `, ${days}`,
  inAbout: (time) => ` (etwa ${time})`,
  findBook: 'Bücher entdecken',
  keptUntil: (day) => `Ihre Bücher liegen bereit. Wir heben sie für Sie auf. Letzter Tag: ${day}.`,
  yourParcel: 'Ihr Paket: ',
  added: (titles) => `In den Warenkorb gelegt: ${listed(titles)}.`,
  alreadyThere: (titles) => `Schon im Warenkorb: ${listed(titles)}.`,
  notSold: (titles) => `Zurzeit nicht lieferbar: ${listed(titles)}.`,
  withdraw: 'Vertrag widerrufen',
  again: 'Noch einmal bestellen',
  againFailed:
    'Die Buchhandlung ist nicht erreichbar, deshalb wurde nichts in den Warenkorb gelegt. Bitte versuchen Sie es noch einmal.',
  viewCart: 'Zum Warenkorb',
  order: (number) => `Bestellung ${number}`,
  placedOn: 'Bestellt am ',
  older: 'Ältere Bestellungen anzeigen',
  address: 'Lieferadresse',
  recipient: 'Für',
  contact: 'Kontakt',
  books: 'Bücher',
  booksAndIds: 'Bücher und Produkt-IDs',
  productId: (id) => `ID ${id}`,
  nothingToPay: 'Nichts zu zahlen',
  status: 'Stand der Bestellung',
  notYet: ' (steht noch aus)',
};
