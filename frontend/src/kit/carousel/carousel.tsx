import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselRow, type Slide } from './carousel-row.tsx';
import { RowHead, type SeeAll } from './row-head.tsx';
import { useNearSlides } from './use-near-slides.ts';
import { preloadSwiper, useSwiper } from './use-swiper.ts';

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
  const last = seeAll && { key: 'see all', content: <SeeAllCard {...seeAll} /> };
  const all = slides.length > 0 && last ? [...slides, last] : slides;
  const shown = [view, ...all.map(({ key }) => key)].join();
  const ends = useRowEnds(row, shown);
  const near = useNearSlides(row, { shown, first });
  const moveByView = useSwiper(region, row);

  /** Without Swiper, which the network may have refused, the row still moves. */
  const move = (direction: 1 | -1) =>
    void moveByView(direction).catch(() => {
      row.current?.scrollBy({ left: direction * row.current.clientWidth });
    });
  /** The row itself scrolls by its keys; in a slide, they move a view. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.target === row.current || event.target instanceof HTMLSelectElement) return;
    const direction = { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    // Or the browser scrolls as well, and Safari ends our own movement by it.
    event.preventDefault();
    move(direction);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the links and buttons inside bubble up here
    <div ref={region} onKeyDown={onKeyDown} onPointerEnter={preloadSwiper} onFocus={preloadSwiper}>
      <RowHead heading={heading} extra={extra} seeAll={all.length > 0 ? seeAll : undefined}>
        <CarouselArrows controls={id} label={label} ends={ends} onMove={move} />
      </RowHead>
      {all.length === 0 && instead}
      {all.length > 0 && (
        <CarouselRow key={view} id={id} label={label} slides={all} row={row} near={near} />
      )}
    </div>
  );
}

/** The last card of a row: it links to everything that the row is a part of. */
function SeeAllCard({ to, text }: SeeAll) {
  return (
    <Link
      to={to}
      className="flex h-full min-h-40 flex-col items-center justify-center gap-3 rounded-card border border-line bg-wash p-4 text-center font-title text-h3 font-semibold hover:border-control hover:underline"
    >
      <ArrowRightIcon className="size-8" />
      <span className="max-w-full break-words hyphens-auto">{text}</span>
    </Link>
  );
}

/** Returns whether a scrolling row is at its first and at its last slide; `shown` tells sets of slides apart. */
function useRowEnds(row: RefObject<HTMLElement | null>, shown: string) {
  const [ends, setEnds] = useState({ first: true, last: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides have another width
  useEffect(() => {
    const { current } = row;
    if (!current) return setEnds({ first: true, last: true });
    const look = () => {
      const first = current.scrollLeft < 2;
      const last = current.scrollLeft + current.clientWidth > current.scrollWidth - 2;
      setEnds((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [row, shown]);
  return ends;
}
