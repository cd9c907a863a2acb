import type { TemplateFacts, Templates } from './template-facts.ts';

const blanks = {
  address: '[Straße und Hausnummer]\n[Postleitzahl und Ort]',
  phone: '[Telefonnummer]',
  email: '[E-Mail-Adresse]',
  taxNumber: '[Nummer, falls vorhanden]',
};

const inOneLine = (address: string) => address.replaceAll('\n', ', ');
const sender = ({ name, address, phone, email }: TemplateFacts) =>
  `${name}, ${inOneLine(address)}, Telefon ${phone}, E-Mail ${email}`;

const DISPUTES = `

# Streitbeilegung

[Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil. – oder: Wir nehmen daran teil, bei: Name, Anschrift und Webseite der Stelle.]`;

const pages: Templates = {
  imprint: ({ name, address, phone, email, taxNumber, country }) => `# Anbieter

${name}
[Rechtsform, und wer sie vertritt]
${address}

# Kontakt

Telefon: ${phone}
E-Mail: ${email}

# Register und Steuer

Registergericht und Registernummer: [oder diese Zeile entfernen]
Umsatzsteuer-Identifikationsnummer: ${taxNumber}

# Verantwortlich für den Inhalt

[Name und Anschrift]${country === undefined || country === 'DE' ? DISPUTES : ''}`,
  terms: (facts) => `# Ihr Vertragspartner

Sie kaufen bei ${sender(facts)}.

${facts.terms}

# Mängel

Ist ein Buch beschädigt oder nicht das bestellte, sagen Sie es uns bitte: Es gelten die gesetzlichen Mängelrechte.`,
  withdrawal: (facts) => `# Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${sender(facts)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können den Widerruf auch auf der Seite [Vertrag widerrufen](/withdraw) erklären; wir bestätigen Ihnen den Eingang unverzüglich per E-Mail.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

# Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an ${inOneLine(facts.address)} zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. [Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. – oder: Wir tragen die Kosten der Rücksendung der Waren.]

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

# Kein Widerrufsrecht

Das Widerrufsrecht besteht nicht bei Zeitungen, Zeitschriften und Illustrierten, außer bei Abonnements. Es erlischt bei versiegelten Ton- und Videoaufnahmen und bei Software, wenn Sie die Versiegelung entfernt haben, und bei digitalen Inhalten, sobald der Download mit Ihrer Zustimmung begonnen hat.

# Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

An ${sender(facts)}:

Hiermit widerrufe(n) ich/wir (\\*) den von mir/uns (\\*) abgeschlossenen Vertrag über den Kauf der folgenden Waren:

Bestellt am (\\*) / erhalten am (\\*):

Name des/der Verbraucher(s):

Anschrift des/der Verbraucher(s):

Unterschrift des/der Verbraucher(s), nur bei Mitteilung auf Papier:

Datum:

(\\*) Unzutreffendes streichen.`,
  privacy: (facts) => `# Verantwortlich

${facts.name}
${facts.address}
Telefon: ${facts.phone}
E-Mail: ${facts.email}

# Was wir speichern, wozu und wie lange

Ihr Kundenkonto: E-Mail-Adresse, Name, gespeicherte Adressen, Warenkorb und Merkzettel, um den Vertrag über das Konto zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO), bis Sie es löschen.

Ihre Bestellungen: Name, E-Mail-Adresse, Telefonnummer, Anschrift und die Bücher, um den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO) und weil das Steuerrecht verlangt, sie aufzubewahren (Art. 6 Abs. 1 lit. c DSGVO). Telefonnummer und Notizen löschen wir ${facts.keepContactsMonths} Monate, Name und Anschrift ${facts.keepNamesYears} Jahre nach dem Ende einer Bestellung.

Bestellungen, deren E-Mail-Adresse niemand bestätigt hat: dazu ein Fingerabdruck des Netzes, aus dem sie kamen, zum Schutz vor erfundenen Bestellungen (Art. 6 Abs. 1 lit. f DSGVO), bis sie bestätigt, bezahlt oder storniert sind oder ihre Bücher wieder zum Verkauf stehen.

E-Mails, die wir Ihnen schicken: 90 Tage, aus denselben Gründen.

Fragen an uns: Ihre E-Mail-Adresse, Ihr Name, wenn Sie ihn angeben, und was Sie schreiben, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b oder f DSGVO), ${facts.keepContactsMonths} Monate lang.

Bücher, auf die Sie warten: Ihre E-Mail-Adresse und das Buch, mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), bis wir Ihnen geschrieben haben oder Sie es beenden.

Newsletter: Ihre E-Mail-Adresse, mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), bis Sie sie mit dem Link in jedem Newsletter oder einer Nachricht an uns widerrufen.

Sicherungskopien enthalten, was zur Zeit der Sicherung da war, bis neuere sie ersetzen.

# Wer Daten erhält

[Name des Unternehmens, das den Server betreibt]
[Namen der Versanddienste, die Name und Anschrift erhalten]
[Name des Zahlungsdienstes, oder diese Zeile entfernen]

# Cookies und Ihr Gerät

Wir setzen keine Cookies für Werbung oder Tracking. Zwei braucht die Buchhandlung selbst: Das eine merkt sich, dass Sie die erste Seite gesehen haben, das andere kennzeichnet dieses Gerät als bekannt, wenn Sie sich mit einem Passwort anmelden.

In Ihrem Browser liegen außerdem Warenkorb, Merkzettel, letzte Suchen, zuletzt angesehene Bücher, ein halb ausgefülltes Bestellformular und Ihre Anmeldung, weil der Shop sie braucht.

# Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch. Vieles davon können Sie selbst im Kundenkonto. Sie können sich bei einer Aufsichtsbehörde beschweren: [Name und Anschrift der Behörde].`,
};

export const germanTemplates = { blanks, pages };
