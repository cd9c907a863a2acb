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
import { paths } from '../../lib/addresses/dashboard-paths.ts';
import type { DashboardTexts } from '../../lib/wording/dashboard-texts.ts';

/** An entry of the dashboard's navigation. */
export type DashboardPlace = {
  name: string;
  /** Its label in the bar of phones, which has room for four; the others are behind 'More'. */
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
  place('Overview', paths.overview, OverviewIcon, { inBar: 'Overview' }),
  place(admin.addNewBook, paths.addBook, AddIcon),
  place(admin.manageBooks, paths.manageBooks, BooksIcon, {
    inBar: 'Books',
    also: [paths.editBook],
  }),
  place('Orders', paths.adminOrders, FolderIcon, {
    inBar: 'Orders',
    also: [
      ...[paths.newOrder, paths.adminOrder, paths.payments, paths.returns, paths.withdrawals],
      ...[paths.giftCards, paths.giftCard],
    ],
  }),
  place('Deliveries', paths.deliveries, DeliveryIcon, {
    inBar: 'Deliveries',
    also: [paths.pickUps],
  }),
  place('Customers', paths.customers, CustomersIcon, { also: [paths.customer] }),
  place('Discount codes', paths.discountCodes, DiscountIcon, {
    also: [paths.addDiscountCode, paths.editDiscountCode],
  }),
  place('Figures', paths.figures, FiguresIcon),
  place('News', paths.adminNews, NewsIcon, { also: [paths.addNews, paths.editNews] }),
];

export const MAIL = place('Mail', paths.mails, MailIcon, { also: [paths.newsletter] });

export const SETTINGS = place('Settings', paths.settings, SettingsIcon, {
  also: [{ pattern: `${paths.settings.pattern}/*` }, paths.activity],
});
