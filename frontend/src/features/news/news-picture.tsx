import type { NewsItem } from '@book-store/contract/news';

type NewsPictureProps = { item: NewsItem; sizes: string; decorative?: boolean; eager?: boolean };

export function NewsPicture({ item, sizes, decorative, eager }: NewsPictureProps) {
  const at = (width: number) => `/news/${width}/${item.image}`;
  return (
    <img
      src={at(800)}
      srcSet={`${at(400)} 400w, ${at(800)} 800w`}
      sizes={sizes}
      width={800}
      height={450}
      alt={decorative ? '' : item.imageAlt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="aspect-video h-auto w-full bg-wash object-cover"
    />
  );
}
