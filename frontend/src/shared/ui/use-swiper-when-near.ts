import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { SwiperCarouselProps } from './swiper-carousel.tsx';

/** How far below the screen a carousel may be when its script is loaded. */
const NEAR = '300px 0px';
/** A row that has not moved for this long is at rest. */
const REST_MS = 200;

export type SwiperTakeover = {
  Swiper: ComponentType<SwiperCarouselProps>;
  /** The first visible slide of the row. */
  slide: number;
  /** Which of the region's links and buttons has the focus, if any. */
  focused: number;
};

/**
 * Returns the real carousel once a person comes near its row: by scrolling towards it, pointing at it or
 * moving the focus into it. Until then the row scrolls by itself, and it is not replaced while it moves.
 */
export function useSwiperWhenNear(row: RefObject<HTMLElement | null>): SwiperTakeover | undefined {
  const [taken, setTaken] = useState<SwiperTakeover>();
  useEffect(() => {
    const region = row.current;
    if (!region || taken) return;
    const stop = new AbortController();
    const { signal } = stop;
    const rest = atRest(region, signal);
    let asked = false;
    const load = async () => {
      if (asked) return;
      asked = true;
      try {
        const { SwiperCarousel } = await import('./swiper-carousel.tsx');
        await rest();
        if (!signal.aborted) {
          const focused = controlsIn(region).indexOf(document.activeElement as HTMLElement);
          setTaken({ Swiper: SwiperCarousel, slide: firstSlide(region), focused });
        }
      } catch {
        // The row goes on as it is.
      }
    };
    for (const event of ['pointerenter', 'focusin', 'touchstart'] as const) {
      region.addEventListener(event, load, { signal, passive: true });
    }
    const watch = () => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), {
        rootMargin: NEAR,
      });
      observer.observe(region);
      signal.addEventListener('abort', () => observer.disconnect());
    };
    // A person may have come near before this script was loaded.
    if (region.matches(':hover, :focus-within')) void load();
    if (window.scrollY > 0) watch();
    else window.addEventListener('scroll', watch, { once: true, signal, passive: true });
    return () => stop.abort();
  }, [row, taken]);

  // The focus was on an element that the real carousel has replaced by an equal one.
  useEffect(() => {
    if (!taken || taken.focused < 0 || !row.current) return;
    controlsIn(row.current)[taken.focused]?.focus({ preventScroll: true });
  }, [row, taken]);
  return taken;
}

const controlsIn = (region: HTMLElement) => [
  ...region.querySelectorAll<HTMLElement>('a[href], button, select'),
];

/** Returns a function that waits until a region is neither pressed nor moving. */
function atRest(region: HTMLElement, signal: AbortSignal) {
  let pressed = false;
  let movedAt = Number.NEGATIVE_INFINITY;
  const on = (event: string, listen: () => void) =>
    region.addEventListener(event, listen, { signal, passive: true, capture: true });
  // A press on an element that is replaced before the release would not be a click.
  for (const event of ['touchstart', 'pointerdown']) {
    on(event, () => {
      pressed = true;
    });
  }
  for (const event of ['touchend', 'touchcancel', 'pointerup', 'pointercancel']) {
    on(event, () => {
      pressed = false;
      movedAt = performance.now();
    });
  }
  for (const event of ['scroll', 'keydown']) {
    on(event, () => {
      movedAt = performance.now();
    });
  }
  return async () => {
    while (!signal.aborted && (pressed || performance.now() - movedAt < REST_MS)) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS / 2));
    }
  };
}

function firstSlide(region: HTMLElement): number {
  const track = region.querySelector('.carousel-row');
  const [first, second] = track?.children ?? [];
  if (!track || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return Math.round(track.scrollLeft / (second.offsetLeft - first.offsetLeft));
}
