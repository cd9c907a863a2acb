import type { ReactNode } from 'react';

type CarouselRowProps = {
  id?: string;
  label: string;
  slides: { key: string; content: ReactNode }[];
};

/** The carousel before its script has loaded: a scrolling row that snaps to the same positions. */
export function CarouselRow({ id, label, slides }: CarouselRowProps) {
  return (
    <section
      id={id}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keys
      tabIndex={0}
      className="carousel-row"
    >
      {slides.map(({ key, content }) => (
        <div key={key} className="carousel-slide">
          {content}
        </div>
      ))}
    </section>
  );
}
