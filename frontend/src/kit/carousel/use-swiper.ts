import { type RefObject, useEffect, useRef } from 'react';
import type { Swiper } from 'swiper';
import { loadPart } from '../../lib/load-part.ts';

const load = () => loadPart(() => import('swiper'));
/** Loads Swiper ahead of the first move. */
export const preloadSwiper = () => void load().catch(() => undefined);

/**
 * Returns a function that moves the row in a region by a whole view. Fingers, wheels and keys scroll the row
 * by themselves; Swiper comes with the first arrow, and works on the same elements.
 */
export function useSwiper(
  region: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
) {
  const swiper = useRef<Swiper>(null);
  useEffect(
    () => () => {
      swiper.current?.destroy();
    },
    [],
  );

  return async (direction: 1 | -1) => {
    const library = await load();
    if (!region.current || !row.current) return;
    if (swiper.current?.wrapperEl !== row.current) {
      swiper.current?.destroy();
      swiper.current = attach(library.Swiper, region.current);
    }
    const { current } = swiper;
    // The slides may be others than at the last move.
    current.update();
    if (direction === 1) current.slideNext();
    else current.slidePrev();
  };
}

const attach = (Swiper: typeof import('swiper').Swiper, region: HTMLElement) =>
  new Swiper(region, {
    wrapperClass: 'carousel-row',
    slideClass: 'carousel-slide',
    cssMode: true,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    slidesPerView: 'auto',
    spaceBetween: 16,
    breakpoints: {
      [textScale() * 768]: { slidesPerView: 2, slidesPerGroup: 2, spaceBetween: 24 },
      [textScale() * 1180]: { slidesPerView: 3, slidesPerGroup: 3, spaceBetween: 24 },
    },
  });

/** How much larger than usual the text is: slides follow the room for it, as they do in the style sheet. */
const textScale = () =>
  Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
