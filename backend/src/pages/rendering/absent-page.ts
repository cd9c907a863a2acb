import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { UNNAMED_SHOP } from '@book-store/contract/pages/heads/page-head';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import type { ShownShop } from '../heads/shown-shop.ts';

const hasAccounts = ({ accounts }: ShownShop) => accounts !== false;

/** What a shop needs for a page to exist; browsers show 'Page not found' otherwise, too. */
const NEEDED: Readonly<Record<string, ((shop: ShownShop) => boolean) | undefined>> = {
  [PAGES.withdraw.pattern]: ({ place }) => hasWithdrawals(place?.country),
  [PAGES.buyGiftCard.pattern]: ({ giftCardSales }) => giftCardSales !== undefined,
  [PAGES.login.pattern]: hasAccounts,
  [PAGES.register.pattern]: hasAccounts,
  [PAGES.forgotPassword.pattern]: hasAccounts,
  [PAGES.resetPassword.pattern]: hasAccounts,
};

/** Whether this shop lacks the page; false while the shop is unknown. */
export const isAbsent = (path: string, shop: ShownShop): boolean =>
  shop !== UNNAMED_SHOP && NEEDED[path]?.(shop) === false;

/** Whether the path has an invalid percent-encoding. */
export function isMalformed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
