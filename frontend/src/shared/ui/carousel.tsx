import { type ReactNode, useId, useRef } from 'react';
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

const UNKNOWN_ENDS = { first: true, last: false };

/** A row of slides: one on small screens, two from 768 px, three from 1180 px, with a slice of the next. */
export function Carousel(props: CarouselProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const taken = useSwiperWhenNear(row);
  if (taken) return <taken.Swiper {...props} id={id} initialSlide={taken.slide} />;
  const move = (direction: 1 | -1) => {
    const track = document.getElementById(id);
    track?.scrollBy({ left: direction * track.clientWidth, behavior: 'smooth' });
  };
  return (
    <div ref={row}>
      <CarouselHead
        controls={id}
        label={props.label}
        heading={props.heading}
        ends={UNKNOWN_ENDS}
        onPrevious={() => move(-1)}
        onNext={() => move(1)}
      />
      <CarouselRow id={id} label={props.label} slides={props.slides} />
    </div>
  );
}
