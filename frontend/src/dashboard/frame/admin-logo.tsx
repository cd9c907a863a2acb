import { Link } from 'react-router-dom';
import { ShopSign } from '../../kit/shop-sign/shop-sign.tsx';
import { dashboardPaths } from '../../lib/addresses/dashboard-paths.ts';

type AdminLogoProps = {
  /** Classes of the shop's name, to hide it where only the mark fits. */
  nameClass?: string;
};

/** The shop's mark and name; links to the storefront. */
export function AdminLogo({ nameClass = '' }: AdminLogoProps) {
  return (
    <Link
      to={dashboardPaths.home.to()}
      className="inline-flex min-h-11 items-center gap-2 rounded-field font-title text-h3 font-semibold"
    >
      <ShopSign nameClass={nameClass} />
    </Link>
  );
}
