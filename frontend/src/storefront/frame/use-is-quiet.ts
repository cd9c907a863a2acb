import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';

/** Whether what leads away is left out, as at the checkout; as specified, every page has it. */
export function useIsQuiet(): boolean {
  const { isRefined } = useTexts();
  return useLocation().pathname === paths.checkout.to() && isRefined;
}
