import type { UNWRITTEN_PAGES } from '@book-store/contract/text-limits';
import type { ComponentProps } from 'react';
import { Loaded } from '../../kit/loaded.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import { commonTexts } from '../../lib/texts.ts';
import NotFoundPage from '../not-found/page.tsx';
import { useGetPageTextQuery } from './api.ts';
import { TextPage } from './text-page.tsx';

type OwnPageProps = {
  page: (typeof UNWRITTEN_PAGES)[number];
  head: ComponentProps<typeof TextPage>['head'];
};

/** A page that has no usual text: there is none until the owner has written one. */
export function OwnPage({ page, head }: OwnPageProps) {
  const { pageFailed } = useTexts(commonTexts);
  const query = useGetPageTextQuery(page);
  return (
    <Loaded query={query} spinner="min-h-[40vh]" failed={pageFailed}>
      {({ html }) =>
        html ? (
          <TextPage head={head}>
            <div id={page} className="scroll-mt-32">
              <RichText html={html} />
            </div>
          </TextPage>
        ) : (
          <NotFoundPage />
        )
      }
    </Loaded>
  );
}
