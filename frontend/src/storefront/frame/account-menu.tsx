import { useNavigate } from 'react-router-dom';
import { Menu, MenuItem } from '../../kit/menus/menu.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import type { StorefrontTexts } from '../../lib/wording/specified-texts.ts';
import { type TextsOf, useTexts } from '../../lib/wording/storefront-texts.ts';
import { type CurrentUser, useAuth } from '../people/parts/session/auth-context.ts';
import { frameTexts } from './texts.ts';

const linksIn = (texts: StorefrontTexts, words: TextsOf<typeof frameTexts>) => [
  { name: texts.menu.dashboard, to: paths.userDashboard.to() },
  { name: texts.menu.orders, to: paths.orders.to() },
  { name: texts.menu.cart, to: paths.cart.to() },
  { name: texts.menu.checkout, to: paths.checkout.to() },
  { name: words.wishes, to: paths.wishes.to() },
  { name: words.account, to: paths.account.to() },
];

const initialOf = ({ name, email }: CurrentUser) => (name || email || '?').charAt(0).toUpperCase();

/** The avatar and its menu; choosing a link, Escape or a click outside closes it. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const texts = useTexts();
  const words = useTexts(frameTexts);
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
      buttonName={words.yourAccount}
      buttonClass="shop-header-avatar grid size-11 place-items-center rounded-full"
      nav={words.account}
      place="right-0 z-panel mt-2 w-56 overflow-hidden"
    >
      <p className="truncate px-5 pt-1 pb-2 text-fine text-muted">{user.name || user.email}</p>
      <ul>
        {linksIn(texts, words).map(({ name, to }) => (
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
