import type { LawPart, LawRule, LawState } from '@book-store/contract/settings/law/law';
import { area } from '../../lib/wording/storefront-texts.ts';

const parts: Readonly<Record<LawPart, string>> = {
  pages: 'The pages of the shop',
  checkout: 'The checkout',
  mail: 'Mails',
  invoice: 'Invoices',
};

const states: Readonly<Record<LawState, string>> = {
  done: 'Done',
  missing: 'Missing',
  yours: 'The shop cannot tell: please check it yourself',
  unchecked: 'Not checked: ask your adviser',
};

const rules: Readonly<Record<LawRule, string>> = {
  imprint: 'Who runs the shop, with address and email, easy to find on every page',
  'withdrawal-text': 'The right of withdrawal: its terms, its days and how to use it',
  'model-form': 'The model form of withdrawal',
  'withdrawal-function': 'A button by which customers withdraw, without signing in',
  privacy: 'What personal data the shop stores, why, and the rights of those it is about',
  'dispute-resolution': 'Whether you take part in out-of-court settlement of disputes',
  'prices-with-tax': 'Prices include tax, and the shop says so',
  'price-currency': 'Prices in Swiss francs, as customers pay them',
  'delivery-costs': 'What delivery costs, before ordering',
  'lowest-price': 'Reduced prices name the lowest of the last 30 days',
  'fixed-book-price': 'New books have the fixed price of their publisher',
  'delivery-fee': 'Delivery of new books costs at least 3 euros below 35 euros',
  'product-safety': 'Each book names its publisher with postal and electronic address',
  'return-policy': 'What you take back, and for how long',
  'packaging-register': 'The register of packaging',
  accessibility: 'Accessibility of the shop',
  'company-details': 'Further details of the company',
  'order-button': 'The button that orders says that ordering costs',
  'ways-to-pay-at-start': 'Ways to pay and limits of delivery, when ordering begins',
  'facts-before-order': 'Books, total and delivery right above the button that orders',
  'ordering-steps': 'The steps that lead to a contract',
  'correct-mistakes': 'Customers can find and correct mistakes before they order',
  'shipping-time': 'You ship in the time that you state, or within 30 days',
  'order-received': 'A mail confirms each order at once',
  'texts-with-mail': 'The terms and the right of withdrawal come with the mail about the order',
  'newsletter-address': 'Newsletters have your postal address',
  'newsletter-opt-out': 'Newsletters have a way to unsubscribe',
  'newsletter-consent': 'Consent to newsletters',
  seller: 'Your full name and address',
  'tax-number': 'Your tax number',
  buyer: 'The name and address of the buyer',
  'invoice-number': 'A number of a series without gaps',
  'invoice-date': 'The day of the invoice',
  'delivery-day': 'The day of delivery',
  'invoice-lines': 'What was sold, how much of it, and its price',
  'invoice-taxes': 'The sum and the tax of each rate',
  'small-business-note': 'What sellers without tax have to say',
  'e-invoice': 'Electronic invoices to companies',
  'sales-tax': 'Sales taxes',
};

export const lawTexts = area('dashboard/settings/law', {
  failed: 'The list could not be loaded.',
  noCountry: 'Set the country of the shop first, then this page says what its law asks for.',
  setCountry: 'Set the country',
  noList: (country: string): string =>
    `We know no list for your country (${country}). Please ask an adviser what its law asks of a shop.`,
  title: (country: string): string => `What the law asks for: ${country}`,
  read: (day: string): string =>
    `Each entry names its act, and where we read it on ${day}. Laws change, and this list is no legal advice.`,
  counted: (missing: number, done: number, yours: number, unchecked: number): string =>
    `${missing} missing, ${done} done, ${yours} to check yourself, ${unchecked} not checked by us.`,
  parts,
  states,
  rules,
  source: 'Where we read it',
  goThere: 'Change it',
  unfinished: 'Pages with something to fill in',
  unfinishedHint: 'Visitors can read these brackets. Fill them in, or take the page away.',
  namesOf: (page: string, placeholders: string): string => `${page}: ${placeholders}`,
});
