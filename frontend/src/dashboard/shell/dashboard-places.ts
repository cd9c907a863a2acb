import type { ReactNode } from 'react';
import {
  AddIcon,
  BooksIcon,
  CustomersIcon,
  DeliveryIcon,
  FiguresIcon,
  FolderIcon,
  MailIcon,
  NewsIcon,
  OverviewIcon,
  SettingsIcon,
} from '../../kit/icons/dashboard-icons.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';

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

/** The navigation from top to bottom. */
export const PLACES: readonly DashboardPlace[] = [
  {
    name: 'Overview',
    inBar: 'Overview',
    to: paths.overview.to(),
    patterns: [paths.overview.pattern],
    Icon: OverviewIcon,
  },
  {
    name: texts.admin.addNewBook,
    to: paths.addBook.to(),
    patterns: [paths.addBook.pattern],
    Icon: AddIcon,
  },
  {
    name: texts.admin.manageBooks,
    inBar: 'Books',
    to: paths.manageBooks.to(),
    patterns: [paths.manageBooks.pattern, paths.editBook.pattern],
    Icon: BooksIcon,
  },
  {
    name: 'Orders',
    inBar: 'Orders',
    to: paths.adminOrders.to(),
    patterns: [paths.adminOrders.pattern, paths.newOrder.pattern, paths.adminOrder.pattern],
    Icon: FolderIcon,
  },
  {
    name: 'Deliveries',
    inBar: 'Deliveries',
    to: paths.deliveries.to(),
    patterns: [paths.deliveries.pattern],
    Icon: DeliveryIcon,
  },
  {
    name: 'Customers',
    to: paths.customers.to(),
    patterns: [paths.customers.pattern, paths.customer.pattern],
    Icon: CustomersIcon,
  },
  {
    name: 'Figures',
    to: paths.figures.to(),
    patterns: [paths.figures.pattern],
    Icon: FiguresIcon,
  },
  {
    name: 'News',
    to: paths.adminNews.to(),
    patterns: [paths.adminNews.pattern, paths.addNews.pattern, paths.editNews.pattern],
    Icon: NewsIcon,
  },
];

export const MAIL: DashboardPlace = {
  name: 'Mail',
  to: paths.mails.to(),
  patterns: [paths.mails.pattern, paths.newsletter.pattern],
  Icon: MailIcon,
};

export const SETTINGS: DashboardPlace = {
  name: 'Settings',
  to: paths.settings.to(),
  patterns: [`${paths.settings.pattern}/*`, paths.activity.pattern],
  Icon: SettingsIcon,
};
