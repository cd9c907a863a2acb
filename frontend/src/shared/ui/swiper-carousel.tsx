import type { ReactNode } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';

export type SwiperCarouselProps = {
  id: string;
  label: string;
  slides: { key: string; content: ReactNode }[];
  initialSlide: number;
  /** Called with the carousel when it is there, and after each move. */
  onMove: (swiper: SwiperInstance) => void;
};

/** The row of a carousel with Swiper: swiping, and moves by arrow. */
export function SwiperCarousel({ id, label, slides, initialSlide, onMove }: SwiperCarouselProps) {
  return (
    <Swiper
      id={id}
      initialSlide={initialSlide}
      modules={[A11y]}
      a11y={{ containerMessage: label, containerRole: 'region', scrollOnFocus: true }}
      speed={window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300}
      watchOverflow
      spaceBetween={16}
      slidesPerView={1.08}
      breakpoints={{
        768: { slidesPerView: 2.08, spaceBetween: 24 },
        1180: { slidesPerView: 3.08, spaceBetween: 24 },
      }}
      onSwiper={onMove}
      onSlideChange={onMove}
      onReachEnd={onMove}
      onFromEdge={onMove}
      onResize={onMove}
      onSlidesLengthChange={onMove}
    >
      {slides.map(({ key, content }) => (
        <SwiperSlide key={key} className="h-auto!">
          {content}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
