import { descriptionOf, robotsOf, titleOf } from '@book-store/contract/page-head';
import type { PageHead as PageHeadProps } from '@book-store/contract/pages';
import { useEffect } from 'react';

/** Sets the title and the description of a page, and keeps a hidden one out of search engines. */
export function PageHead(head: PageHeadProps) {
  const title = titleOf(head);
  const description = descriptionOf(head);
  const robots = robotsOf(head);
  useEffect(() => {
    document.title = title;
    const meta = (name: string) => {
      const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
      if (found) return found;
      const made = document.createElement('meta');
      made.name = name;
      return document.head.appendChild(made);
    };
    meta('description').content = description;
    meta('robots').content = robots;
  }, [title, description, robots]);
  return null;
}
