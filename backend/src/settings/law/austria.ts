import type { LawList } from './law-list.ts';

const BEFORE =
  'https://www.usp.gv.at/gruendung/gruendung-eines-online-shops/spezielle-informationspflichten-gegenueber-verbrauchern/inhalt-der-informationspflichten.html';
const ORDERING =
  'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20008847&FassungVom=2024-05-25&Artikel=&Paragraf=8&Anlage=&Uebergangsrecht=';
const IMPRINT =
  'http://webdesignangelo.at/impressum-informationspflichten-nach-ecg-und-mediengesetzt/';
const INVOICES = 'https://www.finoe.at/steuern/rechnungsbestandteile-oesterreich/';

export const austria: LawList = {
  read: '2026-11-27',
  pages: {
    imprint: {
      act: '§ 5 Abs. 1 ECG, § 25 MedienG',
      source: 'https://raoe.at/news/impressum-vorschriften-fuer-website-und-newsletter',
    },
    'company-details': { act: '§ 14 UGB, § 63 GewO' },
    'withdrawal-text': { act: '§ 4 Abs. 1 FAGG', source: BEFORE },
    'model-form': { act: '§ 4 Abs. 1 FAGG, Anhang I Teil B', source: BEFORE },
    'withdrawal-function': { act: 'FAGG (Art. 11a RL 2011/83/EU)' },
    privacy: {
      act: 'Art. 13 DSGVO',
      source: 'https://eulaw.online/l/reg-679-2016/article/13?lang=en',
    },
    'prices-with-tax': { act: '§ 5 Abs. 2 ECG', source: IMPRINT },
    'delivery-costs': { act: '§ 4 Abs. 1 FAGG', source: BEFORE },
    'lowest-price': { act: '§ 9a PrAG' },
    'fixed-book-price': { act: 'BPrBG' },
    'product-safety': {
      act: 'Art. 19 VO (EU) 2023/988',
      source: 'https://www.deckstein.de/internet-aktuell/gpsr/',
    },
    'dispute-resolution': { act: '§ 19 AStG' },
    'packaging-register': { act: 'AWG, VerpackVO' },
    accessibility: { act: 'BaFG' },
  },
  checkout: {
    'order-button': { act: '§ 8 Abs. 2 FAGG', source: ORDERING },
    'facts-before-order': { act: '§ 8 Abs. 1 FAGG', source: ORDERING },
    'ways-to-pay-at-start': { act: '§ 8 Abs. 3 FAGG', source: ORDERING },
    'correct-mistakes': { act: '§ 10 ECG' },
  },
  mail: {
    'texts-with-mail': {
      act: '§ 7 Abs. 3 FAGG',
      source: 'https://gesetzefinden.at/bundesrecht/bundesgesetze/fagg/para-7',
    },
    'order-received': { act: '§ 10 ECG' },
    'newsletter-consent': { act: '§ 174 TKG 2021' },
  },
  invoice: {
    seller: { act: '§ 11 Abs. 1 UStG', source: INVOICES },
    buyer: { act: '§ 11 Abs. 1 UStG', source: INVOICES },
    'tax-number': { act: '§ 11 Abs. 1 UStG', source: INVOICES },
    'invoice-date': { act: '§ 11 Abs. 1 UStG', source: INVOICES },
    'invoice-number': { act: '§ 11 Abs. 1 UStG', source: INVOICES },
    'invoice-lines': { act: '§ 11 Abs. 1 UStG', source: INVOICES },
    'delivery-day': { act: '§ 11 Abs. 1 UStG', source: INVOICES },
    'invoice-taxes': { act: '§ 11 Abs. 1 UStG', source: INVOICES },
    'small-business-note': { act: '§ 6 Abs. 1 Z 27 UStG' },
  },
};
