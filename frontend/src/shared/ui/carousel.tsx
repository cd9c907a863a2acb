import { lazy, type ReactNode, Suspense, useId } from 'react';
import { CarouselRow } from './carousel-row.tsx';

const SwiperCarousel = lazy(() => import('./swiper-carousel.tsx'));

type CarouselProps = {
  /** Names the carousel for screen readers. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Shown to the left of the arrows. */
  heading: ReactNode;
};

/** A row of slides: one on small screens, two from 768 px, three from 1180 px, with a slice of the next. */
export function Carousel(props: CarouselProps) {
  const id = useId();
  return (
    <Suspense
      fallback={
        <>
          <div className="mb-6 flex min-h-11 items-end justify-between gap-4">{props.heading}</div>
          <CarouselRow label={props.label} slides={props.slides} />
        </>
      }
    >
      <SwiperCarousel {...props} id={id} />
    </Suspense>
  );
}
