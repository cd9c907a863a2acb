import type { PaymentMethod, PrepaidMethod } from '@book-store/contract/settings/payment/payment';
import type { payment as english, MoneyWords } from './payment-english.ts';

const PAY_HOW: Record<PrepaidMethod, (amount: string) => string> = {
  transfer: (amount) => `Bitte überweisen Sie ${amount} auf dieses Konto:`,
  stripe: (amount) =>
    `Bitte zahlen Sie ${amount} online: Öffnen Sie dazu die Bestellung über die Schaltfläche unten und wählen Sie „Jetzt bezahlen“.`,
};
const payHow: Record<PrepaidMethod, string> = {
  transfer: 'bitte überweisen',
  stripe: 'bitte online bezahlen',
};

const awaiting = (method: PrepaidMethod): MoneyWords => ({
  subject: (number) => `Ihre Bestellung ${number}: ${payHow[method]}`,
  heading: 'Vielen Dank für Ihre Bestellung',
  first: ({ number, amount }) =>
    `wir haben Ihre Bestellung ${number} erhalten und legen alles für Sie zurück. ${PAY_HOW[method](amount)}`,
  closing:
    'So geht es weiter: Sobald das Geld da ist, schreiben wir Ihnen und packen Ihre Bestellung ein.',
});

const awaitingForCard = (method: PrepaidMethod): MoneyWords => ({
  ...awaiting(method),
  first: ({ number, amount }) =>
    `wir haben Ihre Bestellung ${number} über einen Gutschein erhalten. ${PAY_HOW[method](amount)}`,
  closing:
    'So geht es weiter: Sobald das Geld da ist, schreiben wir Ihnen und verschicken den Gutschein am gewünschten Tag.',
});

const BY_HAND = 'Sie erhalten es direkt von uns, nicht über eine Bank.';
const BY_TRANSFER = 'Wir überweisen es auf Ihr Konto; je nach Bank dauert das einige Tage.';
const DO_NOT_TRANSFER = 'Sie müssen nichts bezahlen; bitte überweisen Sie nichts mehr dafür.';

const comesBack: Record<PaymentMethod, string> = {
  'cash-on-delivery': BY_HAND,
  'at-pick-up': BY_HAND,
  transfer: BY_TRANSFER,
  invoice: BY_TRANSFER,
  stripe:
    'Es geht auf die Karte oder das Konto zurück, mit dem Sie bezahlt haben; das kann einige Tage dauern.',
  'gift-card': 'Der Betrag ist wieder auf Ihrem Gutschein.',
};

const nothingToPay: Record<PaymentMethod, string> = {
  'cash-on-delivery': 'Sie müssen nichts bezahlen.',
  'at-pick-up': 'Sie müssen nichts bezahlen.',
  transfer: DO_NOT_TRANSFER,
  invoice: DO_NOT_TRANSFER,
  stripe: 'Es wurde nichts abgebucht.',
  'gift-card': 'Sie müssen nichts bezahlen.',
};

const paid = (first: (number: string) => string) => ({
  subject: (number: string) => `Ihre Bestellung ${number} ist bezahlt`,
  heading: () => 'Vielen Dank für Ihre Bestellung',
  first: ({ number }: { number: string }) => `${first(number)} Das haben Sie bestellt:`,
});

