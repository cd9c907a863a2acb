import { MoreIcon } from '../../kit/icons/dashboard-icons.tsx';
import { Menu, MenuItem } from '../../kit/menus/menu.tsx';
import type { DashboardPlace } from './dashboard-places.ts';

type MorePlacesProps = {
  places: readonly DashboardPlace[];
  /** The one whose page is open. */
  current: DashboardPlace | undefined;
  className: string;
};

/** What the bar of phones has no room for, in a sheet above it. */
export function MorePlaces({ places, current, className }: MorePlacesProps) {
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
          <span className="text-fine leading-none">More</span>
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
