import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { orderTexts } from './texts.ts';

const listed = (titles: readonly string[]) => new Intl.ListFormat('de').format(titles);

export const german: TextsOf<typeof orderTexts> = {
  cancel: 'Bestellung stornieren',
  cancelSure: (number) => `Bestellung ${number} stornieren?`,
  cancelMeans: 'Die Bücher werden nicht verschickt, und Sie zahlen nichts.',
  cancelPaidMeans:
    'Die Bücher werden nicht verschickt, und Sie bekommen zurück, was Sie bezahlt haben.',
  cancelGiftCardMeans: 'Wir verschicken den Gutschein nicht, und Sie müssen nichts bezahlen.',
  cancelYes: 'Ja, stornieren',
  cancelNo: 'Bestellung behalten',
  cancelled: 'Ihre Bestellung ist storniert. Es ist nichts zu zahlen.',
  cancelledPaid: 'Ihre Bestellung ist storniert. Was Sie bezahlt haben, bekommen Sie zurück.',
  whatNext: 'So geht es weiter',
  thanks: (number) => `Vielen Dank! Ihre Bestellung ${number} ist bei uns eingegangen.`,
  weConfirm: 'Wir bestätigen die Bestellung und packen Ihre Bücher.',
  parcelArrives: (street, when) => `Das Paket kommt zu dieser Adresse: ${street}${when}.`,
  payAtDoor: (sum) => `Sie zahlen ${sum} bar an der Tür.`,
  weTell: (when) => `Wir schreiben Ihnen, sobald alles in der Buchhandlung bereitliegt${when}.`,
  payThere: (sum) => `Sie zahlen ${sum} bar bei der Abholung.`,
  payFirst: (sum) => `Sie zahlen ${sum}; wie, steht unten.`,
  giftCardLeaves: (day) =>
    `Wir verschicken den Gutschein am ${day} per E-Mail, oder sobald er bezahlt ist.`,
  followGiftCard:
    'Hier sehen Sie, wie es weitergeht. Sie können die Bestellung stornieren, bis sie bezahlt ist. Wenn Sie sich bei uns melden, genügt die Bestellnummer.',
  confirming: {
    title: 'Bitte bestätigen Sie Ihre Bestellung',
    until: (time) =>
      `Bitte bestätigen Sie sie bis ${time} Uhr. So lange halten wir die Bücher für Sie zurück.`,
    lapsed:
      'Die Zeit zum Bestätigen ist abgelaufen, die Bücher stehen wieder zum Verkauf. Sie können die Bestellung noch bestätigen, solange der Vorrat reicht.',
    anyTime: 'Sobald sie bestätigt ist, packen wir Ihre Bücher ein.',
    button: 'Bestellung bestätigen',
    byMail: (email) =>
      `Wir haben eine E-Mail an ${email} geschickt. Der Link darin führt hierher, und Sie können die Bestellung dann bestätigen.`,
    noMail:
      'Keine E-Mail bekommen? Sehen Sie bitte im Spam-Ordner nach. Oder melden Sie sich: Auch wir können die Bestellung bestätigen.',
    done: 'Vielen Dank, Ihre Bestellung ist bestätigt.',
    sold: (titles) =>
      `Inzwischen an andere verkauft: ${listed(titles)}. Bitte melden Sie sich bei uns, oder stornieren Sie diese Bestellung und bestellen Sie die übrigen Bücher neu.`,
  },
  confirmFirst: 'Sie bestätigen die Bestellung mit dem Link in unserer E-Mail.',
  payment: 'Zahlung',
  payNow: 'Jetzt bezahlen',
  payBy: (time) => `Bitte zahlen Sie bis ${time} Uhr. Danach stornieren wir die Bestellung.`,
  paymentArrives:
    'Wir warten auf die Bestätigung Ihrer Zahlung. Das dauert meist nur wenige Sekunden.',
  takesDays: 'Ihre Zahlung ist unterwegs. Je nach Bank dauert das einige Tage.',
  transferTo: (sum) => `Bitte überweisen Sie ${sum} auf dieses Konto:`,
  scan: 'Oder scannen Sie diesen Code mit Ihrer Banking-App.',
  code: 'Code für Ihre Banking-App',
  account: {
    name: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    upi: 'UPI-ID',
    details: 'Angaben',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
  },
  moneyBack: 'Was Sie bezahlt haben, bekommen Sie zurück.',
  paid: (sum) => `${sum} bezahlt`,
  givenBack: (sum) => `${sum} erstattet`,
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
