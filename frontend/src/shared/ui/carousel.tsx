import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselRow, type Slide } from './carousel-row.tsx';
import { RowHead, type SeeAll } from './row-head.tsx';
import { SeeAllCard } from './see-all-card.tsx';
import { useNearSlides } from './use-near-slides.ts';
import { useRowEnds } from './use-row-ends.ts';
import { useSwiperWhenNear } from './use-swiper-when-near.ts';

type CarouselProps = {
  /** Names the carousel for screen readers. */
  label: string;
  heading: ReactNode;
  extra?: ReactNode;
  /** The link to everything that the row is a part of: in its head, and as its last slide. */
  seeAll?: SeeAll | undefined;
  slides: readonly Slide[];
  /** Shown in place of a row without slides. */
  instead?: ReactNode;
  /** Another view of the row begins at its first slide. */
  view?: string | undefined;
  /** How many slides are in the first screen, whose pictures do not wait. */
  first?: number | undefined;
};

/** A row of slides: one on small screens, two from 768 px, three from 1180 px. The arrows move a whole view. */
export function Carousel(props: CarouselProps) {
  const { label, heading, extra, seeAll, slides, instead, view = '', first = 0 } = props;
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  const swiper = useRef<Swiper>(null);
  const taken = useSwiperWhenNear(region);
  const last = seeAll && { key: 'see all', content: <SeeAllCard {...seeAll} /> };
  const all = slides.length > 0 && last ? [...slides, last] : slides;
  const shown = [taken !== undefined, view, ...all.map(({ key }) => key)].join();
  const rowEnds = useRowEnds(row, shown);
  const [swiperEnds, setSwiperEnds] = useState<typeof rowEnds>();
  const ends = (taken && swiperEnds) ?? rowEnds;
  const near = useNearSlides(row, { shown, first });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins at its first slide
  useEffect(() => void swiper.current?.slideTo(0, 0), [view]);

  function onMove(moved: Swiper) {
    swiper.current = moved;
    row.current = moved.wrapperEl;
    setSwiperEnds({ first: moved.isBeginning, last: moved.isEnd });
  }
  function move(direction: 1 | -1) {
    if (taken) return direction === 1 ? swiper.current?.slideNext() : swiper.current?.slidePrev();
    const { current } = row;
    if (!current) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    current.scrollBy({ left: direction * viewOf(current), behavior });
  }
  /** The row itself scrolls by its keys; in a slide, they move a view. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.target === row.current || event.target instanceof HTMLSelectElement) return;
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the links and buttons inside bubble up here
    <div ref={region} onKeyDown={onKeyDown}>
      <RowHead heading={heading} extra={extra} seeAll={all.length > 0 ? seeAll : undefined}>
        <CarouselArrows controls={id} label={label} ends={ends} onMove={move} />
      </RowHead>
      {all.length === 0 && instead}
      {all.length > 0 && taken && (
        <taken.Swiper
          id={id}
          label={label}
          slides={all}
          near={near}
          initialSlide={taken.slide}
          onMove={onMove}
        />
      )}
      {all.length > 0 && !taken && (
        <CarouselRow key={view} id={id} label={label} slides={all} row={row} near={near} />
      )}
    </div>
  );
}

/** Returns the width of the whole slides in sight, gaps included. */
function viewOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth;
  const step = second.offsetLeft - first.offsetLeft;
  return step * Math.max(1, Math.round(row.clientWidth / step));
}
