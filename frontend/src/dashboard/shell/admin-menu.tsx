import { Menu, MenuItem } from '../../kit/menus/menu.tsx';
import { Portrait } from '../../kit/pictures/portrait.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { useGetAdminProfileQuery } from '../session/api.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

const links = [
  { name: 'Your settings', to: paths.profileSettings.to() },
  { name: 'Activity', to: paths.activity.to() },
  { name: 'Orders', to: paths.adminOrders.to() },
  { name: 'Mail', to: paths.mails.to() },
  { name: 'View the shop', to: paths.home.to() },
];

/** The signed-in admin's name, role and picture, as a button that opens the menu. */
export function AdminMenu() {
  const texts = useDashboardTexts();
  const { data: profile } = useGetAdminProfileQuery(undefined, {
    refetchOnReconnect: true,
    refetchOnFocus: true,
  });
  const who = (
    <>
      <span className="block truncate font-semibold">{profile?.name}</span>
      <span className="block truncate text-fine text-muted">
        {profile?.roleLabel ?? texts.admin.role}
      </span>
    </>
  );
  return (
    <Menu
      button={
        <>
          <span className="sr-only">Your menu: </span>
          <Portrait picture={profile?.picture} />
          <span className="sr-only max-w-40 leading-tight md:not-sr-only">{who}</span>
        </>
      }
      buttonClass="flex min-h-11 items-center gap-3 rounded-field px-1 text-left hover:bg-wash md:px-2"
      nav="Your menu"
      place="right-0 z-panel mt-2 w-56 overflow-hidden"
    >
      <p className="px-5 py-2 leading-tight md:hidden">{who}</p>
      <ul className="py-1">
        {links.map(({ name, to }) => (
          <MenuItem key={to} to={to} className="px-5">
            {name}
          </MenuItem>
        ))}
      </ul>
    </Menu>
  );
}
