import { isPrepaid } from '@book-store/contract/settings/payment/payment';
import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { badField } from '../../platform/errors/errors.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { findPicture } from '../../platform/pictures/covers.service.ts';
import type { Settings } from './sections.ts';
import { editSection } from './settings-section.ts';
import { toShopView, withParts } from './shop-view.ts';

/**
 * Without sign-in, everybody is a guest; without a Stripe account, nobody pays there; without mails or a prepaid
 * method, nobody buys a gift card.
 */
const shownBy =
  ({ shopConfig: { firebase, google }, now, stripe, mailFrom }: RouteDeps) =>
  async (settings: ShopView): Promise<ShopView> => {
    const shop = await withParts(settings, now());
    const offered = shop.payments?.filter(({ method }) => method !== 'stripe' || stripe);
    if (offered) shop.payments = offered;
    if (!mailFrom || !offered?.some(({ method }) => isPrepaid(method))) delete shop.giftCardSales;
    if (mailFrom) shop.answersMail = true;
    if (!firebase) return { ...shop, guestOrders: true, accounts: false };
    return google ? shop : { ...shop, google: false };
  };

type Sections = Omit<
  Implementation<typeof shopCalls>,
  `${string} /api/admin/shop/${'tax' | 'papers' | 'payments' | 'security'}`
>;

/** The owner's settings, in independent sections. */
export function shopSections(deps: RouteDeps): Sections {
  const toView = (settings: Settings) => toShopView(settings, deps.now());
  const edits = { toView, view: ShopView, shown: shownBy(deps) };
  return {
    'GET /api/shop': {
      cached: POINTS.read,
      run: async ({ shop }) => ({ body: await edits.shown(toView(shop.settings)) }),
    },
    'PUT /api/admin/shop': editSection({ ...edits, section: 'delivery', value: (body) => body }),
    'PUT /api/admin/shop/identity': editSection({
      ...edits,
      section: 'identity',
      value: async ({ logo, social = {}, ...identity }) => ({
        ...identity,
        logo: logo ? await findLogo(logo) : undefined,
        social,
      }),
    }),
    'PUT /api/admin/shop/home-page': editSection({
      ...edits,
      section: 'banner',
      value: (body) => body,
    }),
    'PUT /api/admin/shop/storefront': editSection({
      ...edits,
      section: 'storefront',
      value: (body) => body,
    }),
    'PUT /api/admin/shop/retention': editSection({
      ...edits,
      section: 'retention',
      value: (body) => body,
    }),
  };
}

async function findLogo(fileName: string) {
  const logo = await findPicture(fileName);
  if (!logo) throw badField('logo', 'This picture has not been uploaded.', 'not-uploaded');
  return logo;
}
