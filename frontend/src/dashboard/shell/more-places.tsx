import { Link } from 'react-router-dom';
import { MoreIcon } from '../../kit/icons/dashboard-icons.tsx';
import { usePopover } from '../../kit/menus/use-popover.ts';
import type { DashboardPlace } from './dashboard-places.ts';

type MorePlacesProps = {
  places: readonly DashboardPlace[];
  /** The one whose page is open. */
  current: DashboardPlace | undefined;
  className: string;
};

/** What the bar of phones has no room for, in a sheet above it. */
export function MorePlaces({ places, current, className }: MorePlacesProps) {
  const { root, button, panel, toggle, close } = usePopover();
  return (
    <div {...root} className={className}>
      <button
        {...button}
        type="button"
        onClick={toggle}
        className={`grid min-h-14 w-full content-center justify-items-center gap-0.5 hover:text-ink ${current ? 'text-ink' : 'text-muted'}`}
      >
        <span
          className={`grid h-7 w-14 place-items-center rounded-full ${current ? 'bg-accent text-on-accent' : ''}`}
        >
          <MoreIcon className="size-6" />
        </span>
        <span className="text-fine leading-none">More</span>
      </button>
      <ul
        {...panel}
        className="absolute inset-x-0 bottom-full max-h-[70svh] overflow-y-auto rounded-t-card border-t border-line bg-card py-2 shadow-cover"
      >
        {places.map((place) => (
          <li key={place.to}>
            <Link
              to={place.to}
              onClick={close}
              aria-current={place === current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-4 px-5 hover:bg-wash focus-visible:bg-wash aria-[current=page]:font-semibold"
            >
              <place.Icon className="size-6" />
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
