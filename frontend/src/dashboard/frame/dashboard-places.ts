import type { ReactNode } from 'react';
import {
  AddIcon,
  BooksIcon,
  CustomersIcon,
  DeliveryIcon,
  DiscountIcon,
  FiguresIcon,
  FolderIcon,
  MailIcon,
  NewsIcon,
  OverviewIcon,
  SettingsIcon,
} from '../../kit/icons/dashboard-icons.tsx';
import { dashboardPaths } from '../../lib/addresses/dashboard-paths.ts';
import type { DashboardTexts } from '../../lib/wording/dashboard-texts.ts';

/** An entry of the dashboard's navigation. */
export type DashboardPlace = {
  name: string;
  /** The label in the phone's tab bar, which fits four; the others are under 'More'. */
  inBar?: string;
  to: string;
  /** The paths under which this entry is highlighted. */
  patterns: string[];
  Icon: (props: { className?: string }) => ReactNode;
};

type Path = { pattern: string; to: () => string };

const place = (
  name: string,
  path: Path,
  Icon: DashboardPlace['Icon'],
  { inBar, also = [] }: { inBar?: string; also?: readonly { pattern: string }[] } = {},
): DashboardPlace => ({
  name,
  ...(inBar && { inBar }),
  to: path.to(),
  patterns: [path, ...also].map(({ pattern }) => pattern),
  Icon,
});

/** Returns the navigation from top to bottom. */
export const placesIn = ({ admin }: DashboardTexts): readonly DashboardPlace[] => [
  place('Overview', dashboardPaths.overview, OverviewIcon, { inBar: 'Overview' }),
  place(admin.addNewBook, dashboardPaths.addBook, AddIcon),
  place(admin.manageBooks, dashboardPaths.manageBooks, BooksIcon, {
    inBar: 'Books',
    also: [dashboardPaths.editBook],
  }),
  place('Orders', dashboardPaths.adminOrders, FolderIcon, {
    inBar: 'Orders',
    also: [
      ...[
        dashboardPaths.newOrder,
        dashboardPaths.adminOrder,
        dashboardPaths.payments,
        dashboardPaths.returns,
        dashboardPaths.withdrawals,
      ],
      ...[dashboardPaths.giftCards, dashboardPaths.giftCard],
    ],
  }),
  place('Deliveries', dashboardPaths.deliveries, DeliveryIcon, {
    inBar: 'Deliveries',
    also: [dashboardPaths.pickUps],
  }),
  place('Customers', dashboardPaths.customers, CustomersIcon, { also: [dashboardPaths.customer] }),
  place('Discount codes', dashboardPaths.discountCodes, DiscountIcon, {
    also: [dashboardPaths.addDiscountCode, dashboardPaths.editDiscountCode],
  }),
  place('Figures', dashboardPaths.figures, FiguresIcon),
  place('News', dashboardPaths.adminNews, NewsIcon, {
    also: [dashboardPaths.addNews, dashboardPaths.editNews],
  }),
];

export const MAIL = place('Mail', dashboardPaths.mails, MailIcon, {
  also: [dashboardPaths.newsletter],
});

export const SETTINGS = place('Settings', dashboardPaths.settings, SettingsIcon, {
  also: [{ pattern: `${dashboardPaths.settings.pattern}/*` }, dashboardPaths.activity],
});
