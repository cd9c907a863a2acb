import { avifPath } from '@book-store/contract/pictures';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';

type StoredPictureProps<Width extends number> = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  widths: readonly Width[];
  /** Returns the path of the WebP file in one of the widths. */
  pathOf: (width: Width) => string;
  /** For browsers that choose no width themselves. */
  usual: Width;
  /** The displayed width, from which the browser chooses a file. */
  sizes: string;
};

/** A picture that the shop stores as AVIF and as WebP; the browser takes the first that it can show. */
export function StoredPicture<Width extends number>(props: StoredPictureProps<Width>) {
  const { widths, pathOf, usual, sizes, ...image } = props;
  const filesOf = (path: (width: Width) => string) =>
    widths.map((width) => `${path(width)} ${width}w`).join(', ');
  const avif = filesOf((width) => avifPath(pathOf(width)));
  if (image.fetchPriority === 'high') {
    // In the server's HTML this is a link in its head. Browsers without AVIF ignore it.
    preload(avifPath(pathOf(usual)), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className="contents">
      {/* In a flex box or a grid it would take a place of its own. */}
      <source type="image/avif" srcSet={avif} sizes={sizes} className="hidden" />
      {/* biome-ignore lint/a11y/useAltText: it is among the properties */}
      <img {...image} srcSet={filesOf(pathOf)} sizes={sizes} src={pathOf(usual)} />
    </picture>
  );
}
