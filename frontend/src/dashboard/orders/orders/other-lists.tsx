import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import type { ReactNode } from 'react';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { live } from '../../../api/refresh.ts';
import { ButtonLink, buttonClass } from '../../../kit/button.tsx';
import { Menu, MenuItem } from '../../../kit/menus/menu.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { sumOf } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { useShopUses } from '../parts/deliveries/use-shop-uses.ts';
import { useCountReturnsQuery } from '../parts/returns/api.ts';
import { ordersTexts } from '../texts.ts';

type OtherListsProps = {
  /** Hides what phones have no room for. */
  onPhones: string;
  /** The export of the list. */
  children: ReactNode;
};

/** The ways from the orders to the lists beside them: buttons as specified, otherwise a menu of what the shop uses. */
export function OtherLists({ onPhones, children }: OtherListsProps) {
  const texts = useTexts(ordersTexts);
  const { isRefined } = useDashboardTexts();
  const { data: shop } = useShopQuery();
  const { rounds, pickUp } = useShopUses();
  const { data: returns } = useCountReturnsQuery(undefined, live(10));
  const waiting = sumOf(Object.values(returns ?? {}));
  const withReturns = shop?.returnDays !== undefined || waiting > 0;
  const links = [
    ...(isRefined && !rounds
      ? []
      : [{ name: texts.deliveryList, to: dashboardPaths.deliveries.to() }]),
    ...(isRefined && pickUp ? [{ name: texts.pickUps, to: dashboardPaths.pickUps.to() }] : []),
    ...(withReturns && (isRefined || waiting === 0)
      ? [
          {
            name: waiting > 0 ? texts.waitingReturns(waiting) : texts.returns,
            to: dashboardPaths.returns.to(),
          },
        ]
      : []),
    ...(hasWithdrawals(shop?.place?.country)
      ? [{ name: texts.withdrawals, to: dashboardPaths.withdrawals.to() }]
      : []),
    ...(shop?.payments ? [{ name: texts.payments, to: dashboardPaths.payments.to({}) }] : []),
    ...(shop?.giftCards ? [{ name: texts.giftCards, to: dashboardPaths.giftCards.to() }] : []),
  ];
  if (isRefined) {
    return (
      <Menu button={texts.more} buttonClass={buttonClass('secondary', '', 'phone')}>
        <ul>
          {links.map(({ name, to }) => (
            <MenuItem key={to} to={to}>
              {name}
            </MenuItem>
          ))}
        </ul>
        <div className="px-4 py-2">{children}</div>
      </Menu>
    );
  }
  return (
    <>
      {waiting > 0 && (
        <ButtonLink variant="secondary" to={dashboardPaths.returns.to()}>
          {texts.waitingReturns(waiting)}
        </ButtonLink>
      )}
      <div className={`contents ${onPhones}`}>
        {links.map(({ name, to }) => (
          <ButtonLink
            key={to}
            variant="secondary"
            to={to}
            className={to === dashboardPaths.deliveries.to() ? 'max-md:hidden' : ''}
          >
            {name}
          </ButtonLink>
        ))}
        {children}
      </div>
    </>
  );
}
