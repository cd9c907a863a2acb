import { coverPath } from '@book-store/contract/pictures';
import type { ShopIdentity } from '@book-store/contract/schemas/shop-identity';
import { useShop } from '../../shared/api/shop-api.ts';
import { LogoMark } from './logo.tsx';

/** A logo this wide has the name in it. */
const LETTERED_FROM = 2;

/** The shop's logo and name, where there is room for one line. */
export function ShopSign({ nameClass = 'truncate' }: { nameClass?: string }) {
  const { name, logo } = useShop();
  const isLettered = logo && logo.width / logo.height >= LETTERED_FROM;
  return (
    <>
      {logo ? <Logo {...logo} /> : <LogoMark />}
      <span className={isLettered ? 'sr-only' : nameClass}>{name}</span>
    </>
  );
}

function Logo({ fileName, width, height }: NonNullable<ShopIdentity['logo']>) {
  return (
    <img
      src={coverPath(fileName, 240)}
      srcSet={`${coverPath(fileName, 240)} 1x, ${coverPath(fileName, 480)} 2x`}
      alt=""
      width={width}
      height={height}
      fetchPriority="low"
      className="h-8 w-auto max-w-40 object-contain"
    />
  );
}
