import type { ReactNode, RefObject } from 'react';

export type Slide = { key: string; content: ReactNode };

type CarouselRowProps = {
  id?: string;
  label: string;
  slides: readonly Slide[];
  row?: RefObject<HTMLElement | null>;
  /** How many slides, from the first, show their pictures; all without it. */
  near?: number;
};

/** The slides of a carousel: a row that scrolls by touch, wheel and keys, and snaps to its slides. */
export function CarouselRow({ id, label, slides, row, near }: CarouselRowProps) {
  return (
    <section
      id={id}
      ref={row}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keys
      tabIndex={0}
      className={`carousel-row ${slides.length === 1 ? 'is-single' : ''}`}
    >
      {slides.map(({ key, content }, index) => (
        <div
          key={key}
          className={`carousel-slide ${near !== undefined && index >= near ? 'is-far' : ''}`}
        >
          {content}
        </div>
      ))}
    </section>
  );
}
