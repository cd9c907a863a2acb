import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of what surrounds every page of the dashboard. */
export const frameTexts = area('dashboard/frame', {
  dashboard: 'Dashboard',
  loading: 'Loading…',
  /** The dashboard's screens; `bar` has the short names in the tab bar of phones. */
  places: {
    overview: 'Overview',
    orders: 'Orders',
    deliveries: 'Deliveries',
    customers: 'Customers',
    discountCodes: 'Discount codes',
    figures: 'Figures',
    lists: 'Lists',
    news: 'News',
    mail: 'Mail',
    settings: 'Settings',
  },
  bar: {
    overview: 'Overview',
    books: 'Books',
    orders: 'Orders',
    deliveries: 'Deliveries',
    customers: 'Customers',
    more: 'More',
  },
  menu: {
    name: 'Your menu',
    before: 'Your menu: ',
    settings: 'Your settings',
    activity: 'Activity',
    orders: 'Orders',
    mail: 'Mail',
    shop: 'View the shop',
  },
  logOut: 'Log out',
  search: 'Search your books by title, author or category',
  bell: {
    name: 'Notifications',
    named: (orders: string): string => `Notifications, ${orders}`,
    newOrders: 'New orders',
    count: (count: number): string => counted(count, 'new order'),
    failed: 'New orders could not be loaded.',
    none: 'None since you last looked. New ones will appear here.',
    justNow: 'just now',
    all: 'All orders',
    more: (count: number): string => `and ${count} more`,
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'Your changes on this page will be lost.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  password: {
    heading: 'The generated password',
    warning:
      'You are still using the password that was generated when this shop first started. It is printed at every start, where others may see it.',
    change: 'Set your own password',
  },
  failure: {
    text: 'This page could not be shown.',
    detail:
      'The connection may be down, or the shop was just updated: loading the page again usually helps.',
  },
});
