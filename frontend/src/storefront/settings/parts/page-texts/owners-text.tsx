import type { TextPageId } from '@book-store/contract/text-limits';
import type { ReactNode } from 'react';
import { Loaded } from '../../../../kit/page/loaded.tsx';
import { RichText } from '../../../../kit/rich-text.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { useGetPageTextQuery } from './api.ts';

type OwnersTextProps = {
  page: TextPageId;
  /** Stands around what the owner has written. */
  frame?: (text: ReactNode) => ReactNode;
  /** The text until the owner writes one. */
  children: ReactNode;
};

/** The owner's text of a page. The usual text never replaces one that could not be read. */
export function OwnersText({ page, frame = (text) => text, children }: OwnersTextProps) {
  const { pageFailed } = useTexts(commonTexts);
  const query = useGetPageTextQuery(page);
  return (
    <Loaded query={query} spinner="min-h-[40vh]" failed={pageFailed}>
      {({ html }) =>
        html
          ? frame(
              <div id={page} className="scroll-mt-32">
                <RichText html={html} />
              </div>,
            )
          : children
      }
    </Loaded>
  );
}
