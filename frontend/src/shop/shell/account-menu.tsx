import { Link, useNavigate } from 'react-router-dom';
import { usePopover } from '../../kit/menus/use-popover.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { type CurrentUser, useAuth } from '../sign-in/auth-context.ts';

const links = [
  { name: texts.menu.dashboard, to: paths.userDashboard.to() },
  { name: texts.menu.orders, to: paths.orders.to() },
  { name: texts.menu.cart, to: paths.cart.to() },
  { name: texts.menu.checkout, to: paths.checkout.to() },
  { name: 'Wish list', to: paths.wishes.to() },
  { name: 'Account', to: paths.account.to() },
];
const row = 'flex min-h-11 w-full items-center px-5 hover:bg-wash focus-visible:bg-wash';

const initialOf = ({ name, email }: CurrentUser) => (name || email || '?').charAt(0).toUpperCase();

/** The avatar and its menu; choosing a link, Escape or a click outside closes it. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const { close, toggle, root, button, panel } = usePopover();

  async function leave() {
    close();
    await logout();
    navigate(paths.home.to());
  }

  return (
    <div {...root} className="relative">
      <button
        {...button}
        type="button"
        aria-label="Your account"
        onClick={toggle}
        className="shop-header-avatar grid size-11 place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full border-2 border-accent bg-wash font-semibold"
        >
          {initialOf(user)}
        </span>
      </button>
      <nav
        {...panel}
        aria-label="Account"
        className="absolute right-0 z-30 mt-2 w-56 overflow-hidden rounded-card border border-line bg-card py-2 shadow-cover"
      >
        <p className="truncate px-5 pb-2 text-fine text-muted">{user.name || user.email}</p>
        <ul>
          {links.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={row}>
                {name}
              </Link>
            </li>
          ))}
          <li className="mt-2 border-t border-line pt-2">
            <button type="button" onClick={() => void leave()} className={row}>
              {texts.account.logout}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
