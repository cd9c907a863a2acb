import type { LawList } from './law-list.ts';

const SERVICES =
  'https://www.legislation.gov.uk/uksi/2002/2013/regulation/6/made/data.xht?view=snippet&wrap=true';
const INVOICE =
  'https://legislation.gov.uk/id/uksi/1995/2518/regulation/14/1/f?timeline=false&view=plain+extent';

export const greatBritain: LawList = {
  read: '2026-11-27',
  pages: {
    imprint: {
      act: 'Electronic Commerce (EC Directive) Regulations 2002, reg. 6(1)',
      source: SERVICES,
    },
    'prices-with-tax': {
      act: 'Electronic Commerce (EC Directive) Regulations 2002, reg. 6(2)',
      source: SERVICES,
    },
    'company-details': {
      act: 'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015',
    },
    'model-form': {
      act: 'Consumer Contracts Regulations 2013, Sch. 3 Part B',
      source: 'https://discover.bmw.co.uk/landingpages/modelcancellationform',
    },
    'withdrawal-text': { act: 'Consumer Contracts Regulations 2013, reg. 13 and Sch. 2' },
    privacy: { act: 'UK GDPR, art. 13' },
    'dispute-resolution': { act: 'ADR Regulations 2015, reg. 19' },
    'lowest-price': { act: 'Digital Markets, Competition and Consumers Act 2024' },
    'product-safety': { act: 'General Product Safety Regulations 2005' },
  },
  checkout: {
    'order-button': { act: 'Consumer Contracts Regulations 2013, reg. 14' },
    'facts-before-order': { act: 'Consumer Contracts Regulations 2013, reg. 14' },
    'correct-mistakes': { act: 'Electronic Commerce (EC Directive) Regulations 2002, reg. 11' },
  },
  mail: {
    'texts-with-mail': {
      act: 'Consumer Contracts Regulations 2013, reg. 16',
      source: 'https://www.legislation.gov.uk/uksi/2013/3134/regulation/16/made',
    },
    'order-received': { act: 'Electronic Commerce (EC Directive) Regulations 2002, reg. 11' },
    'newsletter-consent': {
      act: 'Privacy and Electronic Communications Regulations 2003, reg. 22',
    },
  },
  invoice: {
    'invoice-number': { act: 'VAT Regulations 1995, reg. 14(1)(a)', source: INVOICE },
    'delivery-day': { act: 'VAT Regulations 1995, reg. 14(1)(b)', source: INVOICE },
    'invoice-date': { act: 'VAT Regulations 1995, reg. 14(1)(c)', source: INVOICE },
    seller: { act: 'VAT Regulations 1995, reg. 14(1)(d)', source: INVOICE },
    'tax-number': { act: 'VAT Regulations 1995, reg. 14(1)(d)', source: INVOICE },
    buyer: { act: 'VAT Regulations 1995, reg. 14(1)(e)', source: INVOICE },
    'invoice-lines': { act: 'VAT Regulations 1995, reg. 14(1)(g) and (h)', source: INVOICE },
    'invoice-taxes': { act: 'VAT Regulations 1995, reg. 14(1)(i) and (l)', source: INVOICE },
  },
};
