import type { LawRule } from '@book-store/contract/settings/law/law';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';

const withdrawal = dashboardPaths.pageText.to('withdrawal');
const country = dashboardPaths.countrySettings.to();
const tax = dashboardPaths.taxSettings.to();

const mails = dashboardPaths.mails.to();

const RULE_PLACES: Readonly<Partial<Record<LawRule, string>>> = {
  imprint: dashboardPaths.pageText.to('imprint'),
  'withdrawal-text': withdrawal,
  'model-form': withdrawal,
  'texts-with-mail': withdrawal,
  privacy: dashboardPaths.pageText.to('privacy'),
  'return-policy': dashboardPaths.pageText.to('terms'),
  'dispute-resolution': dashboardPaths.pageText.to('imprint'),
  'prices-with-tax': tax,
  'tax-number': tax,
  seller: tax,
  'invoice-taxes': tax,
  'price-currency': country,
  'lowest-price': country,
  'fixed-book-price': country,
  'delivery-fee': dashboardPaths.deliverySettings.to(),
  'shipping-time': dashboardPaths.deliverySettings.to(),
  'order-received': mails,
};

/** Returns where the owner complies with a rule; rules that every shop follows have no place. */
export const placeOf = (rule: LawRule, { hasMail }: { hasMail: boolean }): string | undefined =>
  rule === 'texts-with-mail' && !hasMail ? mails : RULE_PLACES[rule];
