import { coverPath } from '@book-store/contract/pictures';
import type { ShopIdentity } from '@book-store/contract/settings/shop/shop-identity.schemas';

type ShopLogoProps = NonNullable<ShopIdentity['logo']> & { className: string };

/** The owner's logo. The shop's name stands beside it, so that it needs no text of its own. */
export const ShopLogo = ({ fileName, width, height, className }: ShopLogoProps) => (
  <img
    src={coverPath(fileName, 240)}
    srcSet={`${coverPath(fileName, 240)} 1x, ${coverPath(fileName, 480)} 2x`}
    alt=""
    width={width}
    height={height}
    fetchPriority="low"
    className={`w-auto object-contain ${className}`}
  />
);
