import type { AdminProfile } from '@book-store/contract/schemas/admin-session';
import { Link } from 'react-router-dom';
import { usePopover } from '../../kit/menus/use-popover.ts';
import { Portrait } from '../../kit/pictures/portrait.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { useGetAdminProfileQuery } from '../session/api.ts';

const links = [
  { name: 'Your settings', to: paths.profileSettings.to() },
  { name: 'Activity', to: paths.activity.to() },
  { name: 'Orders', to: paths.adminOrders.to() },
  { name: 'Mail', to: paths.mails.to() },
  { name: 'View the shop', to: paths.home.to() },
];

const unknown: Pick<AdminProfile, 'name' | 'roleLabel' | 'picture'> = {
  name: '',
  roleLabel: texts.admin.role,
};

/** The signed-in admin's name, role and picture, as a button that opens the menu. */
export function AdminMenu() {
  const { data: profile = unknown } = useGetAdminProfileQuery(undefined, {
    refetchOnReconnect: true,
    refetchOnFocus: true,
  });
  const { root, button, panel, toggle, close } = usePopover();
  return (
    <div {...root} className="relative">
      <button
        {...button}
        type="button"
        onClick={toggle}
        className="flex min-h-11 items-center gap-3 rounded-field px-1 text-left hover:bg-wash md:px-2"
      >
        <span className="sr-only">Your menu: </span>
        <Portrait picture={profile.picture} />
        <span className="sr-only max-w-40 leading-tight md:not-sr-only">
          <span className="block truncate font-semibold">{profile.name}</span>
          <span className="block truncate text-fine text-muted">{profile.roleLabel}</span>
        </span>
      </button>
      <nav
        {...panel}
        aria-label="Your menu"
        className="absolute right-0 z-30 mt-2 w-56 overflow-hidden rounded-card border border-line bg-card py-2 shadow-cover"
      >
        <p className="px-5 py-2 leading-tight md:hidden">
          <span className="block truncate font-semibold">{profile.name}</span>
          <span className="block truncate text-fine text-muted">{profile.roleLabel}</span>
        </p>
        <ul>
          {links.map(({ name, to }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={close}
                className="flex min-h-11 items-center px-5 hover:bg-wash focus-visible:bg-wash"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
