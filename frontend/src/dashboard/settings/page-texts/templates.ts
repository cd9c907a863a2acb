import type { Language } from '@book-store/contract/storefront';
import type { TextPageId } from '@book-store/contract/text-limits';

type Templates = Partial<Record<TextPageId, string>>;

const english: Templates = {
  imprint: `# Who we are

[Name of the shop, legal form]
[Street and number]
[Postcode and city, country]

Represented by: [name of the owner or director]

# How to reach us

Phone: [number]
Email: [address]

# Register and tax

Register: [court and number, if there is one]
VAT identification number: [number, if there is one]

# Responsible for the contents

[Name and address]`,
  withdrawal: `# Right of withdrawal

You can withdraw from this contract within 14 days without giving a reason. The 14 days begin on the day on which you, or somebody you name who is not the carrier, receive the last book of your order.

To withdraw, tell us so clearly before they end: on the page [Withdraw from a contract](/withdraw), by mail to [address], by email to [address] or by phone [number].

# What follows

We pay back all that we have received from you, with the cost of the cheapest delivery that we offer, within 14 days of your withdrawal, and in the way in which you paid. We may wait until we have the books back, or you have shown that you have sent them.

Send the books back within 14 days of your withdrawal to [address]. You pay for sending them. [Or: We pay for it.]

You pay for a loss in value only if you have used the books more than it takes to look at them.

# Where there is no right of withdrawal

There is none for sealed audio and video recordings and software whose seal you have broken, for digital contents whose download has begun with your consent, and for newspapers and magazines.`,
};

const german: Templates = {
  imprint: `# Anbieter

[Name der Buchhandlung, Rechtsform]
[Straße und Hausnummer]
[Postleitzahl und Ort]

Vertreten durch: [Name der Inhaberin oder des Geschäftsführers]

# Kontakt

Telefon: [Nummer]
E-Mail: [Adresse]

# Register und Steuer

Registergericht und Registernummer: [falls eingetragen]
Umsatzsteuer-Identifikationsnummer: [falls vorhanden]

# Verantwortlich für den Inhalt

[Name und Anschrift]

# Streitbeilegung

Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil. [Oder: wir nehmen daran teil, bei: Name und Anschrift der Stelle.]`,
  withdrawal: `# Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ([Name, Anschrift, Telefonnummer und E-Mail-Adresse]) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können den Widerruf auch auf der Seite [Vertrag hier widerrufen](/withdraw) erklären; wir bestätigen Ihnen den Eingang sofort per E-Mail.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

# Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an [Anschrift] zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. [Oder: Wir tragen die Kosten der Rücksendung der Waren.]

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

# Kein Widerrufsrecht

Das Widerrufsrecht besteht nicht bei Zeitungen, Zeitschriften und Illustrierten, außer bei Abonnements. Es erlischt bei versiegelten Ton- und Videoaufnahmen und bei Software, wenn Sie die Versiegelung entfernt haben, und bei digitalen Inhalten, sobald der Download mit Ihrer Zustimmung begonnen hat.`,
};

/** What an owner may start from, where a page has no usual text; what is in brackets is theirs to fill in. */
export const TEMPLATES: Readonly<Record<Language, Templates>> = { en: english, de: german };
