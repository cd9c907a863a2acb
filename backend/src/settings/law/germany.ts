import type { LawList } from './law-list.ts';

const WITHDRAWAL =
  'https://omsels.info/die-verbote-oder-was-darf-ich-nicht/m-4-nr-11-uwg/3-einzelfaelle/dwiderrufsrecht/inhalt-der-widerrufsbelehrung';
const PRICES = 'https://www.buzer.de/s1.htm?a=6&g=PAngV&setmobile=0';
const ORDERING = 'https://omsels.info/?p=6528';
const INVOICES = 'https://steuern-xanten.de/2018/04/16/pflichtangaben-in-rechnungen';

export const germany: LawList = {
  read: '2026-11-27',
  pages: {
    imprint: {
      act: '§ 5 Abs. 1 DDG',
      source: 'https://verwaltung.bund.de/leistungsverzeichnis/de/leistung/99000000025492',
    },
    'withdrawal-text': { act: '§ 312d Abs. 1 BGB, Art. 246a § 1 Abs. 2 EGBGB', source: WITHDRAWAL },
    'model-form': { act: 'Art. 246a § 1 Abs. 2 Nr. 1 EGBGB, Anlage 2', source: WITHDRAWAL },
    'withdrawal-function': {
      act: '§ 356a BGB',
      source:
        'https://www.seitz-partner.de/artikel/gesetz-zur-einfuehrung-des-widerrufs-buttons-verkuendet-wichtige-informationen-fuer-verbraucher-und-unternehmer',
    },
    privacy: {
      act: 'Art. 13 DSGVO',
      source: 'https://eulaw.online/l/reg-679-2016/article/13?lang=en',
    },
    'dispute-resolution': {
      act: '§ 36 VSBG',
      source:
        'https://www.ihk.de/chemnitz/recht-und-steuern/rechtsinformationen/internetrecht/neue-infopflichten-nach-verbraucherstreitbeilegungsgesetz-3588204',
    },
    'prices-with-tax': { act: '§ 6 Abs. 1 Nr. 1 PAngV', source: PRICES },
    'delivery-costs': { act: '§ 6 Abs. 1 Nr. 2 und Abs. 2 PAngV', source: PRICES },
    'lowest-price': {
      act: '§ 11 Abs. 1 PAngV',
      source: 'https://webshoprecht.de/IRUrteileC/Rspr4015.php',
    },
    'fixed-book-price': {
      act: '§ 3 BuchPrG',
      source:
        'https://www.ihk.de/osnabrueck/recht-und-fair-play/handel-und-gewerbe/gewerberecht/buchpreisbindung-1086254',
    },
    'product-safety': {
      act: 'Art. 19 VO (EU) 2023/988',
      source: 'https://www.deckstein.de/internet-aktuell/gpsr/',
    },
    'packaging-register': { act: '§ 9 VerpackG' },
    accessibility: { act: 'BFSG' },
  },
  checkout: {
    'order-button': { act: '§ 312j Abs. 3 BGB', source: ORDERING },
    'facts-before-order': { act: '§ 312j Abs. 2 BGB', source: ORDERING },
    'ways-to-pay-at-start': { act: '§ 312j Abs. 1 BGB', source: ORDERING },
    'correct-mistakes': { act: '§ 312i Abs. 1 Nr. 1 BGB' },
  },
  mail: {
    'texts-with-mail': {
      act: '§ 312f Abs. 2 BGB',
      source: 'https://dejure.org/gesetze/BGB/312f.html',
    },
    'order-received': { act: '§ 312i Abs. 1 Nr. 3 BGB' },
    'newsletter-consent': { act: '§ 7 UWG' },
  },
  invoice: {
    seller: { act: '§ 14 Abs. 4 UStG', source: INVOICES },
    buyer: { act: '§ 14 Abs. 4 UStG', source: INVOICES },
    'tax-number': { act: '§ 14 Abs. 4 UStG', source: INVOICES },
    'invoice-date': { act: '§ 14 Abs. 4 UStG', source: INVOICES },
    'invoice-number': { act: '§ 14 Abs. 4 UStG', source: INVOICES },
    'invoice-lines': { act: '§ 14 Abs. 4 UStG', source: INVOICES },
    'delivery-day': { act: '§ 14 Abs. 4 UStG', source: INVOICES },
    'invoice-taxes': { act: '§ 14 Abs. 4 UStG', source: INVOICES },
    'small-business-note': { act: '§ 19 UStG, § 34a UStDV' },
    'e-invoice': { act: '§ 14 Abs. 2 UStG' },
  },
};
