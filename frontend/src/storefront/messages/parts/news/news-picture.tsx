import type { NewsCardView } from '@book-store/contract/messages/news/news.schemas';
import { newsPicture } from '@book-store/contract/pictures';
import { StoredPicture } from '../../../../kit/pictures/stored-picture.tsx';

type NewsPictureProps = {
  item: Pick<NewsCardView, 'image' | 'imageAlt'>;
  sizes: string;
  decorative?: boolean;
  eager?: boolean;
};

/** The picture of a news item; nothing without one. */
export function NewsPicture({ item, sizes, decorative, eager }: NewsPictureProps) {
  if (!item.image) return null;
  return (
    <StoredPicture
      {...newsPicture(item.image)}
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
