import type { LawList } from './law-list.ts';

const ONLINE =
  'https://www.seco.admin.ch/seco/de/home/Werbe_Geschaeftsmethoden/Unlauterer_Wettbewerb/Onlinehandel.html';
const INVOICES = 'https://www.swissrights.ch/gesetze/Artikel-26-MWSTG-2024-EN.php';

export const switzerland: LawList = {
  read: '2026-11-27',
  pages: {
    imprint: { act: 'Art. 3 Abs. 1 lit. s Ziff. 1 UWG', source: ONLINE },
    'price-currency': {
      act: 'Art. 3 Abs. 1 PBV',
      source: 'https://lawbrary.ch/law/art/PBV-v2022.07-de-art-3',
    },
    'prices-with-tax': {
      act: 'Art. 4 Abs. 1 PBV',
      source: 'https://lawbrary.ch/law/art/PBV-v2022.07-de-art-4',
    },
    privacy: { act: 'Art. 19 DSG' },
    'lowest-price': { act: 'Art. 16 PBV' },
    'withdrawal-text': { act: 'OR' },
  },
  checkout: {
    'ordering-steps': { act: 'Art. 3 Abs. 1 lit. s Ziff. 2 UWG', source: ONLINE },
    'correct-mistakes': { act: 'Art. 3 Abs. 1 lit. s Ziff. 3 UWG', source: ONLINE },
  },
  mail: {
    'order-received': { act: 'Art. 3 Abs. 1 lit. s Ziff. 4 UWG', source: ONLINE },
    'newsletter-consent': { act: 'Art. 3 Abs. 1 lit. o UWG' },
  },
  invoice: {
    seller: { act: 'Art. 26 Abs. 2 lit. a MWSTG', source: INVOICES },
    'tax-number': { act: 'Art. 26 Abs. 2 lit. a MWSTG', source: INVOICES },
    buyer: { act: 'Art. 26 Abs. 2 lit. b MWSTG', source: INVOICES },
    'delivery-day': { act: 'Art. 26 Abs. 2 lit. c MWSTG', source: INVOICES },
    'invoice-lines': { act: 'Art. 26 Abs. 2 lit. d und e MWSTG', source: INVOICES },
    'invoice-taxes': { act: 'Art. 26 Abs. 2 lit. f MWSTG', source: INVOICES },
    'small-business-note': { act: 'Art. 10 MWSTG' },
  },
};
