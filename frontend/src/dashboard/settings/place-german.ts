import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { placeTexts } from './place-texts.ts';

export const german: TextsOf<typeof placeTexts> = {
  countries: {
    everywhere: 'Überall',
    everywhereYet: 'Überall, bis Sie Länder auswählen.',
    add: 'Land hinzufügen',
  },
  place: {
    title: 'Land und Währung',
    what: 'das Land',
    save: 'Land speichern',
    saved: 'Das Land ist gespeichert',
    country: 'Land',
    currency: 'Währung',
    locale: 'Zahlen und Daten',
    timeZone: 'Zeitzone',
    notSet: 'Nicht festgelegt',
    ofReaders: 'Die des jeweiligen Lesers',
    currencyHint:
      'Die Zahlen der Preise bleiben: Aus 12,50 in der einen Währung werden 12,50 in der anderen, gerundet, wenn sie weniger Nachkommastellen hat. Nach der ersten Bestellung oder dem ersten Gutschein bleibt die Währung, wie sie ist.',
    fixedHint:
      'Seit der ersten Bestellung oder dem ersten Gutschein steht die Währung fest, denn Bestellungen, Zahlen und Belege sind darin geführt. Um in einer anderen Währung zu verkaufen, eröffnen Sie einen neuen Shop.',
    speaksGerman: (settings) =>
      `Der Shop spricht auch Deutsch. Das stellen Sie in den ${settings} ein.`,
    settings: 'Einstellungen des Shops',
  },
  prices: {
    title: 'Preisregeln',
    failed: 'Die Preisregeln konnten nicht geladen werden.',
    what: 'die Preisregeln',
    save: 'Preisregeln speichern',
    saved: 'Die Preisregeln sind gespeichert',
    usual: 'Wie im Land üblich',
    usualOption: (usual) => `Wie im Land üblich: ${usual ? 'ja' : 'nein'}`,
    options: { yes: 'Ja', no: 'Nein' },
    lowestPrices: 'Niedrigsten Preis der letzten 30 Tage zeigen',
    lowestPricesHint:
      'Neben einem gesenkten Preis sehen Kunden dann den niedrigsten Preis der 30 Tage davor, wie es die Preisangabenverordnung verlangt. Bei Büchern, die nie einen anderen Preis hatten, steht keiner.',
    fixedPrices: 'Gebundener Preis für neue Bücher',
    fixedPricesHint:
      'In Deutschland, Österreich und Frankreich legen die Verlage die Preise neuer Bücher fest, und auf solche Bücher gibt es keinen Rabatt. Bei jedem Buch steht, ob sein Preis gebunden ist; damit beginnt ein neu angelegtes.',
  },
  tax: {
    title: 'Steuer und Rechnungen',
    what: 'die Steuern',
    save: 'Steuern speichern',
    saved: 'Die Steuern sind gespeichert',
    noCountry:
      'Wählen Sie zuerst unter „Land“ das Land des Shops: Danach richtet sich die Steuer für alles, was im Laden verkauft wird.',
    prices: 'Preise',
    included: {
      yes: 'Enthalten die Mehrwertsteuer',
      no: 'Die Mehrwertsteuer kommt an der Kasse hinzu',
    },
    rates: 'Steuersätze',
    noRates:
      'Keine Steuersätze: Von Steuern ist nirgends die Rede, und Kunden zahlen die Preise, wie sie sind.',
    rate: (number) => `Steuersatz ${number}`,
    rateInWords: (where, books, rate, from) => `${where}: ${books} ${rate} % ab ${from}`,
    country: 'Land',
    state: 'Bundesstaat',
    class: 'Für',
    classes: { books: 'Bücher', digital: 'E-Books und Hörbücher', other: 'Alles andere' },
    percent: 'Prozent',
    percentRule:
      'Bitte geben Sie einen Prozentsatz von 0 bis 100 mit höchstens drei Nachkommastellen ein.',
    from: 'Ab',
    choose: 'Bitte wählen',
    add: 'Steuersatz hinzufügen',
    remove: 'Entfernen',
    removed: (number) => `: Steuersatz ${number}`,
    usualRates: 'Übliche Steuersätze',
    addUsual: 'Hinzufügen',
    usualHint:
      'Das sind die Steuersätze vom November 2026. Bitte prüfen Sie sie mit Ihrem Steuerberater.',
    basis: 'Die Steuer entsteht',
    bases: {
      delivery: 'mit der Lieferung: am Tag von Versand oder Abholung (Sollversteuerung)',
      payment: 'mit der Zahlung: am Tag, an dem das Geld kommt (Istversteuerung)',
    },
    basisHint:
      'Mit der Lieferung ist die Regel; mit der Zahlung geht es für kleine Unternehmen, denen das Finanzamt das erlaubt. Erstattungen zählen an ihrem eigenen Tag. Bitte fragen Sie Ihren Steuerberater, auch zu Geld, das vor der Lieferung kommt.',
    region: 'Bundesstaat oder Provinz des Shops',
    regionHint:
      'Für alles, was abgeholt oder im Laden verkauft wird, wo die Steuersätze je nach Bundesstaat verschieden sind.',
    number: 'Steuernummer',
    numberHint: 'Steuernummer oder USt-IdNr. Sie steht auf Quittungen und Rechnungen.',
    sellerName: 'Verkäufer auf Rechnungen',
    sellerNameHint: 'Der rechtliche Name. Ohne Angabe steht auf Rechnungen der Name des Shops.',
    sellerAddress: 'Anschrift des Verkäufers',
    sellerAddressHint: 'Ohne Angabe steht auf Rechnungen die Anschrift des Shops.',
  },
  papers: {
    title: 'Rechnungen und Korrekturen',
    what: 'die Einstellungen der Rechnungen',
    save: 'Rechnungen speichern',
    saved: 'Die Einstellungen der Rechnungen sind gespeichert',
    prefix: 'Kürzel vor der Nummer',
    prefixHint: 'Zum Beispiel RE. Rechnungen und Korrekturen haben eine gemeinsame Nummernfolge.',
    prefixRule: 'Buchstaben und Ziffern, dazwischen einzelne Bindestriche.',
    yearly: 'Das Jahr gehört zur Nummer, und mit ihm beginnt die Zählung neu',
    next: (number) =>
      `Nummern sehen aus wie ${number}. Ein Format, zu dem Sie zurückkehren, zählt weiter, wo es aufgehört hat; vorhandene Rechnungen behalten ihre Nummern.`,
    payDays: 'Tage bis zur Zahlung',
    payDaysHint: 'Auf einer Rechnung, die noch offen ist, steht dann, bis wann zu zahlen ist.',
    note: 'Zusatz auf jeder Rechnung und Korrektur',
    noteHint: 'Zum Beispiel, warum keine Steuer anfällt.',
  },
};
