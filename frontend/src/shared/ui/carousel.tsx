import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { CarouselHead } from './carousel-head.tsx';
import { CarouselRow } from './carousel-row.tsx';
import { useSwiperWhenNear } from './use-swiper-when-near.ts';

type CarouselProps = {
  /** Names the carousel for screen readers. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Shown to the left of the arrows. */
  heading: ReactNode;
};

/** A row of slides: one on small screens, two from 768 px, three from 1180 px, with a slice of the next. */
export function Carousel({ label, slides, heading }: CarouselProps) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const taken = useSwiperWhenNear(region);
  const swiper = useRef<Swiper>(null);
  const [ends, setEnds] = useState({ first: true, last: false });

  function onMove(moved: Swiper) {
    swiper.current = moved;
    setEnds({ first: moved.isBeginning, last: moved.isEnd });
  }
  function move(direction: 1 | -1) {
    if (swiper.current)
      return direction === 1 ? swiper.current.slideNext() : swiper.current.slidePrev();
    const row = document.getElementById(id);
    row?.scrollBy({ left: direction * row.clientWidth });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!taken || event.target instanceof HTMLSelectElement) return;
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the links and buttons inside bubble up here
    <div ref={region} onKeyDown={onKeyDown}>
      <CarouselHead
        controls={id}
        label={label}
        heading={heading}
        ends={ends}
        onPrevious={() => move(-1)}
        onNext={() => move(1)}
      />
      {taken ? (
        <taken.Swiper
          id={id}
          label={label}
          slides={slides}
          initialSlide={taken.slide}
          onMove={onMove}
        />
      ) : (
        <CarouselRow id={id} label={label} slides={slides} />
      )}
    </div>
  );
}
