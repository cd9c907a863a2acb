import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import { ArrowLeftIcon } from '../icons/icons.tsx';

/** Links to the list, with its previous filters if the user came from there. */
export function BackLink({ to, all }: { to: string; all: string }) {
  const { backToList } = useTexts(dashboardKitTexts);
  const { state } = useLocation();
  return (
    <Link
      to={`${to}${state?.list ?? ''}`}
      className="link inline-flex min-h-11 items-center gap-1.5"
    >
      <ArrowLeftIcon className="size-5" />
      {state?.list ? backToList : all}
    </Link>
  );
}
