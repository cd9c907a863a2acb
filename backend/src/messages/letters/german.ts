import { GERMAN_NAMES } from '@book-store/contract/orders/order/way-names';
import type { LetterTexts } from './english.ts';
import type { OrderFacts, OrderWords } from './order-words.ts';
import { owner } from './owner-german.ts';
import { payment } from './payment-german.ts';
import { returned } from './return-german.ts';

const FOLLOW =
  'Sie können die Bestellung auf unseren Seiten verfolgen und stornieren, bis sie gepackt ist.';
const HAVE_NUMBER = 'Wenn Sie sich bei uns melden, genügt die Bestellnummer.';
const UNEXPECTED =
  'Falls Sie damit nicht gerechnet haben, melden Sie sich bitte bei uns. Die Bestellnummer genügt.';

const one = ({ copies }: OrderFacts) => copies === 1;
const yourBooks = (facts: OrderFacts) => (one(facts) ? 'Ihr Buch' : 'Ihre Bücher');
const areReady = (facts: OrderFacts) =>
  one(facts) ? 'Ihr Buch zur Abholung bereitliegt' : 'Ihre Bücher zur Abholung bereitliegen';

const unconfirmed: OrderWords = {
  subject: (number) => `Bitte bestätigen Sie Ihre Bestellung ${number}`,
  heading: () => 'Bitte bestätigen Sie Ihre Bestellung',
  first: (facts) =>
    `jemand, hoffentlich Sie selbst, hat mit dieser Adresse ${one(facts) ? 'dieses Buch' : 'diese Bücher'} bestellt. Es ist die Bestellung ${facts.number}. Bitte bestätigen Sie sie${facts.confirmBy ? ` bis zum ${facts.confirmBy}` : ''}. So lange halten wir ${yourBooks(facts)} für Sie zurück.`,
  closing: (facts) => [
    `So geht es weiter: Sobald Sie die Bestellung bestätigt haben, packen wir ${yourBooks(facts)} ein. Später können Sie sie noch bestätigen, solange der Vorrat reicht.`,
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Wir verschicken dann nichts.',
  ],
};
const placed = {
  subject: (number: string) => `Ihre Bestellung ${number}`,
  heading: () => 'Vielen Dank für Ihre Bestellung',
  first: (facts: OrderFacts) =>
    `wir haben Ihre Bestellung ${facts.number} erhalten. ${one(facts) ? 'Sie haben dieses Buch bestellt:' : 'Sie haben diese Bücher bestellt:'}`,
  askUs: HAVE_NUMBER,
};
const confirmed = {
  subject: (number: string) => `Ihre Bestellung ${number} ist bestätigt`,
  heading: () => 'Ihre Bestellung ist bestätigt',
  first: (facts: OrderFacts) =>
    `wir haben Ihre Bestellung ${facts.number} bestätigt und packen ${yourBooks(facts)} ein.`,
};
const cancelled: OrderWords = {
  subject: (number) => `Ihre Bestellung ${number} ist storniert`,
  heading: () => 'Ihre Bestellung ist storniert',
  first: ({ number, money }) => `Ihre Bestellung ${number} wurde storniert. ${money}`,
  closing: () => [],
  askUs: UNEXPECTED,
};

