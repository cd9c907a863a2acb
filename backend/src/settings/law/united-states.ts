import type { LawList } from './law-list.ts';

const CALIFORNIA =
  'https://corporate.findlaw.com/law-library/new-california-law-california-business-amp-professions-code.html';
const CAN_SPAM = 'https://legalclarity.org/what-is-the-can-spam-physical-address-requirement';

/** Of the states, only California's: whoever sells to the whole country sells there. */
export const unitedStates: LawList = {
  read: '2026-11-27',
  pages: {
    imprint: { act: 'Cal. Bus. & Prof. Code § 17538(d)', source: CALIFORNIA },
    'return-policy': {
      act: 'Cal. Bus. & Prof. Code § 17538(d), Cal. Civ. Code § 1723',
      source: 'https://dca.ca.gov/publications/legal_guides/s_6.shtml',
    },
    privacy: {
      act: 'Cal. Bus. & Prof. Code § 22575',
      source:
        'https://webiis06.mondaq.com/unitedstates/technology/27081/california-law-requiring-web-sites-and-online-services-to-post-a-privacy-policy-goes-into-effect-july-1-2004',
    },
    accessibility: { act: '42 U.S.C. § 12182 (ADA)' },
    'lowest-price': { act: '16 CFR Part 233' },
  },
  checkout: {
    'shipping-time': {
      act: '16 CFR Part 435',
      source:
        'https://www.ftc.gov/enforcement/rules/rulemaking-regulatory-reform-proceedings/mail-internet-or-telephone-order',
    },
    'sales-tax': { act: 'Laws of each state' },
  },
  mail: {
    'newsletter-address': { act: '15 U.S.C. § 7704', source: CAN_SPAM },
    'newsletter-opt-out': {
      act: '15 U.S.C. § 7704',
      source: 'https://www.emailexplained.com/emailopedia/can-spam',
    },
  },
  invoice: {
    'sales-tax': { act: 'Laws of each state' },
  },
};