/** Mails about payments, in German. */
export const payment: typeof english = {
  awaiting: { transfer: awaiting('transfer'), stripe: awaiting('stripe') },
  awaitingForCard: { transfer: awaitingForCard('transfer'), stripe: awaitingForCard('stripe') },
  paid: {
    transfer: paid((number) => `Ihre Zahlung für die Bestellung ${number} ist eingegangen.`),
    stripe: paid((number) => `Sie haben Ihre Bestellung ${number} online bezahlt.`),
    'gift-card': paid((number) => `Ihr Gutschein hat Ihre Bestellung ${number} bezahlt.`),
  },
  paidAndConfirmed: (number) =>
    `Ihre Zahlung für die Bestellung ${number} ist eingegangen. Wir haben die Bestellung bestätigt und packen alles ein.`,
  processing: {
    subject: (number) => `Ihre Bestellung ${number}: Ihre Zahlung ist unterwegs`,
    heading: 'Ihre Zahlung ist unterwegs',
    first: ({ number, amount }) =>
      `Sie haben ${amount} für Ihre Bestellung ${number} auf einem Weg bezahlt, der einige Tage dauert. Wir halten alles für Sie zurück und schreiben Ihnen, sobald das Geld da ist.`,
    closing: 'Sie brauchen nichts zu tun.',
  },
  failed: {
    subject: (number) => `Ihre Bestellung ${number}: Zahlung fehlgeschlagen`,
    heading: 'Ihre Zahlung ist fehlgeschlagen',
    first: ({ number, amount }) =>
      `die Zahlung von ${amount} für Ihre Bestellung ${number} ist fehlgeschlagen und nicht bei uns angekommen. Deshalb haben wir die Bestellung storniert.`,
    closing:
      'Wenn Sie die Bestellung noch möchten, bestellen Sie bitte noch einmal; Sie können auch anders bezahlen.',
  },
  unpaid: {
    subject: (number) => `Ihre Bestellung ${number} ist storniert`,
    heading: 'Ihre Bestellung ist storniert',
    first: ({ number, amount }) =>
      `für Ihre Bestellung ${number} haben wir keine Zahlung von ${amount} erhalten. Deshalb haben wir die Bestellung storniert.`,
    closing:
      'Falls Sie in den letzten Tagen bezahlt haben, bekommen Sie das Geld zurück. Wenn Sie die Bestellung noch möchten, bestellen Sie bitte noch einmal.',
  },
  reminder: {
    subject: (number) => `Ihre Bestellung ${number}: noch keine Zahlung`,
    heading: 'Wir haben noch keine Zahlung',
    first: ({ number, amount }) =>
      `zu Ihrer Bestellung ${number} haben wir noch keine Zahlung gefunden. Bitte überweisen Sie ${amount} auf dieses Konto:`,
    closing: 'Falls Sie in den letzten Tagen bezahlt haben, brauchen Sie nichts zu tun.',
  },
  refunded: {
    subject: (number) => `Ihre Bestellung ${number}: Geld zurück`,
    heading: 'Sie bekommen Geld zurück',
    first: ({ number, amount, isCancelled }) =>
      `wir haben Ihnen ${amount} für Ihre ${isCancelled ? 'stornierte ' : ''}Bestellung ${number} erstattet.`,
  },
  comesBack,
  notThere:
    'Falls es noch nicht bei Ihnen ist, melden Sie sich bitte bei uns. Die Bestellnummer genügt.',
  nothingToPay,
  getBack: 'Was Sie bezahlt haben, bekommen Sie zurück.',
  cardGetsBack: (card) => `Was Ihr Gutschein ${card} bezahlt hat, ist wieder darauf.`,
  getBackLater: 'Falls Ihre Zahlung noch ankommt, bekommen Sie sie zurück.',
  until: (day) => `Bitte zahlen Sie bis ${day}. Danach stornieren wir die Bestellung.`,
  invoice: ({ amount }) =>
    `Bitte überweisen Sie ${amount} auf dieses Konto, sobald Sie die Bücher haben:`,
  account: {
    name: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    upi: 'UPI-ID',
    reference: 'Verwendungszweck',
  },
  fee: 'Zahlung',
  total: 'Summe',
  giftCard: (card) => `Bezahlt mit Gutschein ${card}`,
  rest: 'Noch zu zahlen',
  restInCash: 'Noch bar zu zahlen',
  restAtTheDoor: 'Noch bar an der Tür zu zahlen',
  toGiftCard: (card) => `Der Betrag ist wieder auf Ihrem Gutschein ${card}.`,
};
