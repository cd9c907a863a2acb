import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { CarouselHead } from './carousel-head.tsx';

export type SwiperCarouselProps = {
  id: string;
  label: string;
  heading: ReactNode;
  slides: { key: string; content: ReactNode }[];
  initialSlide: number;
};

export function SwiperCarousel({ id, label, heading, slides, initialSlide }: SwiperCarouselProps) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [ends, setEnds] = useState({ first: true, last: false });
  const updateEnds = (s: SwiperInstance) => setEnds({ first: s.isBeginning, last: s.isEnd });
  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLSelectElement) return;
    if (event.key === 'ArrowLeft') swiper?.slidePrev();
    if (event.key === 'ArrowRight') swiper?.slideNext();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the links and buttons inside bubble up here
    <div onKeyDown={onKeyDown}>
      <CarouselHead
        controls={id}
        label={label}
        heading={heading}
        ends={ends}
        onPrevious={() => swiper?.slidePrev()}
        onNext={() => swiper?.slideNext()}
      />
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
        onSwiper={(s) => {
          setSwiper(s);
          updateEnds(s);
        }}
        onSlideChange={updateEnds}
        onReachEnd={updateEnds}
        onFromEdge={updateEnds}
        onResize={updateEnds}
        onSlidesLengthChange={updateEnds}
      >
        {slides.map(({ key, content }) => (
          <SwiperSlide key={key} className="h-auto!">
            {content}
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
