import type { LawList } from './law-list.ts';

const CONTRACTS =
  'https://www.konsumenteuropa.se/en/topics/e-commerce/tips-for-traders/checklist-for-traders/requirements-for-the-conclusion-of-distance-contracts/';
const WITHDRAWAL =
  'https://www.quastels.com/the-eus-new-online-contract-rules-what-online-retailers-need-to-know';
const INVOICE = 'https://service.betterregulation.com/document/245496';
const INVOICE_LINES = 'https://boostpro-ia.eu/en/mentions-obligatoires-facture';

/** What all members have in common. Directives say what each country's law has to ask for; its acts were not read. */
export const europeanUnion: LawList = {
  read: '2026-11-27',
  pages: {
    imprint: {
      act: 'Directive 2000/31/EC, art. 5',
      source: 'https://lexparency.org/eu/32000L0031/ART_5/',
    },
    'withdrawal-text': { act: 'Directive 2011/83/EU, art. 6', source: WITHDRAWAL },
    'model-form': { act: 'Directive 2011/83/EU, art. 6 and Annex I', source: WITHDRAWAL },
    'withdrawal-function': {
      act: 'Directive 2011/83/EU, art. 11a',
      source:
        'https://www.mondaq.com/uk/dodd-frank-consumer-protection-act/1799028/eu-withdrawal-buttons-required-for-consumer-online-contracts-from-june-19-2026are-you-ready',
    },
    privacy: {
      act: 'Regulation (EU) 2016/679, art. 13',
      source: 'https://eulaw.online/l/reg-679-2016/article/13?lang=en',
    },
    'product-safety': {
      act: 'Regulation (EU) 2023/988, art. 19',
      source: 'https://regonance.com/knowledge/gpsr/gpsr-required-product-information',
    },
    'prices-with-tax': {
      act: 'Directive 2011/83/EU, art. 6',
      source:
        'https://compliance-ai-h.pages.dev/regulations/eu/consumer-rights-directive/information-requirements',
    },
    'delivery-costs': {
      act: 'Directive 2011/83/EU, art. 6',
      source:
        'https://compliance-ai-h.pages.dev/regulations/eu/consumer-rights-directive/information-requirements',
    },
    'lowest-price': {
      act: 'Directive 98/6/EC, art. 6a',
      source: 'https://webshoprecht.de/IRUrteileC/Rspr4015.php',
    },
    'fixed-book-price': { act: 'Acts of each country' },
    'dispute-resolution': { act: 'Directive 2013/11/EU, art. 13' },
    accessibility: { act: 'Directive (EU) 2019/882' },
  },
  checkout: {
    'order-button': { act: 'Directive 2011/83/EU, art. 8', source: CONTRACTS },
    'ways-to-pay-at-start': { act: 'Directive 2011/83/EU, art. 8' },
    'correct-mistakes': { act: 'Directive 2000/31/EC, art. 11' },
  },
  mail: {
    'texts-with-mail': { act: 'Directive 2011/83/EU, art. 8', source: CONTRACTS },
    'order-received': { act: 'Directive 2000/31/EC, art. 11' },
    'newsletter-consent': { act: 'Directive 2002/58/EC, art. 13' },
  },
  invoice: {
    'invoice-date': { act: 'Directive 2006/112/EC, art. 226(1)', source: INVOICE },
    'invoice-number': { act: 'Directive 2006/112/EC, art. 226(2)', source: INVOICE },
    'tax-number': { act: 'Directive 2006/112/EC, art. 226(3)', source: INVOICE },
    seller: { act: 'Directive 2006/112/EC, art. 226(5)', source: INVOICE },
    buyer: { act: 'Directive 2006/112/EC, art. 226(5)', source: INVOICE },
    'delivery-day': { act: 'Directive 2006/112/EC, art. 226(7)', source: INVOICE },
    'invoice-lines': { act: 'Directive 2006/112/EC, art. 226', source: INVOICE_LINES },
    'invoice-taxes': { act: 'Directive 2006/112/EC, art. 226', source: INVOICE_LINES },
    'small-business-note': { act: 'Acts of each country' },
    'e-invoice': { act: 'Acts of each country' },
  },
};
