import { LAW_PARTS, type LawRule, type LawState } from '@book-store/contract/settings/law/law';
import type { LawEntryView, LawView } from '@book-store/contract/settings/law/law.schemas';
import type { PageTextSource } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { placeholdersIn } from '@book-store/contract/settings/page-texts/placeholders';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import type { TextPageId } from '@book-store/contract/text-limits';
import type { Shop } from '../../platform/shop.ts';
import type { LawEntry } from '../../settings/law/law-list.ts';
import { lawOf } from '../../settings/law/law-of.ts';

export type LawFacts = {
  shop: Shop;
  pages: readonly Pick<PageTextSource, 'id' | 'text'>[];
  hasMail: boolean;
};

/** What the law of the shop's country asks for, and what of it is done; undefined if there is no list. */
export function lawView(facts: LawFacts): LawView | undefined {
  const list = lawOf(facts.shop.place.country);
  if (!list) return undefined;
  const { read } = list;
  const entries = LAW_PARTS.flatMap((part) =>
    (Object.entries(list[part]) as [LawRule, LawEntry][]).map(
      ([rule, { act, source }]): LawEntryView => ({
        part,
        rule,
        act,
        source,
        // What nobody has read is not asked for, and never done.
        state: source ? stateOf(rule, facts) : 'unchecked',
      }),
    ),
  );
  return { read, entries };
}

const stateOf = (rule: LawRule, facts: LawFacts): LawState => {
  const found = CHECKS[rule](facts);
  return typeof found === 'string' ? found : found ? 'done' : 'missing';
};

type Check = (facts: LawFacts) => boolean | LawState;

/** What every shop does by itself. */
const always: Check = () => true;
/** What only the owner knows. */
const unknown: Check = () => 'yours';

const textOf = ({ pages }: LawFacts, page: TextPageId): string =>
  pages.find(({ id }) => id === page)?.text ?? '';

const isPublished =
  (page: TextPageId): Check =>
  (facts) => {
    const text = textOf(facts, page);
    return text !== '' && placeholdersIn(text).length === 0;
  };

const MODEL_FORM = /Muster-?\s?widerrufsformular|model (withdrawal|cancellation) form/i;
const hasModelForm: Check = (facts) => MODEL_FORM.test(textOf(facts, 'withdrawal'));

const hasMail: Check = (facts) => facts.hasMail;
const inEu: Check = ({ shop }) => hasWithdrawals(shop.place.country);

const CHECKS: Readonly<Record<LawRule, Check>> = {
  imprint: isPublished('imprint'),
  'withdrawal-text': isPublished('withdrawal'),
  'model-form': hasModelForm,
  'withdrawal-function': inEu,
  privacy: isPublished('privacy'),
  'dispute-resolution': unknown,
  'prices-with-tax': ({ shop: { settings } }) =>
    settings.tax.included && settings.tax.rates.length > 0,
  'price-currency': ({ shop: { settings } }) => settings.place.currency === 'CHF',
  'delivery-costs': always,
  'lowest-price': ({ shop }) => shop.place.lowestPrices === true,
  'fixed-book-price': ({ shop }) => shop.place.fixedPrices === true,
  'delivery-fee': unknown,
  'product-safety': unknown,
  // The usual terms say it.
  'return-policy': (facts) => (textOf(facts, 'terms') === '' ? true : 'yours'),
  'packaging-register': unknown,
  accessibility: unknown,
  'company-details': unknown,
  'order-button': inEu,
  'ways-to-pay-at-start': always,
  'facts-before-order': always,
  'ordering-steps': always,
  'correct-mistakes': always,
  'shipping-time': unknown,
  'order-received': hasMail,
  'texts-with-mail': (facts) =>
    facts.hasMail && isPublished('withdrawal')(facts) === true && hasModelForm(facts) === true,
  'newsletter-address': unknown,
  'newsletter-opt-out': unknown,
  'newsletter-consent': unknown,
  seller: ({ shop: { settings } }) =>
    Boolean(settings.tax.sellerAddress || settings.identity.address),
  'tax-number': ({ shop: { settings } }) => Boolean(settings.tax.number),
  buyer: always,
  'invoice-number': always,
  'invoice-date': always,
  'delivery-day': always,
  'invoice-lines': always,
  'invoice-taxes': ({ shop: { settings } }) => settings.tax.rates.length > 0,
  'small-business-note': unknown,
  'e-invoice': unknown,
  'sales-tax': unknown,
};