/** The shop's mails in German. */
export const german: LetterTexts = {
  language: 'de',
  order: {
    parcel: {
      unconfirmed,
      placed: {
        ...placed,
        closing: (facts) => [
          `So geht es weiter: Wir bestätigen die Bestellung und packen ${yourBooks(facts)} ein.${facts.inCash ? ` Sie zahlen ${facts.total} bar per Nachnahme, wenn das Paket ankommt.` : ''}`,
          FOLLOW,
        ],
      },
      confirmed: {
        ...confirmed,
        closing: ({ total, inCash }) => [
          `So geht es weiter: Wir schreiben Ihnen, sobald das Paket unterwegs ist.${inCash ? ` Bitte halten Sie ${total} in bar bereit, wenn es ankommt.` : ''}`,
        ],
      },
      'out-for-delivery': {
        subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
        heading: () => 'Ihr Paket ist unterwegs',
        first: ({ number }) =>
          `das Paket mit Ihrer Bestellung ${number} hat unsere Buchhandlung verlassen.`,
        closing: ({ total, inCash }) => [
          `So geht es weiter: Das Paket kommt zu Ihnen nach Hause${inCash ? `, und Sie zahlen ${total} bar per Nachnahme` : ''}.`,
        ],
      },
      cancelled,
    },
    pickUp: {
      unconfirmed,
      placed: {
        ...placed,
        closing: (facts) => [
          `So geht es weiter: Wir schreiben Ihnen, sobald ${areReady(facts)}.${facts.inCash ? ` Sie zahlen ${facts.total} bar in unserer Buchhandlung.` : ''}`,
          FOLLOW,
        ],
      },
      confirmed: {
        ...confirmed,
        closing: (facts) => [`So geht es weiter: Wir schreiben Ihnen, sobald ${areReady(facts)}.`],
      },
      packed: {
        subject: (number) => `Ihre Bestellung ${number} liegt zur Abholung bereit`,
        heading: (facts) =>
          one(facts) ? 'Ihr Buch liegt für Sie bereit' : 'Ihre Bücher liegen für Sie bereit',
        first: ({ number }) =>
          `Ihre Bestellung ${number} liegt zur Abholung in unserer Buchhandlung bereit.`,
        closing: (facts) => [
          ...(facts.until
            ? [`Wir bewahren ${yourBooks(facts)} bis ${facts.until} für Sie auf.`]
            : []),
          facts.inCash
            ? `Bitte halten Sie ${facts.total} in bar bereit und nennen Sie uns die Bestellnummer.`
            : 'Bitte nennen Sie uns die Bestellnummer.',
        ],
      },
      cancelled,
    },
    boughtGiftCard: {
      placed: {
        subject: (number) => `Ihre Bestellung ${number} ist bezahlt`,
        heading: () => 'Vielen Dank für Ihre Bestellung',
        first: ({ number }) =>
          `Ihre Zahlung für die Bestellung ${number} ist bei uns eingegangen. Das haben Sie gekauft:`,
        closing: ({ giftCard }) => [
          `So geht es weiter: Am ${giftCard?.day} schicken wir den Gutschein per E-Mail${giftCard?.name ? ` an ${giftCard.name}` : ''}. Der Code steht nur in dieser E-Mail.`,
        ],
      },
      cancelled,
    },
    giftCardFor: (name) => (name ? `Gutschein für ${name}` : 'Gutschein'),
    changed: {
      subject: (number) => `Ihre Bestellung ${number} hat sich geändert`,
      heading: () => 'Ihre Bestellung hat sich geändert',
      first: (facts) =>
        `wir haben Ihre Bestellung ${facts.number} geändert. Sie umfasst jetzt ${one(facts) ? 'dieses Buch:' : 'diese Bücher:'}`,
      closing: () => [],
      askUs: UNEXPECTED,
    },
    undone: {
      subject: (number) => `Korrektur zu Ihrer Bestellung ${number}`,
      heading: () => 'Unsere letzte Nachricht war ein Versehen',
      first: ({ number }) =>
        `unsere letzte Nachricht zu Ihrer Bestellung ${number} haben wir Ihnen versehentlich geschickt. Wir arbeiten weiter an der Bestellung und schreiben Ihnen, sobald es weitergeht.`,
      closing: () => ['Sie brauchen nichts zu tun.'],
    },
    payment,
    returned,
    hello: (name) => `Guten Tag ${name},`,
    button: 'Ihre Bestellungen ansehen',
    guestButton: 'Ihre Bestellung ansehen',
    confirmButton: 'Bestellung bestätigen',
    withdraw: 'Vertrag widerrufen',
    enclosed: { terms: 'Allgemeine Geschäftsbedingungen', withdrawal: 'Widerrufsrecht' },
    address: 'Lieferadresse',
    ways: GERMAN_NAMES.ways,
    free: 'kostenlos',
    discount: (code) => `Rabattcode ${code}`,
    freeWithCode: 'versandkostenfrei',
    total: 'Gesamtbetrag, bar',
    totalAtTheDoor: 'Gesamtbetrag, bar per Nachnahme',
    includedTax: (percent) => `inkl. ${percent} MwSt.`,
    addedTax: (percent) => `zzgl. ${percent} MwSt.`,
    carriedBy: (carrier, number) => `Versand mit ${carrier}, Sendungsnummer ${number}.`,
    carried: (number) => `Sendungsnummer ${number}.`,
    follow: (url) => `Zur Sendungsverfolgung: ${url}`,
    corrected: {
      subject: (number) => `Ihre Bestellung ${number}: Sendungsverfolgung`,
      heading: () => 'So verfolgen Sie Ihr Paket',
      first: ({ number }) =>
        `hier ist die Sendungsnummer des Pakets mit Ihrer Bestellung ${number}. Falls Sie von uns schon eine andere haben, gilt diese nicht mehr.`,
      closing: () => [],
    },
  },
  backInStock: {
    subject: (title) => `Wieder lieferbar: ${title}`,
    heading: 'Das Buch, auf das Sie warten, ist wieder da',
    first:
      'Sie wollten erfahren, wann Sie dieses Buch wieder bestellen können. Ab sofort ist es so weit.',
    button: 'Zum Buch',
    closing:
      'Wir haben kein Exemplar zurückgelegt: Wer zuerst bestellt, bekommt es. Sie erhalten diese Nachricht nur einmal.',
    stop: 'Keine E-Mails über Bücher mehr an diese Adresse',
  },
  confirmBackInStock: {
    subject: 'Bitte bestätigen Sie: Sollen wir schreiben, sobald das Buch wieder da ist?',
    heading: 'Sollen wir Ihnen schreiben, sobald dieses Buch wieder da ist?',
    first:
      'Jemand, hoffentlich Sie selbst, möchte unter dieser Adresse erfahren, wann dieses Buch wieder bestellt werden kann. Wir schreiben erst, wenn Sie das bestätigen. Der Link funktioniert eine Woche lang.',
    button: 'Bestätigen',
    closing:
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Sie hören dann nicht mehr von uns.',
    stop: 'Keine E-Mails über Bücher mehr an diese Adresse',
  },
  giftCard: {
    subject: 'Ein Gutschein für Sie',
    heading: (amount) => `Ein Gutschein über ${amount} für Sie`,
    hello: (name) =>
      `${name ? `Guten Tag ${name}, j` : 'J'}emand hat an Sie gedacht und schickt Ihnen einen Gutschein für unseren Laden.`,
    message: (text) => `„${text}“`,
    code: 'Das ist der Code:',
    use: 'Geben Sie den Code an der Kasse ein. Was eine Bestellung nicht verbraucht, bleibt auf dem Gutschein. Bitte bewahren Sie diese Nachricht auf: Wer den Code hat, kann damit bezahlen.',
    until: (day) => `Der Gutschein gilt bis zum ${day}.`,
    button: 'Bücher aussuchen',
    print: 'Gutschein drucken',
  },
  withdrawal: {
    subject: (order) => `Ihr Widerruf ist eingegangen: ${order}`,
    heading: 'Ihr Widerruf ist eingegangen',
    first: (order, time) =>
      `Sie haben den Vertrag über die Bestellung ${order} widerrufen. Ihr Widerruf ist am ${time} bei uns eingegangen.`,
    name: (name) => `Ihr Name: ${name}`,
    books: (books) => `Bücher: ${books || 'die ganze Bestellung'}`,
    someBooks: 'Bücher: die von Ihnen genannten; Ihre Angaben bewahren wir mit dem Widerruf auf.',
    closing:
      'Bitte bewahren Sie diese Nachricht auf: Sie ist Ihre Empfangsbestätigung. Wegen der Bücher und der Rückzahlung melden wir uns bei Ihnen.',
    askUs: 'Falls Sie das nicht waren, sagen Sie uns bitte Bescheid.',
  },
  paper: {
    subject: (title, order) => `${title}, Bestellung ${order}`,
    heading: (title) => title,
    first: (order) => `hier ist der Beleg zu Ihrer Bestellung ${order} als PDF.`,
  },
  answer: {
    subject: (about) => (about ? `Unsere Antwort: ${about}` : 'Unsere Antwort auf Ihre Frage'),
    heading: 'Unsere Antwort',
    hello: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    about: (book) => `Sie haben nach diesem Buch gefragt: ${book}`,
    aboutOrder: (number) => `Sie haben uns zu Ihrer Bestellung ${number} geschrieben.`,
    button: 'Zum Buch',
    closing: 'Wenn noch etwas offen ist, antworten Sie auf diese E-Mail.',
  },
  newsletter: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    heading: 'Bitte bestätigen Sie Ihre Anmeldung',
    first:
      'Jemand, hoffentlich Sie selbst, hat diese Adresse für unseren Newsletter angemeldet. Die Anmeldung gilt erst, wenn Sie sie bestätigen. Der Link funktioniert eine Woche lang.',
    button: 'Anmeldung bestätigen',
    closing:
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Sie hören dann nicht mehr von uns.',
    unsubscribe: 'Vom Newsletter abmelden',
  },
  owner,
};
