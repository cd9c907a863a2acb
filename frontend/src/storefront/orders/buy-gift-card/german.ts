import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { buyGiftCardTexts } from './texts.ts';

export const german: TextsOf<typeof buyGiftCardTexts> = {
  intro:
    'Ein Geschenk, das immer passt: Wir verschicken den Gutschein per E-Mail an dem Tag, den Sie wählen. Man kann damit in unserem Laden ganz oder teilweise bezahlen.',
  amount: 'Betrag',
  proposed: 'Vorgeschlagene Beträge',
  between: (smallest, largest) => `Von ${smallest} bis ${largest}.`,
  amountMissing: 'Bitte geben Sie einen Betrag ein.',
  forWhom: 'Für wen ist der Gutschein?',
  recipientName: 'Name der beschenkten Person',
  recipientNameMissing: 'Bitte geben Sie den Namen der beschenkten Person ein.',
  recipientEmail: 'E-Mail-Adresse der beschenkten Person',
  recipientEmailMissing: 'Bitte geben Sie die E-Mail-Adresse der beschenkten Person ein.',
  recipientHint: 'An diese Adresse schicken wir den Gutschein. Bitte prüfen Sie sie.',
  message: 'Nachricht',
  sendOn: 'Tag der E-Mail',
  sendOnHint: 'An diesem Tag verschicken wir den Gutschein, sobald er bezahlt ist.',
  you: 'Ihre Angaben',
  name: 'Ihr Name',
  nameMissing: 'Bitte geben Sie Ihren Namen ein.',
  email: 'Ihre E-Mail-Adresse',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  payment: 'Zahlung',
  paymentHints: {
    transfer: 'Wir verschicken den Gutschein, sobald das Geld da ist.',
    stripe: 'Sie bezahlen auf der nächsten Seite, bei Stripe.',
  },
  notPayable: 'Dieser Betrag lässt sich nicht im Voraus bezahlen. Bitte wählen Sie einen anderen.',
  buy: 'Gutschein kaufen',
  buying: 'Wird bestellt …',
  signIn: ['Bitte ', 'melden Sie sich an', ', um einen Gutschein zu kaufen.'],
};
