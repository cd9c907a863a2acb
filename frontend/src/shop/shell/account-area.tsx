import { Link } from 'react-router-dom';
import { useShop } from '../../api/shop-api.ts';
import { useAdminTokenStored } from '../../api/use-admin-token.ts';
import { PersonIcon } from '../../kit/icons/icons.tsx';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useAuth } from '../sign-in/auth-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { shellTexts } from './texts.ts';

const link = 'flex min-h-11 items-center gap-2 rounded-field px-2 hover:bg-wash';

/** The account menu for customers, a dashboard link for admins, a login link for everyone else. */
export function AccountArea() {
  const texts = useTexts();
  const { dashboard } = useTexts(shellTexts);
  const { currentUser, loading, away } = useAuth();
  const adminTokenStored = useAdminTokenStored();
  const { accounts } = useShop();
  if (currentUser) return <AccountMenu user={currentUser} />;
  if (adminTokenStored) {
    return (
      <Link to={paths.overview.to()} className={link}>
        <PersonIcon />
        <span className="sr-only @2xs:not-sr-only">{dashboard}</span>
      </Link>
    );
  }
  // A login link would look signed out.
  if (away || accounts === false) return null;
  return (
    <Link to={paths.login.to()} className={link} aria-busy={loading || undefined}>
      <PersonIcon />
      <span className="sr-only @3xl:not-sr-only">{texts.account.login}</span>
    </Link>
  );
}
