import type { ReactNode } from 'react';
import {
  AddIcon,
  BooksIcon,
  CustomersIcon,
  DeliveryIcon,
  DiscountIcon,
  FiguresIcon,
  FolderIcon,
  ListIcon,
  MailIcon,
  NewsIcon,
  OverviewIcon,
  SettingsIcon,
} from '../../kit/icons/dashboard-icons.tsx';
import { dashboardPaths } from '../../lib/addresses/dashboard-paths.ts';
import type { DashboardTexts } from '../../lib/wording/dashboard-texts.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { frameTexts } from './texts.ts';

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

type FrameTexts = TextsOf<typeof frameTexts>;

/** Returns the navigation from top to bottom, but for what stands at its end. */
export const placesIn = (
  { admin, isRefined }: DashboardTexts,
  { places, bar }: FrameTexts,
  { withDeliveries }: { withDeliveries: boolean },
): readonly DashboardPlace[] => [
  place(places.overview, dashboardPaths.overview, OverviewIcon, { inBar: bar.overview }),
  place(admin.addNewBook, dashboardPaths.addBook, AddIcon),
  place(admin.manageBooks, dashboardPaths.manageBooks, BooksIcon, {
    inBar: bar.books,
    also: [dashboardPaths.editBook, dashboardPaths.bin],
  }),
  place(places.orders, dashboardPaths.adminOrders, FolderIcon, {
    inBar: bar.orders,
    also: [
      ...[
        dashboardPaths.newOrder,
        dashboardPaths.adminOrder,
        dashboardPaths.payments,
        dashboardPaths.returns,
        dashboardPaths.withdrawals,
      ],
      ...[dashboardPaths.giftCards, dashboardPaths.giftCard],
      ...(withDeliveries ? [] : [dashboardPaths.deliveries, dashboardPaths.pickUps]),
    ],
  }),
  ...(withDeliveries
    ? [
        place(places.deliveries, dashboardPaths.deliveries, DeliveryIcon, {
          inBar: bar.deliveries,
          also: [dashboardPaths.pickUps],
        }),
      ]
    : []),
  place(places.customers, dashboardPaths.customers, CustomersIcon, {
    ...(!withDeliveries && { inBar: bar.customers }),
    also: [dashboardPaths.customer],
  }),
  place(places.discountCodes, dashboardPaths.discountCodes, DiscountIcon, {
    also: [dashboardPaths.addDiscountCode, dashboardPaths.editDiscountCode],
  }),
  place(places.figures, dashboardPaths.figures, FiguresIcon),
  // As specified, the shop shows no lists.
  ...(isRefined
    ? [
        place(places.lists, dashboardPaths.adminReadingLists, ListIcon, {
          also: [dashboardPaths.addReadingList, dashboardPaths.editReadingList],
        }),
      ]
    : []),
  place(places.news, dashboardPaths.adminNews, NewsIcon, {
    also: [dashboardPaths.addNews, dashboardPaths.editNews],
  }),
];

/** Staff have no settings but their own. */
export const lastPlacesIn = ({ places }: FrameTexts, staff: boolean): readonly DashboardPlace[] => [
  place(places.mail, dashboardPaths.mails, MailIcon, {
    also: [dashboardPaths.newsletter, dashboardPaths.questions],
  }),
  place(
    places.settings,
    staff ? dashboardPaths.profileSettings : dashboardPaths.settings,
    SettingsIcon,
    {
      also: [{ pattern: `${dashboardPaths.settings.pattern}/*` }, dashboardPaths.activity],
    },
  ),
];
