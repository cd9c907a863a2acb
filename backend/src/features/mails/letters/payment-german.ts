import type { payment as english } from './payment-english.ts';

/** What mails say of payments, in German. */
export const payment: typeof english = {
  awaiting: {
    subject: (number) => `Ihre Bestellung ${number}: bitte überweisen`,
    heading: 'Vielen Dank für Ihre Bestellung',
    first: ({ number, amount }) =>
      `wir haben Ihre Bestellung ${number} erhalten und legen alles für Sie zurück. Bitte überweisen Sie ${amount} auf dieses Konto:`,
    closing:
      'So geht es weiter: Sobald das Geld da ist, schreiben wir Ihnen und packen Ihre Bestellung ein.',
  },
  awaitingForCard: {
    subject: (number) => `Ihre Bestellung ${number}: bitte überweisen`,
    heading: 'Vielen Dank für Ihre Bestellung',
    first: ({ number, amount }) =>
      `wir haben Ihre Bestellung ${number} über einen Gutschein erhalten. Bitte überweisen Sie ${amount} auf dieses Konto:`,
    closing:
      'So geht es weiter: Sobald das Geld da ist, schreiben wir Ihnen und verschicken den Gutschein am gewünschten Tag.',
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
    closing: 'Das Geld kommt auf dem Weg, auf dem Sie bezahlt haben; das kann einige Tage dauern.',
  },
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
