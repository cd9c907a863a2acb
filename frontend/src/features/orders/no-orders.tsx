import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Picture } from '../../shared/ui/picture.tsx';

export function NoOrders({ text }: { text: string }) {
  return (
    <EmptyState picture={<Picture name="noOrders" />} text={text}>
      <ButtonLink to={paths.home.to()}>Find a book</ButtonLink>
    </EmptyState>
  );
}
