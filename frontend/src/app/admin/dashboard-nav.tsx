import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useGetShopConfigQuery } from '../../shared/api/shop-config-api.ts';
import { paths } from '../../shared/paths.ts';
import {
  AddIcon,
  BooksIcon,
  DeliveryIcon,
  FolderIcon,
  MailIcon,
  OverviewIcon,
  SettingsIcon,
} from '../../shared/ui/dashboard-icons.tsx';
import { AdminLogo } from './admin-logo.tsx';

const { dashboard, addBook, manageBooks, editBook } = paths;
const { adminOrders, adminOrder, deliveries, settings, activity } = paths;

type PlaceProps = {
  name: string;
  /** Shorter label for the bottom bar on phones. */
  short: string;
  to: string;
  /** The paths under which this entry is highlighted. */
  patterns: string[];
  Icon: (props: { className?: string }) => ReactNode;
};

const places: PlaceProps[] = [
  {
    name: 'Overview',
    short: 'Overview',
    to: dashboard.to(),
    patterns: [dashboard.pattern],
    Icon: OverviewIcon,
  },
  {
    name: 'Add New Book',
    short: 'Add',
    to: addBook.to(),
    patterns: [addBook.pattern],
    Icon: AddIcon,
  },
  {
    name: 'Manage Books',
    short: 'Books',
    to: manageBooks.to(),
    patterns: [manageBooks.pattern, editBook.pattern],
    Icon: BooksIcon,
  },
  {
    name: 'Orders',
    short: 'Orders',
    to: adminOrders.to(),
    patterns: [adminOrders.pattern, adminOrder.pattern],
    Icon: FolderIcon,
  },
  {
    name: 'Deliveries',
    short: 'Deliveries',
    to: deliveries.to(),
    patterns: [deliveries.pattern],
    Icon: DeliveryIcon,
  },
];

const outboxPlace: PlaceProps = {
  name: 'Outbox',
  short: 'Outbox',
  to: paths.outbox.to(),
  patterns: [paths.outbox.pattern],
  Icon: MailIcon,
};

const settingsPlace: PlaceProps = {
  name: 'Settings',
  short: 'Settings',
  to: settings.to(),
  patterns: [settings.pattern, activity.pattern],
  Icon: SettingsIcon,
};

/** Navigation icons: a bottom bar on phones, a sidebar on wider screens, with labels on the widest. */
export function DashboardNav() {
  const { data: config } = useGetShopConfigQuery();
  return (
    <nav
      aria-label="Dashboard"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:static md:flex md:grow md:flex-col md:border-0 md:bg-transparent md:p-0 print:hidden"
    >
      <div className="mb-6 hidden justify-center md:flex lg:justify-start lg:px-2">
        <AdminLogo nameClass="sr-only lg:not-sr-only" />
      </div>
      <ul className="flex justify-around md:grid md:gap-1">
        {places.map((place) => (
          <Place key={place.to} {...place} />
        ))}
      </ul>
      <ul className="mt-auto hidden md:block">
        {config?.signInEmulator && <Place {...outboxPlace} />}
        <Place {...settingsPlace} />
      </ul>
    </nav>
  );
}

function Place({ name, short, to, patterns, Icon }: PlaceProps) {
  const { pathname } = useLocation();
  const current = patterns.some((pattern) => matchPath(pattern, pathname));
  return (
    <li className="group relative">
      <Link
        to={to}
        aria-label={name}
        aria-current={current ? 'page' : undefined}
        className="grid min-h-14 content-center justify-items-center gap-0.5 text-muted hover:text-ink aria-[current=page]:text-ink md:min-h-11 md:rounded-field md:hover:bg-line md:aria-[current=page]:bg-accent md:aria-[current=page]:text-on-accent lg:flex lg:items-center lg:justify-start lg:gap-3 lg:px-3"
      >
        <span
          className={`grid h-7 w-14 place-items-center rounded-full md:h-auto md:w-auto ${current ? 'bg-accent text-on-accent md:bg-transparent' : ''}`}
        >
          <Icon className="size-6" />
        </span>
        <span className="text-fine leading-none md:hidden">{short}</span>
        <span className="hidden lg:block lg:font-semibold">{name}</span>
      </Link>
      <span
        aria-hidden="true"
        className="pointer-events-none invisible absolute top-1/2 left-full z-30 ml-3 -translate-y-1/2 rounded-field bg-ink px-3 py-1.5 text-fine whitespace-nowrap text-paper opacity-0 transition-opacity md:group-has-focus-visible:visible md:group-has-focus-visible:opacity-100 md:group-hover:visible md:group-hover:opacity-100 lg:hidden"
      >
        {name}
      </span>
    </li>
  );
}
