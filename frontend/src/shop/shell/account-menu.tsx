import { useNavigate } from 'react-router-dom';
import { Menu, MenuItem } from '../../kit/menus/menu.tsx';
import { paths } from '../../lib/paths.ts';
import type { StorefrontTexts } from '../../lib/specified-texts.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { type CurrentUser, useAuth } from '../sign-in/auth-context.ts';

const linksIn = (texts: StorefrontTexts) => [
  { name: texts.menu.dashboard, to: paths.userDashboard.to() },
  { name: texts.menu.orders, to: paths.orders.to() },
  { name: texts.menu.cart, to: paths.cart.to() },
  { name: texts.menu.checkout, to: paths.checkout.to() },
  { name: 'Wish list', to: paths.wishes.to() },
  { name: 'Account', to: paths.account.to() },
];

const initialOf = ({ name, email }: CurrentUser) => (name || email || '?').charAt(0).toUpperCase();

/** The avatar and its menu; choosing a link, Escape or a click outside closes it. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const texts = useTexts();
  const { logout } = useAuth();
  const navigate = useNavigate();

  async function leave() {
    await logout();
    navigate(paths.home.to());
  }

  return (
    <Menu
      button={
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full border-2 border-accent bg-wash font-semibold"
        >
          {initialOf(user)}
        </span>
      }
      buttonName="Your account"
      buttonClass="shop-header-avatar grid size-11 place-items-center rounded-full"
      nav="Account"
      place="right-0 z-30 mt-2 w-56 overflow-hidden"
    >
      <p className="truncate px-5 pt-1 pb-2 text-fine text-muted">{user.name || user.email}</p>
      <ul>
        {linksIn(texts).map(({ name, to }) => (
          <MenuItem key={to} to={to} className="px-5">
            {name}
          </MenuItem>
        ))}
      </ul>
      <ul className="mt-2 border-t border-line py-1 pt-2">
        <MenuItem onChoose={() => void leave()} className="px-5">
          {texts.account.logout}
        </MenuItem>
      </ul>
    </Menu>
  );
}
