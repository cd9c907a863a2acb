import type { NewsItem } from '@book-store/contract/news';
import { NEWS_WIDTHS, newsPicturePath } from '@book-store/contract/pictures';
import { StoredPicture } from '../../shared/ui/stored-picture.tsx';

type NewsPictureProps = { item: NewsItem; sizes: string; decorative?: boolean; eager?: boolean };

export function NewsPicture({ item, sizes, decorative, eager }: NewsPictureProps) {
  return (
    <StoredPicture
      widths={NEWS_WIDTHS}
      pathOf={(width) => newsPicturePath(item.image, width)}
      usual={800}
      sizes={sizes}
      width={800}
      height={450}
      alt={decorative ? '' : item.imageAlt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className="aspect-video h-auto w-full bg-wash object-cover"
    />
  );
}
