import { useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Slide } from './carousel-row.tsx';
import 'swiper/css';

export type SwiperCarouselProps = {
  id: string;
  label: string;
  slides: readonly Slide[];
  /** How many slides, from the first, show their pictures. */
  near: number;
  initialSlide: number;
  /** Called with the carousel when it is there, and after each move. */
  onMove: (swiper: SwiperInstance) => void;
};

/** The row of a carousel with Swiper: swiping, also with a mouse, and moves by whole views. */
export function SwiperCarousel(props: SwiperCarouselProps) {
  const { id, label, slides, near, initialSlide, onMove } = props;
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return (
    <Swiper
      id={id}
      className={`carousel-swiper ${slides.length === 1 ? 'is-single' : ''}`}
      initialSlide={initialSlide}
      modules={[A11y]}
      a11y={{ containerMessage: label, containerRole: 'region', scrollOnFocus: true }}
      speed={isStill ? 0 : 300}
      watchOverflow
      // A focused slide that is in sight stays where it is.
      watchSlidesProgress
      // The widths are the row's: its slides stay where they are.
      slidesPerView="auto"
      slidesPerGroupAuto
      spaceBetween={16}
      breakpoints={{ 768: { spaceBetween: 24 } }}
      onSwiper={onMove}
      onSlideChange={onMove}
      onReachEnd={onMove}
      onFromEdge={onMove}
      onResize={onMove}
      onSlidesLengthChange={onMove}
    >
      {slides.map(({ key, content }, index) => (
        <SwiperSlide key={key} className={`carousel-slide ${index >= near ? 'is-far' : ''}`}>
          {content}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
