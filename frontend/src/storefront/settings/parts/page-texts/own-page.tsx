import type { UNWRITTEN_PAGES } from '@book-store/contract/text-limits';
import type { ComponentProps } from 'react';
import NotFoundPage from '../../../frame/not-found/page.tsx';
import { OwnersText } from './owners-text.tsx';
import { TextPage } from './text-page.tsx';

type OwnPageProps = {
  page: (typeof UNWRITTEN_PAGES)[number];
  head: ComponentProps<typeof TextPage>['head'];
};

/** A page that has no usual text: there is none until the owner has written one. */
export const OwnPage = ({ page, head }: OwnPageProps) => (
  <OwnersText page={page} frame={(text) => <TextPage head={head}>{text}</TextPage>}>
    <NotFoundPage />
  </OwnersText>
);
