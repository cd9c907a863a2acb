import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';

type SwiperCarouselProps = {
  id: string;
  label: string;
  heading: ReactNode;
  slides: { key: string; content: ReactNode }[];
};

const arrow =
  'grid size-11 place-items-center rounded-full border border-control bg-card hover:bg-wash ' +
  'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-control aria-disabled:bg-transparent';

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function SwiperCarousel({ id, label, heading, slides }: SwiperCarouselProps) {
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
      <div className="mb-6 flex min-h-11 items-end justify-between gap-4">
        {heading}
        <div className="hidden gap-2 md:flex">
          <button
            type="button"
            aria-controls={id}
            aria-disabled={ends.first}
            aria-label={`${label}: show previous`}
            className={arrow}
            onClick={() => swiper?.slidePrev()}
          >
            <ArrowLeftIcon className="size-5" />
          </button>
          <button
            type="button"
            aria-controls={id}
            aria-disabled={ends.last}
            aria-label={`${label}: show next`}
            className={arrow}
            onClick={() => swiper?.slideNext()}
          >
            <ArrowRightIcon className="size-5" />
          </button>
        </div>
      </div>
      <Swiper
        id={id}
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
