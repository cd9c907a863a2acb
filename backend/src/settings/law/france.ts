import type { LawList } from './law-list.ts';

const INVOICE = 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000046086694';
const INVOICE_LINES = 'https://legal.tricoteuses.fr/articles/LEGIARTI000036621089';
const WITHDRAWAL =
  'https://www.quastels.com/the-eus-new-online-contract-rules-what-online-retailers-need-to-know';

export const france: LawList = {
  read: '2026-11-27',
  pages: {
    imprint: {
      act: 'LCEN (directive 2000/31/CE, art. 5)',
      source: 'https://lexparency.org/eu/32000L0031/ART_5/',
    },
    'company-details': { act: 'art. R123-237 et R123-238 code de commerce' },
    'withdrawal-text': {
      act: 'art. L221-5 code de la consommation (directive 2011/83/UE, art. 6)',
      source: WITHDRAWAL,
    },
    'model-form': {
      act: 'art. L221-5 code de la consommation (directive 2011/83/UE, art. 6)',
      source: WITHDRAWAL,
    },
    'withdrawal-function': {
      act: 'directive 2011/83/UE, art. 11 bis',
      source:
        'https://www.mondaq.com/uk/dodd-frank-consumer-protection-act/1799028/eu-withdrawal-buttons-required-for-consumer-online-contracts-from-june-19-2026are-you-ready',
    },
    privacy: {
      act: 'RGPD, art. 13',
      source: 'https://eulaw.online/l/reg-679-2016/article/13?lang=en',
    },
    'delivery-fee': {
      act: 'loi n° 81-766, art. 1er ; arrêté du 4 avril 2023, art. 1er',
      source:
        'https://coral.asso.fr/prix-du-livre/arrete-du-4-avril-2023-relatif-au-montant-minimal-de-tarification-du-service-de-livraison-du-livre.html',
    },
    'fixed-book-price': {
      act: 'loi n° 81-766, art. 1er',
      source:
        'https://efl.fr/actualite/vente-distance-livres-tarif-plancher-frais-livraison_f15199a74-1188-4c27-a5b8-cf12fb8f1000',
    },
    'product-safety': {
      act: 'règlement (UE) 2023/988, art. 19',
      source: 'https://regonance.com/knowledge/gpsr/gpsr-required-product-information',
    },
    'prices-with-tax': { act: 'art. L112-1 code de la consommation' },
    'lowest-price': { act: 'art. L112-1-1 code de la consommation' },
    'dispute-resolution': { act: 'art. L616-1 code de la consommation' },
    accessibility: { act: 'art. L412-13 code de la consommation' },
  },
  checkout: {
    'order-button': {
      act: 'art. L221-14 al. 2 code de la consommation',
      source: 'https://mdc-avocat.fr/bouton-commande-avec-obligation-de-paiement',
    },
    'correct-mistakes': { act: 'art. 1127-2 code civil' },
    'ways-to-pay-at-start': { act: 'art. L221-14 code de la consommation' },
  },
  mail: {
    'texts-with-mail': {
      act: 'art. L221-13 code de la consommation (directive 2011/83/UE, art. 8)',
      source:
        'https://www.konsumenteuropa.se/en/topics/e-commerce/tips-for-traders/checklist-for-traders/requirements-for-the-conclusion-of-distance-contracts/',
    },
    'order-received': { act: 'art. 1127-2 code civil' },
    'newsletter-consent': { act: 'art. L34-5 code des postes' },
  },
  invoice: {
    seller: { act: 'CGI, annexe II, art. 242 nonies A, I, 1°', source: INVOICE },
    buyer: { act: 'CGI, annexe II, art. 242 nonies A, I, 1°', source: INVOICE },
    'tax-number': { act: 'CGI, annexe II, art. 242 nonies A, I, 2°', source: INVOICE },
    'invoice-date': { act: 'CGI, annexe II, art. 242 nonies A, I, 6°', source: INVOICE },
    'invoice-number': { act: 'CGI, annexe II, art. 242 nonies A, I, 7°', source: INVOICE },
    'invoice-lines': { act: 'CGI, annexe II, art. 242 nonies A', source: INVOICE_LINES },
    'delivery-day': { act: 'CGI, annexe II, art. 242 nonies A', source: INVOICE_LINES },
    'invoice-taxes': { act: 'CGI, annexe II, art. 242 nonies A', source: INVOICE_LINES },
    'small-business-note': { act: 'CGI, art. 293 B et 293 E' },
    'e-invoice': { act: 'CGI, art. 289 bis' },
  },
};
