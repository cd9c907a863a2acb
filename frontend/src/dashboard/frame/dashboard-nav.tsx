import { Link, matchPath, useLocation } from 'react-router-dom';
import { MoreIcon } from '../../kit/icons/dashboard-icons.tsx';
import { Menu, MenuItem } from '../../kit/menus/menu.tsx';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { useShopUses } from '../orders/parts/deliveries/use-shop-uses.ts';
import { useRole } from '../people/parts/session/role.ts';
import { AdminLogo } from './admin-logo.tsx';
import { type DashboardPlace, lastPlacesIn, placesIn } from './dashboard-places.ts';
import { frameTexts } from './texts.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

const isAt = (pathname: string, { patterns }: DashboardPlace) =>
  patterns.some((pattern) => matchPath(pattern, pathname));

/** The dashboard's screens: a bar at the bottom of phones, a sidebar on wider screens, with labels on the widest. */
export function DashboardNav() {
  const { pathname } = useLocation();
  const texts = useTexts(frameTexts);
  const dashboard = useDashboardTexts();
  const { rounds } = useShopUses();
  const places = placesIn(dashboard, texts, { withDeliveries: rounds || !dashboard.isRefined });
  const last = lastPlacesIn(texts, useRole() === 'staff');
  const behindMore = [...places, ...last].filter(({ inBar }) => !inBar);
  return (
    <nav
      aria-label={texts.dashboard}
      className="fixed inset-x-0 bottom-0 z-top border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:static md:flex md:grow md:flex-col md:border-0 md:bg-transparent md:p-0 print:hidden"
    >
      <div className="mb-6 hidden justify-center md:flex lg:justify-start lg:px-2">
        <AdminLogo nameClass="sr-only lg:not-sr-only" />
      </div>
      <div className="flex md:contents">
        <ul className="flex grow-4 basis-0 md:grid md:grow-0 md:basis-auto md:gap-1">
          {places.map((place) => (
            <Place key={place.to} {...place} current={isAt(pathname, place)} />
          ))}
        </ul>
        <ul className="mt-auto hidden gap-1 md:grid md:pt-1">
          {last.map((place) => (
            <Place key={place.to} {...place} current={isAt(pathname, place)} />
          ))}
        </ul>
        <MorePlaces
          places={behindMore}
          current={behindMore.find((place) => isAt(pathname, place))}
          className="min-w-0 grow basis-0 md:hidden"
        />
      </div>
    </nav>
  );
}

/** Begins with the word that phones show, where the name lacks it: users of voice control say what they see. */
const spokenName = (name: string, inBar = '') =>
  name.toLowerCase().split(' ').includes(inBar.toLowerCase()) || !inBar
    ? name
    : `${inBar}: ${name}`;

function Place({ name, inBar, to, Icon, current }: DashboardPlace & { current: boolean }) {
  return (
    <li className={`group relative min-w-0 grow basis-0 ${inBar ? '' : 'max-md:hidden'}`}>
      <Link
        to={to}
        aria-label={spokenName(name, inBar)}
        aria-current={current ? 'page' : undefined}
        className="grid min-h-14 content-center justify-items-center gap-0.5 text-muted hover:text-ink aria-[current=page]:text-ink md:min-h-11 md:rounded-field md:hover:bg-line md:aria-[current=page]:bg-accent md:aria-[current=page]:text-on-accent lg:flex lg:items-center lg:justify-start lg:gap-3 lg:px-3"
      >
        <span
          className={`grid h-7 w-14 place-items-center rounded-full md:h-auto md:w-auto ${current ? 'bg-accent text-on-accent md:bg-transparent' : ''}`}
        >
          <Icon className="size-6" />
        </span>
        <span className="text-[min(0.875rem,4.4vw)] leading-none md:hidden">{inBar}</span>
        <span className="hidden lg:block lg:font-semibold">{name}</span>
      </Link>
      <span
        aria-hidden="true"
        className="pointer-events-none invisible absolute top-1/2 left-full z-panel ml-3 -translate-y-1/2 rounded-field bg-ink px-3 py-1.5 text-fine whitespace-nowrap text-paper opacity-0 transition-opacity md:group-has-focus-visible:visible md:group-has-focus-visible:opacity-100 md:group-hover:visible md:group-hover:opacity-100 lg:hidden"
      >
        {name}
      </span>
    </li>
  );
}

type MorePlacesProps = {
  places: readonly DashboardPlace[];
  current: DashboardPlace | undefined;
  className: string;
};

/** A sheet for the entries that do not fit the phone's tab bar. */
function MorePlaces({ places, current, className }: MorePlacesProps) {
  const { bar } = useTexts(frameTexts);
  return (
    <Menu
      className={className}
      button={
        <>
          <span
            className={`grid h-7 w-14 place-items-center rounded-full ${current ? 'bg-accent text-on-accent' : ''}`}
          >
            <MoreIcon className="size-6" />
          </span>
          <span className="text-fine leading-none">{bar.more}</span>
        </>
      }
      buttonClass={`grid min-h-14 w-full content-center justify-items-center gap-0.5 hover:text-ink ${current ? 'text-ink' : 'text-muted'}`}
      place="inset-x-0 bottom-full max-h-[70svh] overflow-y-auto rounded-b-none border-x-0 border-b-0"
    >
      <ul className="py-1">
        {places.map((place) => (
          <MenuItem
            key={place.to}
            to={place.to}
            current={place === current}
            className="min-h-12 gap-4 px-5"
          >
            <place.Icon className="size-6" />
            {place.name}
          </MenuItem>
        ))}
      </ul>
    </Menu>
  );
}
