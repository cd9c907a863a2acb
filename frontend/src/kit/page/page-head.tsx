import type { PageHead as PageHeadProps } from '@book-store/contract/pages/addresses/page-entry';
import { descriptionOf, robotsOf, titleOf } from '@book-store/contract/pages/heads/page-head';
import type { RenderedPage } from '@book-store/contract/pages/heads/rendered-page';
import { createContext, useContext, useEffect } from 'react';
import { useShop } from '../../api/calls/shop-api.ts';
import { useUsualWords } from '../../lib/wording/page-heads.ts';

/** What a page says about itself. */
export type PageFacts = Pick<RenderedPage, 'head' | 'shop' | 'status'>;

/** Where the server collects the head of the page that it renders; the browser provides none. */
export const PageFactsContext = createContext<((facts: PageFacts) => void) | undefined>(undefined);

type Props = PageHeadProps & { status?: PageFacts['status'] };

/**
 * Sets the title and the description of a page, which tabs, bookmarks and previews show, and keeps a hidden
 * one out of search engines.
 */
export function PageHead({ status = 200, ...head }: Props) {
  const shop = useShop();
  const usual = useUsualWords();
  useContext(PageFactsContext)?.({ head, shop, status });
  const title = titleOf(head, shop, usual);
  const description = descriptionOf(head, shop, usual);
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
