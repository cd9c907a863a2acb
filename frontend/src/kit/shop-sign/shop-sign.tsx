import { useShop } from '../../api/calls/shop-api.ts';
import { ShopLogo } from './shop-logo.tsx';

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

/** The shop's mark: an open book with a bright bookmark. */
export function LogoMark({ className = 'size-8 max-w-none' }: { className?: string }) {
  return (
    <img
      src="/favicon.svg"
      alt=""
      width={32}
      height={32}
      // Otherwise React would preload it before the covers.
      fetchPriority="low"
      className={className}
    />
  );
}
