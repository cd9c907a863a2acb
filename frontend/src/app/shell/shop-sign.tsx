import { useShop } from '../../shared/api/shop-api.ts';
import { ShopLogo } from '../../shared/ui/shop-logo.tsx';
import { LogoMark } from './logo.tsx';

/** A logo this wide has the name in it. */
const LETTERED_FROM = 2;

/** The shop's logo and name, where there is room for one line. */
export function ShopSign({ nameClass = 'truncate' }: { nameClass?: string }) {
  const { name, logo } = useShop();
  const isLettered = logo && logo.width / logo.height >= LETTERED_FROM;
  return (
    <>
      {logo ? <ShopLogo {...logo} className="h-8 max-w-40" /> : <LogoMark />}
      <span className={isLettered ? 'sr-only' : nameClass}>{name}</span>
    </>
  );
}
