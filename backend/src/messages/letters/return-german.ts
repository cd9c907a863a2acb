import type { returned as english } from './return-english.ts';

/** Mails about returns, in German. */
export const returned: typeof english = {
  asked: {
    subject: (number) => `Ihre Bestellung ${number}: Ihre Rückgabe`,
    heading: 'Ihre Anfrage ist bei uns',
    first: ({ number }) => `Sie möchten aus Ihrer Bestellung ${number} zurückgeben:`,
    closing:
      'Bitte behalten Sie die Bücher noch. Wir schreiben Ihnen, wohin Sie sie senden können.',
  },
  agreed: {
    subject: (number) => `Ihre Bestellung ${number}: wohin mit den Büchern`,
    heading: 'Bitte senden Sie die Bücher zurück',
    first: ({ number }) =>
      `diese Bücher aus Ihrer Bestellung ${number} können Sie zurückgeben. Bitte legen Sie die Nummer der Bestellung in das Paket. Dorthin geht es:`,
    closing: 'Sobald die Bücher bei uns sind, schreiben wir Ihnen wegen der Erstattung.',
  },
  received: {
    subject: (number) => `Ihre Bestellung ${number}: Ihre Rückgabe ist angekommen`,
    heading: 'Ihre Rückgabe ist angekommen',
    first: ({ number }) => `diese Bücher aus Ihrer Bestellung ${number} sind bei uns angekommen:`,
    closing: 'Wir sehen sie uns an und schreiben Ihnen wegen der Erstattung.',
  },
  refused: {
    subject: (number) => `Ihre Bestellung ${number}: zu Ihrer Rückgabe`,
    heading: 'Wir können die Bücher nicht zurücknehmen',
    first: ({ number, refusal }) =>
      `Sie wollten Bücher aus Ihrer Bestellung ${number} zurückgeben. Wir können sie nicht zurücknehmen: ${refusal}`,
    askUs: 'Falls Sie das anders sehen, melden Sie sich bitte bei uns. Die Bestellnummer genügt.',
  },
  refunded: {
    subject: (number) => `Ihre Bestellung ${number}: Ihre Bücher sind da`,
    heading: 'Ihre Rückgabe ist bei uns',
    first: ({ number, amount }) =>
      `die Bücher, die Sie aus Ihrer Bestellung ${number} zurückgegeben haben, sind bei uns. Die Bestellung kostet damit ${amount} weniger.`,
    closing: 'Sie brauchen nichts weiter zu tun.',
  },
};
