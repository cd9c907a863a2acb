import { PAGES } from '../../pages/addresses/pages.ts';
import type { Language } from '../../storefront.ts';
import type { TextPageId } from '../../text-limits.ts';
import { currencyName } from '../place/currency-name.ts';
import { hasWithdrawals } from '../place/eu.ts';
import { RETURN_DAYS } from '../shop/shop-limits.ts';

/** What the terms depend on. */
type TermsOf = {
  place?: { country?: string | undefined } | undefined;
  payments?: readonly { method: string; fee?: number | undefined }[] | undefined;
  giftCards?: boolean | undefined;
  returnDays?: number | undefined;
  ownPages?: readonly TextPageId[] | undefined;
};

/** A paragraph with a heading; its link stands between its two texts. */
export type TermsSection = {
  heading: string;
  text: string;
  link?: { text: string; to: string };
  after?: string;
};

const withdrawal = PAGES.withdrawal.pattern;
const withdraw = PAGES.withdraw.pattern;
const shipping = PAGES.shipping.pattern;

/** The terms of service until the owner writes some. They say what the shop does, as its other pages do. */
export function usualTerms(language: Language, shop: TermsOf): TermsSection[] {
  const { payments = [], giftCards, ownPages = [], place, returnDays = RETURN_DAYS } = shop;
  const isPlainCash = payments.every(({ method, fee }) => method === 'cash-on-delivery' && !fee);
  const onlyCash = isPlainCash && !giftCards;
  const facts = { onlyCash, currency: currencyName(language), returnDays };
  const given = ownPages.includes('withdrawal')
    ? 'explained'
    : hasWithdrawals(place?.country)
      ? 'given'
      : 'none';
  return (language === 'de' ? german : english)({ ...facts, withdrawal: given });
}

type Facts = {
  onlyCash: boolean;
  currency: string;
  returnDays: number;
  /** Whether there is a right of withdrawal, and a page about it. */
  withdrawal: 'explained' | 'given' | 'none';
};

const english = ({ onlyCash, currency, returnDays, withdrawal: right }: Facts): TermsSection[] => [
  {
    heading: 'Your order',
    text: 'By placing an order you offer to buy the books at the total that the checkout shows. We accept it when we confirm it. If a price changes while you shop, the checkout tells you before anything is ordered.',
  },
  {
    heading: 'Paying',
    text: onlyCash
      ? `You pay in cash on delivery, in ${currency}, the total that your order shows. There is no other way to pay and no surcharge for this one.`
      : `You pay the total that your order shows, in ${currency}, in the way that you choose at the checkout.`,
  },
  {
    heading: 'Cancelling and refusing',
    ...{
      none: {
        text: `You can cancel until we have packed the books. You may refuse a parcel at the door, and return books within ${returnDays} days.`,
      },
      given: {
        text: 'You can cancel until we have packed the books. Within 14 days of receiving the last book of your order you can withdraw from the contract without giving a reason, for example on the page ',
        link: { text: 'Withdraw from a contract', to: withdraw },
        after: '.',
      },
      explained: {
        text: 'You can cancel until we have packed the books. How you can withdraw from the contract after that is explained under ',
        link: { text: 'Right of withdrawal', to: withdrawal },
        after: '.',
      },
    }[right],
  },
  {
    heading: 'Delivery',
    text: 'How and when your books arrive is explained in our ',
    link: { text: 'shipping policy', to: shipping },
    after: '.',
  },
];

const german = ({ onlyCash, currency, returnDays, withdrawal: right }: Facts): TermsSection[] => [
  {
    heading: 'Ihre Bestellung',
    text: 'Mit Ihrer Bestellung bieten Sie an, die Bücher zu dem Gesamtbetrag zu kaufen, den die Kasse zeigt. Wir nehmen an, indem wir die Bestellung bestätigen. Ändert sich unterdessen ein Preis, sagt es Ihnen die Kasse, bevor etwas bestellt wird.',
  },
  {
    heading: 'Bezahlung',
    text: onlyCash
      ? `Sie zahlen bar bei Lieferung (Nachnahme, Währung: ${currency}), und zwar den Gesamtbetrag Ihrer Bestellung. Andere Zahlungsarten gibt es nicht, einen Aufschlag für diese auch nicht.`
      : `Sie zahlen den Gesamtbetrag Ihrer Bestellung, in ${currency}, auf dem Weg, den Sie an der Kasse wählen.`,
  },
  {
    heading: 'Stornieren und zurückgeben',
    ...{
      none: {
        text: `Sie können stornieren, bis wir die Bücher gepackt haben. Sie dürfen ein Paket an der Tür ablehnen und Bücher innerhalb von ${returnDays} Tagen zurückgeben.`,
      },
      given: {
        text: 'Sie können stornieren, bis wir die Bücher gepackt haben. Binnen 14 Tagen, nachdem Sie das letzte Buch Ihrer Bestellung erhalten haben, können Sie den Vertrag ohne Angabe von Gründen widerrufen, zum Beispiel auf der Seite ',
        link: { text: 'Vertrag widerrufen', to: withdraw },
        after: '.',
      },
      explained: {
        text: 'Sie können stornieren, bis wir die Bücher gepackt haben. Wie Sie den Vertrag danach widerrufen können, steht unter ',
        link: { text: 'Widerrufsrecht', to: withdrawal },
        after: '.',
      },
    }[right],
  },
  {
    heading: 'Lieferung',
    text: 'Wie und wann Ihre Bücher ankommen, steht in unseren ',
    link: { text: 'Versandbedingungen', to: shipping },
    after: '.',
  },
];

/** As Markdown, for mails and orders. */
export const termsAsMarkdown = (sections: readonly TermsSection[]): string =>
  sections
    .map(({ heading, text, link, after = '' }) => {
      const linked = link ? `[${link.text}](${link.to})` : '';
      return `# ${heading}\n\n${text}${linked}${after}`;
    })
    .join('\n\n');
